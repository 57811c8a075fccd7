/**
 * Reciprocal rank fusion (Cormack, Clarke & Büttcher 2009): how far down a list still counts, and what a place in the
 * list by meaning counts against one in the list by words. Decision 60 has the figures.
 */
const damping = 10;
const meaningShare = 0.02;

/**
 * One list from the documents found by words and those near in meaning, each the best first: what words find leads,
 * meaning decides between near places and adds what shares no word.
 */
export function fused(byWords: readonly string[], byMeaning: readonly string[]): string[] {
  const scores = new Map<string, number>();
  const add = (ids: readonly string[], share: number): void =>
    ids.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + share / (damping + place + 1)));
  add(byWords, 1);
  add(byMeaning, meaningShare);
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

type Member = { readonly id: string; readonly family: number; readonly isCurrent: boolean };

/**
 * The same documents with those in force first within each family: a family's places stay its own. A text with a number
 * may name an edition, and keeps its order.
 */
export function currentFirst(text: string, ids: readonly string[], members: readonly Member[]): string[] {
  if (/\p{N}/u.test(text)) return [...ids];
  const known = new Map(members.map((member) => [member.id, member]));
  const waiting = Map.groupBy(
    ids.flatMap((id) => known.get(id) ?? []),
    ({ family }) => family,
  );
  for (const family of waiting.values())
    family.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return ids.map((id) => {
    const family = known.get(id)?.family;
    return (family !== undefined && waiting.get(family)?.shift()?.id) || id;
  });
}
