import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison, OriginStep } from '@norma/comparison';
import type { Lineage } from '@norma/lineage';
import type { Articles, Comparer, CompareRefusal, Comparing, NamedClause } from '../../ports/comparer.ts';
import { startThread, ThreadEnded, type Thread } from '../threads/thread.ts';
import type { CompareRequest } from './compare.worker.ts';

type Options = {
  /** How many threads there are at most. */
  readonly atOnce?: number;
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
  /** What both editions may have together. */
  readonly maxBytes?: number;
  /** Hears of what no text should cause. */
  readonly onFailed?: (cause: unknown) => void;
};

type Worker = { readonly thread: Thread<CompareRequest>; onProgress: (comparing: Comparing) => void };

/**
 * Compares editions in threads of its own, each one pair at a time. A pair that takes more memory or time than a thread
 * has is too large, and ends with its thread.
 */
export function threadedComparer({
  atOnce = 2,
  timeLimitMs = 120_000,
  memoryLimitMb = 1024,
  maxBytes = 64 * 1024 * 1024,
  onFailed = () => undefined,
}: Options = {}): Comparer {
  const resting: Worker[] = [];
  const working = new Set<Worker>();
  let isClosed = false;

  const start = (): Worker => {
    const worker: Worker = {
      onProgress: () => undefined,
      thread: startThread({
        file: new URL('./compare.worker.ts', import.meta.url),
        memoryLimitMb,
        taskOf: ({ kind }) => kind,
        onEvent: (progress) => worker.onProgress(progress as Comparing),
        onEnded: () => {
          working.delete(worker);
          const at = resting.indexOf(worker);
          if (at >= 0) resting.splice(at, 1);
        },
      }),
    };
    return worker;
  };

  const request = async (question: CompareRequest, onProgress: Worker['onProgress']): Promise<unknown> => {
    const bytes =
      question.kind === 'clauses'
        ? question.article.length
        : question.articles.base.length + question.articles.target.length;
    if (bytes > maxBytes) return { problem: 'too-large' } as const;
    const worker = resting.pop() ?? start();
    working.add(worker);
    worker.onProgress = onProgress;
    const answered = new AbortController();
    const late = sleep(timeLimitMs, null, { signal: answered.signal, ref: false }).then(
      async () => worker.thread.end(),
      () => undefined,
    );
    try {
      return await worker.thread.request(question);
    } catch (cause) {
      if (isClosed) throw cause;
      if (cause instanceof ThreadEnded) return { problem: 'too-large' } as const;
      onFailed(cause);
      return { problem: 'failed' } as const;
    } finally {
      answered.abort();
      await late;
      if (working.delete(worker)) resting.push(worker);
    }
  };

  return {
    atOnce,
    // No one else answers than the worker.
    compare: (articles, onProgress) =>
      request({ kind: 'comparison', articles }, onProgress) as Promise<Comparison | Refused>,
    lineage: (articles: Articles) =>
      request({ kind: 'lineage', articles }, () => undefined) as Promise<{ lineage: Lineage } | Refused>,
    origins: (articles, language) =>
      request({ kind: 'origins', articles, language }, () => undefined) as Promise<OriginStep | Refused>,
    clauses: (article) =>
      request({ kind: 'clauses', article }, () => undefined) as Promise<
        { clauses: readonly NamedClause[] } | Refused
      >,
    close: async () => {
      isClosed = true;
      await Promise.all([...resting, ...working].map(({ thread }) => thread.end()));
    },
  };
}

type Refused = { readonly problem: CompareRefusal };
