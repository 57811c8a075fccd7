import type { Pick } from '../picks.ts';
import { pickOf } from '../refinement/sectionPicks.ts';
import { wayTo, type Value } from '../refinement/values.ts';

/** A publisher or a category on the billboard: key, name, children and appearance. */
export type Tile = Value & {
  readonly list: 'publisherList' | 'categoryList';
  /** The categories that it lies within. */
  readonly above: readonly Value[];
};

export type Library = { publishers: readonly Value[]; categories: readonly Value[] };

/** The tiles for the picks: publishers, then categories, then subcategories. */
export function tilesOf(picks: readonly Pick[], { publishers, categories }: Library): Tile[] {
  const onBillboard = publishers.filter(({ showBillboard }) => showBillboard);
  const picked = picks.filter(({ list }) => list === 'categoryList');
  const isAnyPicked = picked.length > 0 || picks.some(({ list }) => list === 'publisherList');
  if (!isAnyPicked && onBillboard.length > 1) {
    return onBillboard.map((value) => ({ ...value, list: 'publisherList', above: [] }));
  }
  const above = picked[0] && picked.length === 1 ? wayTo(categories, picked[0].key) : [];
  const within = above.at(-1)?.child ?? categories;
  return within.map((value) => ({ ...value, list: 'categoryList', above }));
}

/** The picks after a tile was chosen: it replaces those of its list. */
export const picksAt = (picks: readonly Pick[], tile: Tile): Pick[] => [
  ...picks.filter(({ list }) => list !== tile.list),
  ...pickOf(tile.list, [...tile.above, tile]),
];
