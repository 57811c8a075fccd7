import { compareArticles, lineageOfArticles, type Comparison } from '@norma/comparison';
import type { Lineage } from '@norma/lineage';
import type { Articles, Comparing } from '../../ports/comparer.ts';
import { startRpcWorker, emit } from '../threads/rpcWorker.ts';

/** What the thread is asked for. */
export type CompareQuestion = { readonly wanted: 'comparison' | 'lineage'; readonly articles: Articles };
/** What it answers to either. */
export type CompareAnswer = Comparison | { readonly lineage: Lineage };

/** Often enough for whoever waits. */
const toldAfterMs = 100;

startRpcWorker(({ wanted, articles: { old, young } }: CompareQuestion): CompareAnswer => {
  const texts = [textOf(old), textOf(young)] as const;
  if (wanted === 'lineage') return { lineage: lineageOfArticles(...texts) };
  let toldAt = 0;
  return compareArticles(...texts, (done, clauses) => {
    if (performance.now() - toldAt < toldAfterMs) return;
    toldAt = performance.now();
    emit({ clauses, done } satisfies Comparing);
  });
});

const decoder = new TextDecoder();
// A view of shared memory cannot be decoded.
const textOf = (bytes: Uint8Array): string => decoder.decode(new Uint8Array(bytes));
