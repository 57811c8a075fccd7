import type { RowGroup } from '../segment/rows.ts';
import type { Segment } from '../segment/segment.ts';

/** The place of a document's publisher among the segment's publishers: `publisherOfRow[rowOf[document]]`. */
export type Publishers = { rowOf: RowGroup['rowOf']; publisherOfRow: Uint32Array };

const known = /* @__PURE__ */ new WeakMap<Segment, Publishers>();

/** Tells which publisher each document has. */
export function publishersOf(segment: Segment): Publishers {
  const publishers = known.get(segment) ?? readPublishers(segment);
  known.set(segment, publishers);
  return publishers;
}

function readPublishers({ grants }: Segment): Publishers {
  const first = grants.keys.length - grants.publishers.size;
  const group = grants.rows.find(({ values }) => values.some((value) => value >= first));
  if (!group) return { rowOf: new Uint16Array(), publisherOfRow: new Uint32Array() };
  const { rowOf, starts, values } = group;
  const publisherOfRow = Uint32Array.from({ length: starts.length - 1 }, (_, row) => {
    const publisher = values.subarray(starts[row], starts[row + 1]).find((value) => value >= first);
    return (publisher ?? first) - first;
  });
  return { rowOf, publisherOfRow };
}
