/**
 * The number of edits between two words, when it is at most `most`: letters added, left out or replaced, and two
 * neighbors exchanged (optimal string alignment, Boytsov 2011, section 2.2). Undefined when they are farther apart.
 */
export function distanceWithin(one: string, other: string, max: number): number | undefined {
  if (Math.abs(one.length - other.length) > max) return undefined;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    let min = at;
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let edits = Math.min(
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
      );
      const isExchange = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isExchange) edits = Math.min(edits, (before[to - 2] ?? 0) + 1);
      next.push(edits);
      min = Math.min(min, edits);
    }
    if (min > max) return undefined;
    before = row;
    row = next;
  }
  const edits = row[other.length] ?? 0;
  return edits <= max ? edits : undefined;
}
