import type { Part } from './traits.ts';

/** What more clauses than this hold leads nowhere. */
const mostHolders = 40;

/** Which clauses hold a mark, by their places; marks that stand nearly everywhere are left out. */
export function postings<Mark>(
  parts: readonly Part[],
  marksOf: (part: Part) => Iterable<Mark>,
): ReadonlyMap<Mark, readonly number[]> {
  const holders = new Map<Mark, number[]>();
  for (const part of parts) {
    for (const mark of marksOf(part)) {
      const list = holders.get(mark);
      if (!list) holders.set(mark, [part.at]);
      else if (list.length <= mostHolders) list.push(part.at);
    }
  }
  for (const [mark, list] of holders) if (list.length > mostHolders) holders.delete(mark);
  return holders;
}
