import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { judgedRecords } from '../relevance/realQueries.ts';
import { asDocument, corpusDocuments, type BenchDocument } from './records.ts';
import { sampleDocuments } from './samples.ts';

/**
 * The documents that a run is about: 'samples' for the demo library, 'judged' for the records that real queries are put
 * to, otherwise so many made from the corpus.
 */
export function documents(source: string): Iterable<BenchDocument> {
  if (source === 'samples') return sampleDocuments();
  return source === 'judged' ? judgedRecords().map(asDocument) : corpusDocuments(Number(source));
}

/** The same documents made by another process, so that the memory of this one is the engine's own. */
export async function* delivered(source: string): AsyncGenerator<BenchDocument> {
  const maker = spawn(process.execPath, [join(import.meta.dirname, 'supply.ts'), source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: maker.stdout })) yield JSON.parse(line) as BenchDocument;
}
