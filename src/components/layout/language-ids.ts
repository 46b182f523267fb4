/** Id of the list of languages. */
export const languageListId = 'languages';

/** Id of its button, for the way to it from the end of a page and from a suggestion. */
export const languageButtonId = 'language';

/** Id of the place where another language is suggested. */
export const suggestionId = 'suggestion';
