/** A text as a regular expression that matches just it, with or without the flag `u`. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
