import { compareArticles, lineageOfArticles, type Comparison } from '@norma/comparison';
import type { Lineage } from '@norma/lineage';
import type { Articles, Comparing } from '../../ports/comparer.ts';
import { startRpcWorker, emit } from '../threads/rpcWorker.ts';

/** What the thread is asked for. */
export type CompareRequest = { readonly kind: 'comparison' | 'lineage'; readonly articles: Articles };
/** What it answers to either. */
export type CompareAnswer = Comparison | { readonly lineage: Lineage };

/** Often enough for anyone who waits. */
const reportEveryMs = 100;

startRpcWorker(({ kind, articles: { base, target } }: CompareRequest): CompareAnswer => {
  const texts = [textOf(base), textOf(target)] as const;
  if (kind === 'lineage') return { lineage: lineageOfArticles(...texts) };
  let reportedAt = 0;
  return compareArticles(...texts, (done, clauses) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    emit({ clauses, done } satisfies Comparing);
  });
});

const decoder = new TextDecoder();
// A view of shared memory cannot be decoded.
const textOf = (bytes: Uint8Array): string => decoder.decode(new Uint8Array(bytes));
