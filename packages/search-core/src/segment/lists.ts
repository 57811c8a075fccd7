import { uint32 } from './arrays.ts';

/** Many short lists in two arrays: list i is `items[offsets[i]]` up to, without, `items[offsets[i + 1]]`. */
export type Lists = { offsets: Uint32Array; items: Uint32Array };

/** Packs lists in their order. */
export function packLists(lists: ArrayLike<number>[]): Lists {
  const offsets = uint32(lists.length + 1);
  lists.forEach((list, at) => (offsets[at + 1] = (offsets[at] ?? 0) + list.length));
  const items = uint32(offsets[lists.length] ?? 0);
  lists.forEach((list, at) => items.set(list, offsets[at] ?? 0));
  return { offsets, items };
}

/**
 * Turns lists around: list k of the result holds, ascending, the lists in which k stands.
 * `items` of the input are below `size`.
 */
export function invertLists({ offsets, items }: Lists, size: number): Lists {
  const inverted = { offsets: countingOffsets(items, size), items: uint32(items.length) };
  const next = inverted.offsets.slice();
  for (let list = 0; list + 1 < offsets.length; list++) {
    const end = offsets[list + 1] as number;
    for (let at = offsets[list] as number; at < end; at++) {
      const item = items[at] as number;
      const place = next[item] as number;
      inverted.items[place] = list;
      next[item] = place + 1;
    }
  }
  return inverted;
}

/** The items of one list, as a view. */
export function listAt({ offsets, items }: Lists, list: number): Uint32Array {
  return items.subarray(offsets[list] ?? 0, offsets[list + 1] ?? 0);
}

/** First step of a counting sort: where the entries of each key below `size` begin, and the end of all. */
function countingOffsets(keys: ArrayLike<number>, size: number): Uint32Array {
  const offsets = uint32(size + 1);
  for (let at = 0; at < keys.length; at++) {
    const after = (keys[at] as number) + 1;
    offsets[after] = (offsets[after] as number) + 1;
  }
  for (let key = 0; key < size; key++)
    offsets[key + 1] = (offsets[key + 1] as number) + (offsets[key] as number);
  return offsets;
}
