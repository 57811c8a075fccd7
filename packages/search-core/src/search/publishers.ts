import type { Segment } from '../segment/segment.ts';

const known = /* @__PURE__ */ new WeakMap<Segment, (document: number) => number>();

/** Tells the place of a document's publisher among the segment's publishers. */
export function publishersOf(segment: Segment): (document: number) => number {
  const publisherOf = known.get(segment) ?? readPublishers(segment);
  known.set(segment, publisherOf);
  return publisherOf;
}

function readPublishers({ grants }: Segment): (document: number) => number {
  const first = grants.keys.length - grants.publishers.size;
  const group = grants.rows.find(({ values }) => values.some((value) => value >= first));
  if (!group) return () => -1;
  const { rowOf, starts, values } = group;
  const ofRow = Int32Array.from({ length: starts.length - 1 }, (_, row) => {
    const own = values.subarray(starts[row], starts[row + 1]);
    return (own.find((value) => value >= first) ?? -1) - first;
  });
  return (document) => ofRow[rowOf[document] as number] as number;
}
