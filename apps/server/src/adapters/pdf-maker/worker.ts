import { parentPort } from 'node:worker_threads';
import { readSts, StsError, toTypst, type TypstSource } from '@norma/sts';
import type { Guide, PdfMakerInput, PdfRefusal } from '../../ports/pdf-maker.ts';
import { isWorthOrdering, orderedOrNull } from '../pdf-order/orderedForReading.ts';
import { guideSource } from './guide.ts';
import { startTypesetter } from './typeset.ts';

/** What the thread is asked for. */
export type Wish = { readonly document: PdfMakerInput } | { readonly guide: Guide };

/** What the thread answers to each wish, in turn. */
export type WorkerAnswer = { pdf: Uint8Array } | { reason: PdfRefusal; message: string };

const typesetter = startTypesetter();

parentPort?.on('message', (wish: Wish) => {
  parentPort?.postMessage(answer(wish), []);
});

function sourceOf(wish: Wish): TypstSource {
  if ('guide' in wish) return guideSource(wish.guide);
  const { xml, graphics } = wish.document;
  const drawings = new Map(Object.entries(graphics));
  return toTypst(readSts(xml), { graphic: (href) => drawings.get(href) });
}

function answer(wish: Wish): WorkerAnswer {
  try {
    const pdf = typesetter.typeset(sourceOf(wish));
    return { pdf: (isWorthOrdering(pdf) ? orderedOrNull(pdf) : null) ?? pdf };
  } catch (cause) {
    const reason = cause instanceof StsError ? 'document-refused' : 'typesetting-failed';
    return { reason, message: cause instanceof Error ? cause.message : String(cause) };
  }
}
