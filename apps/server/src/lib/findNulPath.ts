/**
 * The path of the first text within a value that holds NUL, which the database keeps in no text; null without one.
 * However deep the value is nested.
 */
export function findNulPath(value: unknown, path: string): string | null {
  const rest: [unknown, string][] = [[value, path]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [each, place] = next;
    if (typeof each === 'string' && each.includes('\0')) return place;
    if (typeof each !== 'object' || each === null) continue;
    const inner = Object.entries(each).map(([name, field]): [unknown, string] => [field, `${place}.${name}`]);
    for (const entry of inner.toReversed()) rest.push(entry);
  }
  return null;
}
