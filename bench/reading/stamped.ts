import { readFileSync } from 'node:fs';
import { orderedForReading } from '../../apps/server/src/adapters/pdf-order/orderedForReading.ts';
import { threadedStamper } from '../../apps/server/src/adapters/pdf-stamper/threadedStamper.ts';

const stamp = {
  lines: [['Downloaded by Ada Byron', 'Harbour Engineers'], ['21 November 2026'], ['Licensed to one reader']],
  language: 'en',
  notes: [],
} as const;

/** Milliseconds that a page takes to be stamped, of a PDF as readers are given it; the thread runs already. */
export async function stampedPerPage(warmUp: string, path: string): Promise<{ ms: number; pages: number }> {
  const stamper = threadedStamper({ atOnce: 1 });
  let pages = 0;
  const watch = {
    signal: new AbortController().signal,
    onProgress: (stamping: { readonly pages: number }) => (pages = stamping.pages),
  };
  await stamper.stamp({ pdf: readFileSync(warmUp), stamp }, watch);
  const pdf = orderedForReading(readFileSync(path));
  const startedAt = performance.now();
  const answer = await stamper.stamp({ pdf, stamp }, watch);
  const ms = performance.now() - startedAt;
  await stamper.close();
  if ('problem' in answer) throw new Error(`The PDF could not be stamped: ${answer.problem}`);
  return { ms: ms / pages, pages };
}
