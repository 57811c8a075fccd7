import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfComparer } from '../../ports/pdf-comparer.ts';
import type { Card } from '../documents/index.ts';
import { storedIn, packed, sharedBytes, type EndedFile } from '../downloads/index.ts';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import type { SharedWork } from '../../concurrency/sharedWork.ts';
import { singleFlight } from '../../concurrency/singleFlight.ts';

/** Why two PDFs cannot be compared, as the contract says it. */
export type Problem = 'comparison-too-large' | 'document-unreadable' | 'comparisons-busy';

/** An edition with its PDF. */
export type Side = { readonly card: Card; readonly pdf: Delivery };

type RedlineRequest = {
  readonly base: Side;
  readonly target: Side;
  readonly language: string;
  readonly reader: string;
  readonly signal: AbortSignal;
};

/** Compares the PDFs of two editions, each pair once, and keeps what came of it. */
export type ComparePdfs = (
  request: RedlineRequest,
) => Promise<(EndedFile & { key: string }) | { problem: Problem }>;

type Parts = {
  readonly files: FileStore;
  readonly comparer: PdfComparer;
  readonly cache: Cache;
  /** What of it is under way on any node. Failures are not kept: the next reader who asks has it tried again. */
  readonly shared: Pick<SharedWork<never>, 'claim' | 'end'>;
};

/** How many comparisons may wait, and how many of one reader. */
const maxWaiting = { max: 100, maxOfOne: 5 };
/** How often it is asked whether another node has finished what a reader waits for. */
const pollMs = 250;

const fromRightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Compares PDFs in turn; the caller for a pair that is under way waits for the same answer. */
export function comparingPdfs({ files, comparer, cache, shared }: Parts): ComparePdfs {
  const queue = fairQueue({ atOnce: comparer.atOnce, ...maxWaiting });
  const share = singleFlight<EndedFile | { problem: Problem }, never>();

  const compareNow = async (
    { base: baseSide, target, language }: RedlineRequest,
    key: string,
  ): Promise<EndedFile | { problem: Problem }> => {
    const named = async ({ card, pdf }: Side) => ({
      designation: card.designation,
      title: card.title_text,
      pdf: await sharedBytes(pdf),
    });
    const compared = await comparer.compare({
      base: await named(baseSide),
      target: await named(target),
      publisher: target.card.publisher_name,
      language,
      isRightToLeft: fromRightToLeft.has(target.card.language),
    });
    if ('problem' in compared)
      return { problem: compared.problem === 'unreadable' ? 'document-unreadable' : 'comparison-too-large' };
    const { repaired, end } = compared;
    const base = repaired ? await files.put(repaired) : target.pdf.etag;
    const made = { base, size: repaired?.length ?? target.pdf.size, end };
    await cache.put(key, packed(made));
    return made;
  };

  /** Compares on this node, or waits for the node that does it already. */
  const compareOnce = async (
    request: RedlineRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<EndedFile | { problem: Problem }> => {
    while (!(await shared.claim(key))) {
      await sleep(pollMs, undefined, { signal });
      const made = await storedIn(cache, key, files);
      if (made) return made;
    }
    try {
      // Another node may have finished it since it was looked for.
      const made = await storedIn(cache, key, files);
      if (made) return made;
      const running = queue.run(request.reader, () => compareNow(request, key), signal);
      return running ? await running : { problem: 'comparisons-busy' };
    } finally {
      await shared.end(key, null);
    }
  };

  return async (request) => {
    const { base, target, signal } = request;
    if (base.pdf.size === 0 || target.pdf.size === 0) return { problem: 'document-unreadable' };
    const key = keyOf(base, target, request.language);
    const made =
      (await storedIn(cache, key, files)) ??
      (await share(key, (ours) => compareOnce(request, key, ours.signal), {
        signal,
        onProgress: () => undefined,
      }));
    return 'problem' in made ? made : { ...made, key };
  };
}

/** Another number for each change in how comparisons look. */
const form = 2;

/** Everything that makes a comparison what it is: the same key, the same bytes. */
const keyOf = (base: Side, target: Side, language: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify(['redline', form, language, target.card.publisher_name, namesOf(base), namesOf(target)]),
    )
    .digest('hex');

const namesOf = ({ card, pdf }: Side) => [pdf.etag, card.designation, card.title_text, card.language];
