/**
 * Positions below `size` in descending order of their key, the lower position first among equals, put in order only as
 * far as someone looks (incremental quicksort, Paredes & Navarro 2006): a page far behind needs no sorting of all
 * that is before it.
 */
export function lazySort(size: number, keyOf: (position: number) => number): (rank: number) => number {
  const keys = new Float64Array(size);
  const order = new Uint32Array(size);
  for (let position = 0; position < size; position++) {
    keys[position] = keyOf(position);
    order[position] = position;
  }
  const compare = (one: number, other: number): number =>
    (keys[other] as number) - (keys[one] as number) || one - other;
  /** What is between two cuts comes before all that is behind, in any order until it is sorted. */
  const cuts = [0, size];
  const sorted = new Set<number>();

  return (rank) => {
    for (;;) {
      const stretch = cuts.findLastIndex((cut) => cut <= rank);
      const [first = 0, end = size] = [cuts[stretch], cuts[stretch + 1]];
      if (sorted.has(first)) break;
      if (end - first <= FEW) {
        order.subarray(first, end).sort(compare);
        sorted.add(first);
        break;
      }
      cuts.splice(stretch + 1, 0, ...partedAt(order, first, end, compare));
    }
    return order[rank] ?? 0;
  };
}

const FEW = 256;

/** Parts a stretch by one of its positions (Hoare 1961); answers where the later ones begin. */
function partedAt(
  order: Uint32Array,
  first: number,
  end: number,
  compare: (one: number, other: number) => number,
): number[] {
  const pivot = order[(first + end) >>> 1] as number;
  let [low, high] = [first, end - 1];
  while (low <= high) {
    while (compare(order[low] as number, pivot) < 0) low++;
    while (compare(order[high] as number, pivot) > 0) high--;
    if (low > high) break;
    const moved = order[low] as number;
    order[low++] = order[high] as number;
    order[high--] = moved;
  }
  // One between the two stands where it belongs.
  return [high + 1, low].filter((cut, at, all) => cut > first && cut < end && cut !== all[at - 1]);
}
