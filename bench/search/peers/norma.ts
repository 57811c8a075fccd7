import { createIndex, type SearchRequest } from '../../../packages/search-core/src/index.ts';
import type { Peer } from '../peer.ts';
import type { Question } from '../questions.ts';
import { sections } from '../records.ts';
import { residentMegabytes } from '../resident.ts';

const batch = 20_000;

/** Our own engine on one thread, as the search workers run it. */
export function norma(): Peer {
  const index = createIndex();
  const publishers = new Set<string>();

  const requestOf = ({ text, picks, entitled }: Question): SearchRequest => ({
    text,
    field: 'all',
    scope: [...publishers],
    ...(entitled && { entitled: { publishers: entitled, collections: [] } }),
    picks,
    sort: 'best',
    from: 0,
    size: 25,
    countSections: [...sections],
  });

  return {
    build: async (documents) => {
      let some = [];
      for await (const document of documents) {
        publishers.add(document.publisher);
        some.push(document);
        if (some.length < batch) continue;
        index.upsert(some);
        some = [];
      }
      index.upsert(some);
      index.search(requestOf({ kind: '*', text: '*', picks: {}, entitled: null }));
    },
    ask: (question) => {
      const { total, hits, counts } = index.search(requestOf(question));
      const sum = (values: Record<string, number> = {}): number =>
        Object.values(values).reduce((all, count) => all + count, 0);
      return {
        total,
        ids: hits.map(({ id }) => id),
        counted: Object.fromEntries(sections.map((section) => [section, sum(counts[section])])),
      };
    },
    suggest: (text) => index.suggest({ text, scope: [...publishers], perPublisher: 5 }).groups.length,
    memory: () => residentMegabytes('self'),
    close: async () => undefined,
  };
}
