import { keysIn, type Pick, type SectionList } from '../picks.ts';
import { wayTo, type Value } from './values.ts';

type Change = {
  picks: readonly Pick[];
  list: SectionList;
  /** Keys of the values of this list that are to be picked from now on. */
  keys: readonly string[];
  values: readonly Value[];
};

/** The picks with other keys of one list: remaining ones keep their position, new ones are appended with their parents. */
export function picksWith({ picks, list, keys, values }: Change): Pick[] {
  const wantedKeys = new Set(keys);
  const before = new Set(keysIn(picks, list));
  const otherPicks = picks.filter((pick) => pick.list !== list || wantedKeys.has(pick.key));
  const added = keys.filter((key) => !before.has(key)).flatMap((key) => pickOf(list, wayTo(values, key)));
  return [...otherPicks, ...added];
}

/** The value at the end of a way as a pick; none where there is no way. */
export function pickOf(list: SectionList, way: readonly Value[]): Pick[] {
  const value = way.at(-1);
  const above = way.slice(0, -1);
  const parent = above.at(-1);
  if (!value) return [];
  // Addresses name types as they were delivered, whatever the reader's language is.
  const { key, name } = list === 'documentTypeList' ? { ...value, name: value.key } : value;
  if (!parent) return [{ list, key, name }];
  return [{ list, key, name, within: { keys: above.map((each) => each.key), name: parent.name } }];
}
