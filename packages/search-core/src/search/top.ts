/**
 * The `wanted` first positions below `size` in descending order of their key, the lower position first among equals.
 * For the first pages a heap with the last of them on top keeps this at n · log(wanted); further on the positions
 * wanted are parted from the others first (quickselect, Hoare 1961), and then sorted alone.
 */
export function topPositions(
  size: number,
  wanted: number,
  keyOf: (position: number) => number,
): ArrayLike<number> & Iterable<number> {
  const most = Math.min(wanted, size);
  if (most <= 0) return [];
  return most <= LARGEST_HEAP ? heapOf(size, most, keyOf) : selection(size, most, keyOf);
}

const LARGEST_HEAP = 1_000;

function selection(size: number, most: number, keyOf: (position: number) => number): Uint32Array {
  const keys = Float64Array.from({ length: size }, (_, position) => keyOf(position));
  const order = Uint32Array.from(keys.keys());
  const compare = (one: number, other: number): number =>
    (keys[other] as number) - (keys[one] as number) || one - other;
  let first = 0;
  let last = size - 1;
  while (first < last) {
    const pivot = order[(first + last) >>> 1] as number;
    let [low, high] = [first, last];
    while (low <= high) {
      while (compare(order[low] as number, pivot) < 0) low++;
      while (compare(order[high] as number, pivot) > 0) high--;
      if (low > high) break;
      const moved = order[low] as number;
      order[low++] = order[high] as number;
      order[high--] = moved;
    }
    if (most - 1 <= high) last = high;
    else if (most - 1 >= low) first = low;
    else break;
  }
  return order.subarray(0, most).sort(compare);
}

function heapOf(size: number, most: number, keyOf: (position: number) => number): number[] {
  const heap: Entry[] = [];
  let least = -Infinity;
  for (let position = 0; position < size; position++) {
    const key = keyOf(position);
    if (heap.length < most) rise(heap, { position, key });
    // Positions ascend, so that among equals those in the heap come first.
    else if (key > least) sink(heap, { position, key });
    else continue;
    if (heap.length === most) least = heap[0]?.key ?? -Infinity;
  }
  return heap
    .sort((one, other) => other.key - one.key || one.position - other.position)
    .map(({ position }) => position);
}

type Entry = { position: number; key: number };

function comesAfter(one: Entry, other: Entry): boolean {
  return one.key < other.key || (one.key === other.key && one.position > other.position);
}

function rise(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const above = (at - 1) >>> 1;
    const parent = heap[above];
    if (!parent || !comesAfter(entry, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = entry;
}

/** Replaces the top. */
function sink(heap: Entry[], entry: Entry): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const [one, other] = [heap[left], heap[left + 1]];
    if (!one) break;
    const below = other && comesAfter(other, one) ? left + 1 : left;
    const child = below === left ? one : other;
    if (!child || !comesAfter(child, entry)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = entry;
}
