import { setImmediate as breath } from 'node:timers/promises';
import type { Stamp, Stamped, Stamping, StampRefusal } from '../../ports/pdf-stamper.ts';
import { startRpcWorker, emit } from '../threads/rpcWorker.ts';
import { repairPdf } from './repairPdf.ts';
import { stampPdf } from './stampPdf.ts';
import { openPdf } from '../pdf-syntax/openPdf.ts';
import { PdfSyntaxError } from '../pdf-syntax/values.ts';
import { stampTypesetter } from './typesetStamp.ts';

/** What the thread is told: to stamp, or that nobody waits for a stamp any more. */
export type StampMessage =
  | { readonly job: number; readonly pdf: Uint8Array; readonly stamp: Stamp }
  | { readonly leave: number };

/** What it answers to the first. */
export type StampAnswer = Stamped | { readonly problem: StampRefusal } | { readonly isLeft: true };

/** Nobody waits any more. */
class Left extends Error {}

const left = new Set<number>();
const typeset = stampTypesetter();

startRpcWorker(async (question: StampMessage): Promise<StampAnswer | undefined> => {
  if ('leave' in question) {
    left.add(question.leave);
    return undefined;
  }
  const { job, pdf, stamp } = question;
  const onPage = async (pages: number, done: number): Promise<void> => {
    emit({ pages, done } satisfies Stamping);
    // Lets in the word that nobody waits.
    await breath();
    if (left.has(job)) throw new Left();
  };
  const line = typeset(stamp);
  const write = (bytes: Uint8Array) => stampPdf(openPdf(bytes), stamp, line, onPage);
  try {
    return { repaired: null, end: await write(pdf) };
  } catch (cause) {
    if (cause instanceof Left) return { isLeft: true };
    if (!isBroken(cause)) throw cause;
  } finally {
    left.delete(job);
  }
  try {
    const whole = await repairPdf(pdf);
    return whole ? { repaired: whole, end: await write(whole) } : { problem: 'unreadable' };
  } catch (cause) {
    if (cause instanceof Left) return { isLeft: true };
    // Whatever goes wrong in a file that was written anew comes from the file.
    return { problem: 'unreadable' };
  }
});

const isBroken = (cause: unknown): boolean => cause instanceof PdfSyntaxError || cause instanceof RangeError;
