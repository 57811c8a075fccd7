import { execFile } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  createSearcher,
  emptyBitset,
  openSegment,
  understood,
  type Searcher,
  type SearchRequest,
} from '../../../packages/search-core/src/index.ts';
import type { Peer } from '../peer.ts';
import type { Question } from '../questions.ts';
import { sections } from '../records.ts';
import { residentMegabytes } from '../processFigures.ts';

/** Our own engine as the product runs it: the index was built before, and is read from its file into shared memory. */
export function norma(source: string): Peer {
  let searcher: Searcher | undefined;
  let publishers: string[] = [];

  const requestOf = ({ text, filters, entitled }: Question): SearchRequest => ({
    ...understood(text),
    allowsPartial: true,
    correctsInContext: true,
    field: 'all',
    scope: publishers,
    ...(entitled && { entitled: { publishers: entitled, collections: [] } }),
    filters,
    sort: 'best',
    from: 0,
    size: 25,
    countFacets: [...sections],
  });

  return {
    build: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
      const [blockFile, publishersFile] = [join(folder, 'block'), join(folder, 'publishers.json')];
      const program = join(import.meta.dirname, 'normaBuild.ts');
      const words = ['--max-old-space-size=12000', program, source, blockFile, publishersFile];
      await promisify(execFile)(process.execPath, words);
      const segment = openSegment(blockIn(blockFile));
      publishers = JSON.parse(readFileSync(publishersFile, 'utf8')) as string[];
      searcher = createSearcher([{ segment, removed: emptyBitset(segment.size) }]);
      rmSync(folder, { recursive: true });
    },
    search: (question) => {
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

function blockIn(path: string): SharedArrayBuffer {
  const block = new SharedArrayBuffer(statSync(path).size);
  const bytes = new Uint8Array(block);
  const file = openSync(path, 'r');
  for (let at = 0; at < bytes.length;)
    at += readSync(file, bytes, at, Math.min(2 ** 28, bytes.length - at), at);
  return block;
}
