/** The path of the first text within a value that holds NUL, which the database keeps in no text; null without one. */
export function placeOfNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    const place = placeOfNul(each, `${path}.${name}`);
    if (place !== null) return place;
  }
  return null;
}
