/** Every string of a JSON value, in order. */
export function stringsOf(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(stringsOf);
}
