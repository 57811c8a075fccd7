import { setTimeout as sleep } from 'node:timers/promises';
import type { ComparedPdf, ComparisonRefusal, PdfComparer, PdfPair } from '../../ports/pdf-comparer.ts';
import { openThread, type AnsweringThread } from '../threads/openThread.ts';
import { ThreadEnded } from '../threads/thread.ts';
import type { ComparingQuestions } from './compare.worker.ts';

type Options = { readonly timeLimitMs?: number; /** Of both files together. */ readonly maxBytes?: number };

/** Two threads: each reads one of the two PDFs, and one of them draws. */
type Pair = readonly [AnsweringThread<ComparingQuestions>, AnsweringThread<ComparingQuestions>];

/** Compares PDFs in two threads of its own, one pair at a time; what a hostile file does to them ends with them. */
export function threadedPdfComparer({
  timeLimitMs = 180_000,
  maxBytes = 400_000_000,
}: Options = {}): PdfComparer {
  let threads: Pair | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const start = (): Pair => {
    const file = new URL('./compare.worker.ts', import.meta.url);
    return [openThread<ComparingQuestions>(file), openThread<ComparingQuestions>(file)];
  };

  const leave = async (): Promise<void> => {
    const ending = threads;
    threads = null;
    await Promise.all((ending ?? []).map((thread) => thread.end()));
  };

  const compareNow = async (pair: PdfPair): Promise<ComparedPdf | { problem: ComparisonRefusal }> => {
    if (isClosed) throw new Error('The PDF comparer is closed');
    if (pair.old.pdf.length + pair.young.pdf.length > maxBytes) return { problem: 'too-large' };
    const [one, other] = (threads ??= start());
    const [old, young] = await Promise.all([
      one.ask('words', pair.old.pdf),
      other.ask('words', pair.young.pdf),
    ]);
    if ('problem' in old) return old;
    if ('problem' in young) return young;
    return other.ask('draw', { pair, old, young });
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
      // Files that take their thread with them can be compared by nobody here.
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
