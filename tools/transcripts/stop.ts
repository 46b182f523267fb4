/** What the screen reader says when it comes to an element, to a text or to an element's end. */
export interface Stop {
  /** Number of the element or text. */
  readonly node: number;
  /** Whether the reader leaves the element here, after everything in it. */
  readonly isEnd: boolean;
  /** Such as `heading`; text has none. */
  readonly role: string;
  readonly name: string;
  /** What else is said of it, such as `level 2` or `current page`. */
  readonly states: readonly string[];
  /** Number of the block of text it is in: what is in one block is read in one go. */
  readonly block: number;
  /** Whether a space stands before it. */
  readonly isApart: boolean;
  /** Tag of its language, where that is not the page's: it is said in another voice. */
  readonly language: string | null;
  /** Whether there is a link in it. */
  readonly hasLink: boolean;
}
