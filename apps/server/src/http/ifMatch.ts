/** The ETags of an If-Match header (RFC 9110, 13.1.1): `*`, or tags with their quotes; null where there is none. */
export function ifMatchOf(header: string | undefined): readonly string[] | null {
  if (header === undefined) return null;
  if (header.trim() === '*') return ['*'];
  // A weak tag never matches here: it would not say that nothing was changed.
  return header
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => /^"[^"]*"$/.test(tag));
}
