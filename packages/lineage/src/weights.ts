import type { Editions } from './traits.ts';

/** How far the names of clauses can be believed, 0 to 1, as the clauses show whose texts tell for sure. */
export type NameWeights = {
  /** That the same number means the same clause. */
  readonly number: number;
  /** That the same id does: counted where the number changed, since an id that only repeats the number says no more. */
  readonly identity: number;
};

/** Learns from pairs that are sure how far numbers and ids go with the text. */
export function nameWeights(
  { base, target }: Editions,
  sure: readonly { base: number; target: number }[],
): NameWeights {
  const clauses = sure.flatMap((pair) => {
    const [before, after] = [base[pair.base]?.clause, target[pair.target]?.clause];
    return before && after ? [{ before, after }] : [];
  });
  const numbered = clauses.filter(({ before, after }) => before.number !== '' && after.number !== '');
  const renumbered = clauses.filter(({ before, after }) => before.number !== after.number);
  return {
    number: share(numbered, ({ before, after }) => before.number === after.number),
    identity: share(renumbered, ({ before, after }) => before.id === after.id),
  };
}

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;
