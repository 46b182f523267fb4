/** The text of a file in UTF-8, with its byte order mark if it has one; nothing for other bytes. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // UTF-16 without a mark is valid UTF-8 whose every other character is nothing.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
