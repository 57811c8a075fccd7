/** Builds the index of a run and writes it to files: a process of its own, so that what building takes goes with it. */
import { writeFileSync } from 'node:fs';
import { buildSegment, mergeSegments } from '../../../packages/search-core/src/index.ts';
import { documents } from '../documents.ts';
import type { BenchDocument } from '../records.ts';

const batch = 60_000;
const [source = '', blockFile = '', publishersFile = ''] = process.argv.slice(2);
const publishers = new Set<string>();
const blocks: SharedArrayBuffer[] = [];
let some: BenchDocument[] = [];
for (const document of documents(source)) {
  publishers.add(document.publisher);
  some.push(document);
  if (some.length < batch) continue;
  blocks.push(buildSegment(some));
  some = [];
}
if (some.length > 0) blocks.push(buildSegment(some));
const [first] = blocks;
const block = blocks.length === 1 && first ? first : mergeSegments(blocks, []);
writeFileSync(blockFile, new Uint8Array(block));
writeFileSync(publishersFile, JSON.stringify([...publishers]));
