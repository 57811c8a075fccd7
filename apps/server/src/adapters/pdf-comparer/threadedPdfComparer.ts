import { setTimeout as sleep } from 'node:timers/promises';
import type { ComparedPdf, ComparisonRefusal, PdfComparer, PdfPair } from '../../ports/pdf-comparer.ts';
import { openThread, type RpcThread } from '../threads/openThread.ts';
import { ThreadEnded } from '../threads/thread.ts';
import type { CompareFunctions } from './compare.worker.ts';

type Options = { readonly timeLimitMs?: number; /** Of both files together. */ readonly maxBytes?: number };

/** Two threads: each reads one of the PDFs, and one of them also draws the comparison. */
type Pair = readonly [RpcThread<CompareFunctions>, RpcThread<CompareFunctions>];

/** Compares PDFs in two worker threads, one pair at a time, so that a hostile file can crash only those threads. */
export function threadedPdfComparer({
  timeLimitMs = 180_000,
  maxBytes = 400_000_000,
}: Options = {}): PdfComparer {
  let threads: Pair | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const start = (): Pair => {
    const file = new URL('./compare.worker.ts', import.meta.url);
    return [openThread<CompareFunctions>(file), openThread<CompareFunctions>(file)];
  };

  const leave = async (): Promise<void> => {
    const ending = threads;
    threads = null;
    await Promise.all((ending ?? []).map((thread) => thread.end()));
  };

  const compareNow = async (pair: PdfPair): Promise<ComparedPdf | { problem: ComparisonRefusal }> => {
    if (isClosed) throw new Error('The PDF comparer is closed');
    if (pair.base.pdf.length + pair.target.pdf.length > maxBytes) return { problem: 'too-large' };
    const [one, other] = (threads ??= start());
    const [base, target] = await Promise.all([
      one.request('words', pair.base.pdf),
      other.request('words', pair.target.pdf),
    ]);
    if ('problem' in base) return base;
    if ('problem' in target) return target;
    return other.request('draw', { pair, base, target });
  };

  const withinTime = async (pair: PdfPair): Promise<ComparedPdf | { problem: ComparisonRefusal }> => {
    const given = new AbortController();
    const late = sleep(timeLimitMs, 'late' as const, { signal: given.signal, ref: false });
    late.catch(() => undefined);
    try {
      const answer = await Promise.race([compareNow(pair), late]);
      if (answer !== 'late') return answer;
      await leave();
      return { problem: 'time-limit' };
    } catch (cause) {
      await leave();
      // A file that crashes its thread counts as unreadable.
      if (cause instanceof ThreadEnded && !isClosed) return { problem: 'unreadable' };
      throw cause;
    } finally {
      given.abort();
    }
  };

  return {
    atOnce: 1,
    compare: (pair) => {
      const compared = last.then(() => withinTime(pair));
      last = compared.catch(() => undefined);
      return compared;
    },
    close: async () => {
      isClosed = true;
      await leave();
    },
  };
}
