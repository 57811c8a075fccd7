/**
 * The path of the first text within a value that holds NUL, which the database keeps in no text; null without one.
 * However deep the value is nested.
 */
export function findNulPath(value: unknown, path: string): string | null {
  const rest = [{ value, path }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: each, path: place } = next;
    if (typeof each === 'string' && each.includes('\0')) return place;
    if (typeof each !== 'object' || each === null) continue;
    const inner = Object.entries(each).map(([name, value]) => ({ value: value, path: `${place}.${name}` }));
    for (const value of inner.toReversed()) rest.push(value);
  }
  return null;
}
