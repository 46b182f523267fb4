/** A piece of a text: plain words, a placeholder, or one end of a tag. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'placeholder' | 'open' | 'close'; readonly name: string };

/** Cuts a text into words, placeholders and tags. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{\{([^{}]+)\}\}|<(\/?)([^\s<>/]+)>/g)) {
    const [whole, placeholder, slash, name = ''] = match;
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) });
    if (placeholder !== undefined) pieces.push({ kind: 'placeholder', name: placeholder });
    else pieces.push({ kind: slash ? 'close' : 'open', name });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) });
  return pieces;
}
