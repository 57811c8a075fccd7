import { parentPort } from 'node:worker_threads';
import { pictureOf, readSts, StsError, toTypst } from '@norma/sts';
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

function typeset(wish: Wish): Uint8Array {
  if ('guide' in wish) return typesetter.typeset(guideSource(wish.guide));
  const { xml, graphics } = wish.document;
  const pictures = new Map(Object.entries(graphics));
  const standard = readSts(xml);
  const source = toTypst(standard, { graphic: (href) => pictures.get(href) });
  const isPicture = (file: string | Uint8Array): boolean => typeof file !== 'string';
  try {
    return typesetter.typeset(source);
  } catch (cause) {
    if (!Object.values(source.files).some(isPicture)) throw cause;
    // A picture may be damaged behind its first bytes: the text is worth more than all of them.
    return typesetter.typeset(toTypst(standard, { graphic: (href) => drawingOf(pictures.get(href)) }));
  }
}

/** The source of an SVG; nothing for a picture of pixels. */
function drawingOf(file: string | Uint8Array | undefined): string | undefined {
  if (file === undefined || typeof file === 'string') return file;
  const picture = pictureOf(file);
  return picture.kind === 'drawing' ? picture.source : undefined;
}

function answer(wish: Wish): WorkerAnswer {
  try {
    const pdf = typeset(wish);
    return { pdf: (isWorthOrdering(pdf) ? orderedOrNull(pdf) : null) ?? pdf };
  } catch (cause) {
    const reason = cause instanceof StsError ? 'document-refused' : 'typesetting-failed';
    return { reason, message: cause instanceof Error ? cause.message : String(cause) };
  }
}
