/**
 * The `wanted` first positions below `size` in descending order of their key, the lower position first among equals. A
 * heap with the last of them on top keeps this at n · log(wanted).
 */
export function topK(size: number, limit: number, keyOf: (position: number) => number): number[] {
  const max = Math.min(limit, size);
  if (max <= 0) return [];
  const heap: Entry[] = [];
  let min = -Infinity;
  for (let position = 0; position < size; position++) {
    const key = keyOf(position);
    if (heap.length < max) rise(heap, { position, key });
    // Positions ascend, so that among equals those in the heap come first.
    else if (key > min) sink(heap, { position, key });
    else continue;
    if (heap.length === max) min = heap[0]?.key ?? -Infinity;
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
