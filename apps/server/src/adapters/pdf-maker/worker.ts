import { parentPort } from 'node:worker_threads';
import { readSts, StsError, toTypst } from '@norma/sts';
import type { PdfMakerInput, PdfRefusal } from '../../ports/pdf-maker.ts';
import { isWorthOrdering, orderedOrNull } from '../pdf-order/orderedForReading.ts';
import { startTypesetter } from './typeset.ts';

/** What the thread answers to each input, in turn. */
export type WorkerAnswer = { pdf: Uint8Array } | { reason: PdfRefusal; message: string };

const typesetter = startTypesetter();

parentPort?.on('message', (input: PdfMakerInput) => {
  parentPort?.postMessage(answer(input), []);
});

function answer({ xml, graphics }: PdfMakerInput): WorkerAnswer {
  try {
    const drawings = new Map(Object.entries(graphics));
    const source = toTypst(readSts(xml), { graphic: (href) => drawings.get(href) });
    const pdf = typesetter.typeset(source);
    return { pdf: (isWorthOrdering(pdf) ? orderedOrNull(pdf) : null) ?? pdf };
  } catch (cause) {
    const reason = cause instanceof StsError ? 'document-refused' : 'typesetting-failed';
    return { reason, message: cause instanceof Error ? cause.message : String(cause) };
  }
}
