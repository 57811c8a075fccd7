import { setImmediate as breathe } from 'node:timers/promises';
import { createIndex, type PreparedDocuments } from '@norma/search-core';
import type { SearchEngine } from '../../ports/search-engine.ts';

/** About as many documents as are analysed while nobody notices a pause. */
const atATime = 50;

/** The search engine in the thread of whoever asks, for small libraries: nothing is kept for another time. */
export function inlineSearchEngine(): SearchEngine {
  let index = createIndex();
  return {
    found: async () => ({ problem: 'there is none yet' }),
    takeOver: async ({ changes, isWhole }) => {
      const next = isWhole ? createIndex() : index;
      const steps: (PreparedDocuments | readonly string[])[] = [];
      for await (const { documents, removed } of changes) {
        for (let at = 0; at < documents.length; at += atATime) {
          steps.push(next.prepare(documents.slice(at, at + atATime)));
          await breathe();
        }
        steps.push(removed);
      }
      for (const step of steps) {
        if ('analysed' in step) next.takeOver([step]);
        else next.remove(step);
      }
      index = next;
    },
    search: async (request) => index.search(request),
    suggest: async (request) => index.suggest(request),
    size: () => index.size,
    close: async () => undefined,
  };
}
