/** Escapes a text for use in a regular expression, with or without the flag `u`. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
