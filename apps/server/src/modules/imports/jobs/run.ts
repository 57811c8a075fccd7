import { randomUUID } from 'node:crypto';
import { contentCodeOfSource, knownRecords, publishersOf } from '../../documents/index.ts';
import { deliveriesAt, type Delivery } from '../reading/deliveries.ts';
import type { DeliveryReader } from '../reading/deliveryReader.ts';
import { Rejected, type Item } from '../reading/item.ts';
import { itemsOf } from '../reading/items.ts';
import { recordsIn } from '../reading/recordsIn.ts';
import { discardUpload } from '../uploads/discard.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { documentsIn, importsIn } from './db.ts';
import type { Ports } from './ports.ts';
import { publish } from './publish.ts';
import { writeRejectedFile } from './rejectedFile.ts';
import { claimImport, ImportLost, importOf, setImport, type Import } from './store.ts';
import { importBatch, type ImportMode, type ImportBatchResult } from './importBatch.ts';

/**
 * Brings an import to its end, or as far as it can go now: from the line behind the last one that is stored, however the
 * worker before has ended. Only one import runs at a time; the others wait for their turn.
 */
export async function runImport(id: number, ports: Ports, signal: AbortSignal): Promise<void> {
  await withAdvisoryLock(ports.db, signal, async () => {
    const job = await claimImport(importsIn(ports.db), id, randomUUID(), ports.now());
    if (!job) return;
    if (job.attempts > maxAttempts) return finish(job, ports, 'failed', endsEachTime(job));
    try {
      await goOn(job, ports, signal);
    } catch (cause) {
      if (cause instanceof ImportLost || signal.aborted || isOfConnection(cause)) throw cause;
      await finish(job, ports, 'failed', problemOf(cause));
    } finally {
      // The worker survived, so this attempt does not count: only crashes do.
      await setImport(importsIn(ports.db), job, { attempts: 0 }).catch(() => undefined);
    }
  });
}

/** How often an import may end the process that does it before it gets any further. */
const maxAttempts = 5;

const endsEachTime = ({ file, line }: Import): string => {
  const last =
    file === null ? 'its beginning' : line < Number.MAX_SAFE_INTEGER ? `${file}, line ${line}` : file;
  return `The server stopped ${maxAttempts} times while reading what follows ${last}. Remove that file from the delivery, and import the rest.`;
};

async function goOn(job: Import, ports: Ports, signal: AbortSignal): Promise<void> {
  if (job.is_stop_asked) return finish(job, ports, 'stopped', null);
  if (job.state === 'waiting' || job.state === 'reading') {
    await setImport(importsIn(ports.db), job, { state: 'reading' });
    const isStopped = await read(job, ports, signal);
    if (isStopped) return finish(job, ports, 'stopped', null);
    if (modeOf(job) !== 'stage') return finish(job, ports, 'done', null);
    await setImport(importsIn(ports.db), job, { state: 'scheduled' });
  }
  const time = job.visible_at ?? ports.now();
  if (time > ports.now()) return ports.publishAt(job.id, time);
  await setImport(importsIn(ports.db), job, { state: 'publishing' });
  const isStopped = await publish(job, ports, signal);
  await finish(job, ports, isStopped ? 'stopped' : 'done', null);
}

/** What is read is staged where its time had not come when the import was asked for, so that none of it is early. */
function modeOf({ is_dry_run, visible_at, requested_at }: Import): ImportMode {
  if (is_dry_run) return 'check';
  return visible_at !== null && visible_at > requested_at ? 'stage' : 'store';
}

const maxDocuments = 1_000;
const maxText = 4 * 1024 * 1024;
/** However slow the documents, someone wants to see how far it is. */
const longestBatchMs = 2_000;
/** So many bad records, and more of them than good ones, are no catalog. */
const maxRejected = 100_000;

/** Reads while the batch before is being written; returns whether someone has asked it to stop. */
async function read(job: Import, ports: Ports, signal: AbortSignal): Promise<boolean> {
  const deliveries = await deliveriesAt(job.path);
  await setImport(importsIn(ports.db), job, {
    bytes_total: deliveries.reduce((sum, { size }) => sum + size, 0),
    records_total: job.records_total ?? (await recordsIn(deliveries)),
  });
  const reader = ports.openReader();
  // What is being read is given up with the worker.
  const leave = (): void => void reader.close();
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await readWith(reader, { job, deliveries, ports, signal });
  } finally {
    signal.removeEventListener('abort', leave);
    await reader.close();
  }
}

type Reading = {
  readonly job: Import;
  readonly deliveries: readonly Delivery[];
  readonly ports: Ports;
  readonly signal: AbortSignal;
};

async function readWith(
  reader: DeliveryReader,
  { job, deliveries, ports, signal }: Reading,
): Promise<boolean> {
  const after = job.file === null ? null : { file: job.file, line: job.line };
  const reading = {
    ...ports,
    reader,
    root: job.path,
    publisher: job.publisher,
    isOwnAlone: job.is_own_alone,
    publisherOfSource: sourceFinder(ports),
    known: await knownRecords(documentsIn(ports.db)),
  };
  const mode = modeOf(job);
  const known = new Map<bigint, string>();
  const offered = new Set<string>();
  let batch: Item[] = [];
  let text = 0;
  let startedAt = performance.now();
  let countedFrom = startedAt;
  let rejected = job.rejected;
  let processed = job.added + job.replaced + job.unchanged;
  let writing: Promise<ImportBatchResult | null> = Promise.resolve(null);

  const workedMs = (): number => {
    const now = performance.now();
    const worked = now - countedFrom;
    countedFrom = now;
    return worked;
  };
  /** Hands the batch over once the one before is written; returns whether to stop. */
  const write = async (): Promise<boolean> => {
    const done = await writing;
    if (mode === 'store') await offerNew(done?.publishers ?? [], offered, job, ports);
    if (done?.isStopAsked) return true;
    if (batch.length > 0)
      writing = importBatch(ports.db, batch, { job, mode, known, now: ports.now(), workedMs });
    // A failure is told when the next batch waits for this one.
    writing.catch(() => undefined);
    batch = [];
    text = 0;
    startedAt = performance.now();
    return false;
  };

  for await (const items of itemsOf(deliveries, reading, after)) {
    for (const item of items) {
      batch.push(item);
      text += sizeOf(item);
      if (item.kind === 'rejected') rejected += 1;
      else processed += 1;
      if (rejected > maxRejected && rejected > processed)
        throw new Rejected(
          `More than ${maxRejected} records were rejected: ${item.file} does not look like a catalog`,
        );
      const isFull = batch.length >= maxDocuments || text >= maxText;
      if ((isFull || performance.now() - startedAt > longestBatchMs) && (await write())) return true;
    }
    signal.throwIfAborted();
  }
  const isStopped = (await write()) || (await write());
  return isStopped;
}

function sizeOf(item: Item): number {
  if (item.kind !== 'document') return 200;
  const { body_text, description_text, title_text } = item.document;
  return 1_000 + body_text.length + description_text.length + title_text.length;
}

const sourceFinder =
  ({ db }: Ports) =>
  async (sourceHash: string): Promise<string | null> => {
    const code = await contentCodeOfSource(documentsIn(db), sourceHash);
    return code?.split('|')[0] ?? null;
  };

async function offerNew(
  publishers: ImportBatchResult['publishers'],
  offered: Set<string>,
  job: Import,
  { db, offer }: Ports,
): Promise<void> {
  // Which publishers a tenant offers is for operators to say.
  if (job.is_own_alone) return;
  const newPublishers: string[] = [];
  for (const publisher of publishers) {
    if (offered.has(publisher.code)) continue;
    offered.add(publisher.code);
    if (await offer(publisher, job)) newPublishers.push(publisher.code);
  }
  if (newPublishers.length === 0) return;
  const current = await importOf(importsIn(db), job.id);
  await setImport(importsIn(db), job, { offered: [...(current?.offered ?? []), ...newPublishers] });
}

async function finish(
  job: Import,
  ports: Ports,
  state: 'done' | 'stopped' | 'failed',
  problem: string | null,
): Promise<void> {
  const { db, folder, now } = ports;
  if (state !== 'failed' && !job.is_dry_run) await offerAll(job, ports);
  const rejected_file = await writeRejectedFile(importsIn(db), folder, job).catch(() => null);
  await db.deleteFrom('import_items').where('import_id', '=', job.id).execute();
  await db.deleteFrom('staged_documents').where('import_id', '=', job.id).execute();
  await setImport(importsIn(db), job, { state, problem, rejected_file, finished_at: now() });
  if (job.upload_hash !== null) await discardUpload(ports.uploads, job.path);
}

/** A worker may have been killed between keeping a publisher's documents and offering them. */
async function offerAll(job: Import, ports: Ports): Promise<void> {
  const current = await importOf(importsIn(ports.db), job.id);
  const names = await publishersOf(documentsIn(ports.db), current?.publishers ?? []);
  await offerNew(names, new Set(), job, ports);
}

/** The database was away: the job is given out again and continues. SQLSTATE 08 and 57P are its own ways to say so. */
function isOfConnection(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  if (
    /^(08|57P)/.test(code) ||
    ('syscall' in cause && ['connect', 'read', 'write'].includes(String(cause.syscall)))
  )
    return !('path' in cause);
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
    cause.message,
  );
}

function problemOf(cause: unknown): string {
  if (cause instanceof Rejected) return cause.message;
  for (let each: unknown = cause; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
      return 'The disk is full. Free up space and start the import again: it resumes where it stopped.';
    if (!(each.cause instanceof Error))
      return cause === each ? each.message : `${(cause as Error).message}: ${each.message}`;
  }
  return String(cause);
}
