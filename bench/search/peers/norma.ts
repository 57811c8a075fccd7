import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import {
  createSearcher,
  emptyBitset,
  openSegment,
  type Searcher,
  type SearchRequest,
} from '../../../packages/search-core/src/index.ts';
import type { Peer } from '../peer.ts';
import type { Question } from '../questions.ts';
import { sections } from '../records.ts';
import { residentMegabytes } from '../resident.ts';
import type { Built } from './norma.worker.ts';

/** Our own engine as the product runs it: one thread has built the index and gone, another searches shared memory. */
export function norma(source: string): Peer {
  let searcher: Searcher | undefined;
  let publishers: string[] = [];

  const requestOf = ({ text, picks, entitled }: Question): SearchRequest => ({
    text,
    field: 'all',
    scope: publishers,
    ...(entitled && { entitled: { publishers: entitled, collections: [] } }),
    picks,
    sort: 'best',
    from: 0,
    size: 25,
    countSections: [...sections],
  });

  return {
    build: async () => {
      const worker = new Worker(new URL('./norma.worker.ts', import.meta.url), {
        workerData: source,
        resourceLimits: { maxOldGenerationSizeMb: 8_000 },
      });
      const [built] = (await once(worker, 'message')) as [Built];
      await once(worker, 'exit');
      const segment = openSegment(built.block);
      publishers = built.publishers;
      searcher = createSearcher([{ segment, removed: emptyBitset(segment.size) }]);
    },
    ask: (question) => {
      if (!searcher) throw new Error('The index is not built yet');
      const { total, hits, counts } = searcher.search(requestOf(question));
      const sum = (values: Record<string, number> = {}): number =>
        Object.values(values).reduce((all, count) => all + count, 0);
      return {
        total,
        ids: hits.map(({ id }) => id),
        counted: Object.fromEntries(sections.map((section) => [section, sum(counts[section])])),
      };
    },
    suggest: (text) => searcher?.suggest({ text, scope: publishers, perPublisher: 5 }).groups.length ?? 0,
    memory: () => residentMegabytes('self'),
    close: async () => undefined,
  };
}
