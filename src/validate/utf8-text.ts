/** Decodes UTF-8, keeping a byte order mark. Returns undefined if the bytes are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8 in which every other character is NUL.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
