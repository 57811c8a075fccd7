import { setImmediate as breath } from 'node:timers/promises';
import type { Stamp, Stamped, Stamping, StampRefusal } from '../../ports/pdf-stamper.ts';
import { startRpcWorker, emit } from '../threads/rpcWorker.ts';
import { repairPdf } from './repairPdf.ts';
import { stampPdf } from './stampPdf.ts';
import { openPdf } from '../pdf-syntax/openPdf.ts';
import { PdfSyntaxError } from '../pdf-syntax/values.ts';
import { stampTypesetter } from './typesetStamp.ts';

/** A request to stamp, or to cancel a job. */
export type StampMessage =
  | { readonly job: number; readonly pdf: Uint8Array; readonly stamp: Stamp }
  | { readonly leave: number };

/** The answer to a request to stamp. */
export type StampAnswer = Stamped | { readonly problem: StampRefusal } | { readonly isLeft: true };

/** The job was canceled. */
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
    // Lets the message that cancels the job arrive.
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
    // An error in a repaired file is the fault of the file.
    return { problem: 'unreadable' };
  }
});

const isBroken = (cause: unknown): boolean => cause instanceof PdfSyntaxError || cause instanceof RangeError;
