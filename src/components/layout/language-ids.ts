/** Id of the list of languages. */
export const languageListId = 'languages';

/** Id of its button, to which the footer links and the suggestion returns focus. */
export const languageButtonId = 'language';

/** Id of the element in which another language is suggested. */
export const suggestionId = 'suggestion';
