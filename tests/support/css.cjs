// Replaces every style sheet, as these tests do not check styles.
module.exports = {};
