/**
 * The `wanted` first documents in descending order of their key, the lower number first among equals.
 * A heap with the last of them on top keeps this at n · log(wanted).
 */
export function topDocuments(
  documents: Uint32Array,
  wanted: number,
  keyOf: (document: number) => number,
): number[] {
  const heap: Entry[] = [];
  const size = Math.min(wanted, documents.length);
  if (size <= 0) return [];
  for (const document of documents) {
    const key = keyOf(document);
    const last = heap[0];
    if (heap.length < size) rise(heap, { document, key });
    else if (last && (key > last.key || (key === last.key && document < last.document)))
      sink(heap, { document, key });
  }
  return heap
    .sort((one, other) => other.key - one.key || one.document - other.document)
    .map(({ document }) => document);
}

type Entry = { document: number; key: number };

function comesAfter(one: Entry, other: Entry): boolean {
  return one.key < other.key || (one.key === other.key && one.document > other.document);
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
