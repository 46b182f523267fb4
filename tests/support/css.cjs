// Stands in for every style sheet: nothing here is looked at.
module.exports = {};
