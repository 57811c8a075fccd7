/**
 * The values of documents, shared: documents with the same values have the same row, and the rows are few. A
 * search counts rows and looks at the values of each row once, however many documents have it.
 *
 * Facets are split into groups so that rows stay few: what goes together (committee and subject) shares a
 * group, what does not would multiply.
 */
export type RowGroup = {
  /** The facets whose values are in the group. */
  facets: Uint8Array;
  /** Each document's row. */
  rowOf: Uint16Array | Uint32Array;
  /** The values of row r, ascending, are `values[starts[r]]` up to, without, `values[starts[r + 1]]`. */
  starts: Uint32Array;
  values: Uint32Array;
};

/** Most rows of a group, unless a single facet has more. */
const MOST_ROWS = 2 ** 16;

type Combinations = { facets: number[]; of: Uint32Array; values: number[][] };

/**
 * Groups the values of `size` documents. `valuesOf` answers a document's values, ascending; the values of
 * facet s are numbered `facets[s]` up to, without, `facets[s + 1]`.
 */
export function packRows(
  size: number,
  facets: Uint32Array,
  valuesOf: (document: number) => Uint32Array,
): RowGroup[] {
  const byFacet = Array.from({ length: facets.length - 1 }, (_, facet) => ({
    facets: [facet],
    ...setsOf(size, facets[facet] as number, facets[facet + 1] as number, valuesOf),
  }));
  // The facets with the most sets first: each joins the group in which the rows multiply least.
  byFacet.sort((one, other) => other.values.length - one.values.length);
  const groups: Combinations[] = [];
  for (const facet of byFacet) {
    let best: { at: number; joined: Combinations } | undefined;
    for (const [at, group] of groups.entries()) {
      const joined = combine(group, facet, best?.joined.values.length ?? MOST_ROWS);
      if (joined) best = { at, joined };
    }
    if (best) groups[best.at] = best.joined;
    else groups.push(facet);
  }
  return groups.map(packGroup);
}

/** The distinct sets of values that documents have within one facet. */
function setsOf(
  size: number,
  first: number,
  end: number,
  valuesOf: (document: number) => Uint32Array,
): Omit<Combinations, 'facets'> {
  const sets = new Map<number | string, number>();
  const values: number[][] = [];
  const of = new Uint32Array(size);
  for (let document = 0; document < size; document++) {
    const all = valuesOf(document);
    let from = 0;
    while (from < all.length && (all[from] as number) < first) from++;
    let to = from;
    while (to < all.length && (all[to] as number) < end) to++;
    const key = to - from === 1 ? (all[from] as number) : all.subarray(from, to).join();
    let set = sets.get(key);
    if (set === undefined) {
      set = values.push([...all.subarray(from, to)]) - 1;
      sets.set(key, set);
    }
    of[document] = set;
  }
  return { of, values };
}

/** The distinct pairs of rows; undefined when there are more than `most`. */
function combine(one: Combinations, other: Combinations, max: number): Combinations | undefined {
  const pairs = new Map<number, number>();
  const values: number[][] = [];
  const of = new Uint32Array(one.of.length);
  for (let document = 0; document < of.length; document++) {
    const [left, right] = [one.of[document] as number, other.of[document] as number];
    const key = left * other.values.length + right;
    let pair = pairs.get(key);
    if (pair === undefined) {
      if (values.length === max) return undefined;
      pair = values.push([...(one.values[left] ?? []), ...(other.values[right] ?? [])]) - 1;
      pairs.set(key, pair);
    }
    of[document] = pair;
  }
  return { facets: [...one.facets, ...other.facets], of, values };
}

function packGroup({ facets, of, values }: Combinations): RowGroup {
  const starts = new Uint32Array(values.length + 1);
  for (const [row, own] of values.entries()) starts[row + 1] = (starts[row] as number) + own.length;
  const packed = new Uint32Array(starts[values.length] as number);
  for (const [row, own] of values.entries())
    packed.set(
      own.toSorted((one, other) => one - other),
      starts[row],
    );
  return {
    facets: Uint8Array.from(facets),
    rowOf: values.length <= MOST_ROWS ? Uint16Array.from(of) : of,
    starts,
    values: packed,
  };
}
