/** Builds the index of a run and hands its block over; with the thread goes all the memory that building takes. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSegment, mergeSegments } from '../../../packages/search-core/src/index.ts';
import { delivered } from '../documents.ts';
import type { BenchDocument } from '../records.ts';

/** The finished index, and the publishers in it. */
export type Built = { block: SharedArrayBuffer; publishers: string[] };

const batch = 60_000;
const publishers = new Set<string>();
const blocks: SharedArrayBuffer[] = [];
let some: BenchDocument[] = [];
for await (const document of delivered(String(workerData))) {
  publishers.add(document.publisher);
  some.push(document);
  if (some.length < batch) continue;
  blocks.push(buildSegment(some));
  some = [];
}
if (some.length > 0) blocks.push(buildSegment(some));
const [first] = blocks;
const block = blocks.length === 1 && first ? first : mergeSegments(blocks, []);
parentPort?.postMessage({ block, publishers: [...publishers] } satisfies Built, []);
