import { keysIn, type Pick, type SectionList } from '../picks.ts';
import { wayTo, type Value } from './values.ts';

type Change = {
  picks: readonly Pick[];
  list: SectionList;
  /** Keys of the values of this list that are to be picked from now on. */
  keys: readonly string[];
  values: readonly Value[];
};

/** The picks with other keys of one list: those that stay keep their place, new ones come last with their parents. */
export function picksWith({ picks, list, keys, values }: Change): Pick[] {
  const wanted = new Set(keys);
  const before = new Set(keysIn(picks, list));
  const kept = picks.filter((pick) => pick.list !== list || wanted.has(pick.key));
  const added = keys.filter((key) => !before.has(key)).map((key) => pickOf(list, wayTo(values, key), key));
  return [...kept, ...added];
}

/** A value as a pick, from the way that leads to it. */
export function pickOf(list: SectionList, way: readonly Value[], key: string): Pick {
  const above = way.slice(0, -1);
  const parent = above.at(-1);
  const name = way.at(-1)?.name ?? key;
  if (!parent) return { list, key, name };
  return { list, key, name, within: { keys: above.map((each) => each.key), name: parent.name } };
}
