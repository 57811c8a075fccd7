import { corpusDocuments, type BenchDocument } from './records.ts';
import { sampleDocuments } from './samples.ts';

/** The documents that a run is about: 'samples' for the demo library, otherwise so many made from the corpus. */
export const documents = (source: string): Iterable<BenchDocument> =>
  source === 'samples' ? sampleDocuments() : corpusDocuments(Number(source));
