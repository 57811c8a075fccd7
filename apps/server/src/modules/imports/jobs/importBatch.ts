import { hash } from 'node:crypto';
import { sql } from 'kysely';
import {
  deliveredHashes,
  upsertDocuments,
  planDocuments,
  type NewDocument,
  type Planned,
} from '../../documents/index.ts';
import type { Fact, Item } from '../reading/item.ts';
import { documentsIn, importsIn, type Db } from './db.ts';
import { describeFact, describeChanges } from './describeChanges.ts';
import { saveFact } from './saveFact.ts';
import { reasonOfDatabase } from './reasonOfDatabase.ts';
import { saveProgress, type Counts, type Import } from './store.ts';

/** How a batch is imported: stored at once, staged until its publication time, or only checked (dry run). */
export type ImportMode = 'store' | 'stage' | 'check';

type Batch = {
  readonly job: Import;
  readonly mode: ImportMode;
  readonly now: Date;
  /** The records of this import that need not be read again, with their catalogs: this batch adds its own. */
  readonly known: Map<bigint, string>;
  /** How long reading and writing have taken since the batch before. */
  readonly workedMs: () => number;
};

/** The result of a batch: its publishers, and whether a stop of the import was requested. */
export type ImportBatchResult = {
  readonly isStopAsked: boolean;
  readonly publishers: readonly { code: string; name: string }[];
};

type Delivered = Extract<Item, { kind: 'document' }>;
type Finding = {
  item: Item;
  reason: string;
  isRemark: boolean;
  /** The word of status that is remarked on, and whose it is. */
  status?: { publisher: string; word: string };
};

/**
 * Imports a batch in one transaction: its documents, its rejections, and the progress of the import. Either all
 * of it is stored or nothing, and the next worker continues after it. A batch that the database refuses is
 * bisected, so that only the bad item is rejected.
 */
export async function importBatch(db: Db, items: readonly Item[], batch: Batch): Promise<ImportBatchResult> {
  try {
    return await db.transaction().execute((transaction) => importWithin(transaction, items, batch));
  } catch (cause) {
    if (!isRefusedData(cause)) throw cause;
    const [only] = items;
    if (items.length > 1) {
      const half = Math.ceil(items.length / 2);
      const first = await importBatch(db, items.slice(0, half), batch);
      const second = await importBatch(db, items.slice(half), batch);
      return {
        isStopAsked: first.isStopAsked || second.isStopAsked,
        publishers: [...first.publishers, ...second.publishers],
      };
    }
    if (!only || (only.kind !== 'document' && only.kind !== 'fact')) throw cause;
    const { file, line, bytesRead } = only;
    const designation = designationOf(only);
    const reason = reasonOfDatabase(cause);
    return importBatch(db, [{ file, line, bytesRead, kind: 'rejected', designation, reason }], batch);
  }
}

/** Data exceptions and broken constraints (SQLSTATE classes 22 and 23) come from what was delivered. */
const isRefusedData = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && /^2[23]/.test(String(cause.code));

async function importWithin(
  transaction: Db,
  items: readonly Item[],
  batch: Batch,
): Promise<ImportBatchResult> {
  const { job, mode, now, workedMs } = batch;
  const delivered = items.filter((item) => item.kind === 'document');
  const contradicting = await contradictingKnown(transaction, items, batch.known);
  const { fresh, repeated } = await apart(
    transaction,
    job.id,
    delivered.filter((item) => !contradicting.includes(item)),
  );
  const planned: Planned[] = [];
  const unknown: Finding[] = [];
  for (const round of roundsOf(fresh)) {
    const documents = round.map(({ document }) => document);
    const some =
      mode === 'store'
        ? await upsertDocuments(documentsIn(transaction), documents, { now, importId: job.id })
        : await planDocuments(documentsIn(transaction), documents, job.id);
    planned.push(...some);
    unknown.push(...round.flatMap((item, at) => unknownStatus(item, some[at])));
  }
  if (mode === 'stage') await stage(transaction, job.id, planned);
  const facts = items.flatMap((item) => (item.kind === 'fact' ? [item.fact] : []));
  if (mode !== 'check') await saveFacts(transaction, facts, { now, importId: job.id });
  const repeats = await repeatedRecords(transaction, job.id, [...repeated, ...contradicting]);
  const findings: Finding[] = [
    ...items.flatMap((item) =>
      item.kind === 'rejected' ? [{ item, reason: item.reason, isRemark: false }] : [],
    ),
    ...repeats.rejected,
    ...delivered.flatMap((item) => item.remarks.map((reason) => ({ item, reason, isRemark: true }))),
    ...unknown,
  ];
  await saveRejections(transaction, job.id, findings);
  const counted = countsOf(planned);
  const counts: Counts = {
    ...counted,
    unchanged: counted.unchanged + repeats.unchanged + items.filter(({ kind }) => kind === 'known').length,
    passed_over: counted.passed_over + items.filter(({ kind }) => kind === 'other-publisher').length,
    rejected: findings.filter(({ isRemark }) => !isRemark).length,
    remarks: findings.filter(({ isRemark }) => isRemark).length,
  };
  const publishers = publishersOf(items);
  const last = items.at(-1);
  const { isStopAsked } = await saveProgress(importsIn(transaction), job, {
    counts,
    place: { file: last?.file ?? job.file ?? '', line: last?.line ?? Number.MAX_SAFE_INTEGER },
    bytesRead: last?.bytesRead ?? job.bytes_read,
    workedMs: workedMs(),
    publishers: publishers.map(({ code }) => code),
    changes: [...facts.map(describeFact), ...planned.flatMap(describeChanges)].slice(0, 50),
  });
  return { isStopAsked, publishers };
}

/** What is remarked on a document whose word of status no one knows. */
function unknownStatus(item: Delivered, planned: Planned | undefined): Finding[] {
  if (!planned || planned.unknownStatus === null) return [];
  const { publisher_code: publisher, edition_status: editionStatus } = item.document;
  const word = planned.unknownStatus;
  const effect = editionStatus === null ? 'it is shown as delivered' : 'the other status word is used';
  const reason = `the status "${word}" is unknown; ${effect}`;
  return [{ item, reason, isRemark: true, status: { publisher, word } }];
}

/** The documents of which their catalog has told already in this import, in a record that need not be read again. */
async function contradictingKnown(
  transaction: Db,
  items: readonly Item[],
  known: Map<bigint, string>,
): Promise<Delivered[]> {
  const codes = items.flatMap((item) => (item.kind === 'document' ? [item.document.content_code] : []));
  const mayContradict = codes.length > 0 && (known.size > 0 || items.some(({ kind }) => kind === 'known'));
  const hashes = mayContradict
    ? await deliveredHashes(documentsIn(transaction), codes)
    : new Map<string, bigint>();
  return items.filter((item): item is Delivered => {
    if (item.kind === 'known' && item.record) known.set(item.record.hash, item.record.source);
    if (item.kind !== 'document') return false;
    return known.get(hashes.get(item.document.content_code) ?? 0n) === item.document.source;
  });
}

/** One catalog tells of a document once: what this import has had before comes apart. */
async function apart(
  transaction: Db,
  importId: number,
  delivered: readonly Delivered[],
): Promise<{ fresh: Delivered[]; repeated: Delivered[] }> {
  if (delivered.length === 0) return { fresh: [], repeated: [] };
  const hashes = delivered.map(({ document }) => hashOf(`${document.content_code}\0${document.source}`));
  const { rows } = await sql<{ hash: string }>`insert into import_items (import_id, code_hash)
    select distinct ${importId}::bigint, hash from unnest(${hashes}::bigint[]) as hash order by hash
    on conflict do nothing returning code_hash::text as hash`.execute(transaction);
  const unseen = new Set(rows.map((row) => row.hash));
  const fresh: Delivered[] = [];
  const repeated: Delivered[] = [];
  for (const [at, item] of delivered.entries())
    (unseen.delete(hashes[at] ?? '') ? fresh : repeated).push(item);
  return { fresh, repeated };
}

const hashOf = (text: string): string => hash('sha256', text, 'buffer').readBigInt64BE().toString();

/** Two catalogs may tell of one document in the same batch: the second waits for the next round. */
function roundsOf(delivered: readonly Delivered[]): Delivered[][] {
  const rounds: Delivered[][] = [];
  const seenRounds = new Map<string, number>();
  for (const item of delivered) {
    const round = seenRounds.get(item.document.content_code) ?? 0;
    seenRounds.set(item.document.content_code, round + 1);
    (rounds[round] ??= []).push(item);
  }
  return rounds;
}

/** A record that comes twice alike is unchanged; one that comes again in other words contradicts the first. */
async function repeatedRecords(
  transaction: Db,
  importId: number,
  repeated: readonly Delivered[],
): Promise<{ unchanged: number; rejected: Finding[] }> {
  let unchanged = 0;
  const rejected: Finding[] = [];
  for (const item of repeated) {
    const [planned] = await planDocuments(documentsIn(transaction), [item.document], importId);
    if (planned?.result === 'unchanged' || planned?.result === 'passed-over') unchanged += 1;
    else {
      const reason = `${item.document.content_code} was delivered before in this import with other content`;
      rejected.push({ item, reason, isRemark: false });
    }
  }
  return { unchanged, rejected };
}

/** Publishers, names and work are shown at once: none of them is anything that comes into force. */
async function saveFacts(
  transaction: Db,
  facts: readonly Fact[],
  within: { readonly now: Date; readonly importId: number },
): Promise<void> {
  for (const fact of facts) await saveFact(documentsIn(transaction), fact, within);
}

async function stage(transaction: Db, importId: number, planned: readonly Planned[]): Promise<void> {
  const documents = planned.flatMap(({ document, result }) =>
    ['added', 'replaced', 'corrected'].includes(result) ? [document] : [],
  );
  if (documents.length === 0) return;
  await sql`insert into staged_documents (import_id, document)
    select ${importId}::bigint, document from json_array_elements(${JSON.stringify(documents)}::json) as document`.execute(
    transaction,
  );
}

async function saveRejections(
  transaction: Db,
  importId: number,
  findings: readonly Finding[],
): Promise<void> {
  if (findings.length === 0) return;
  const rows = findings.map(({ item, reason, isRemark, status }) => ({
    file: storable(item.file),
    line: item.line,
    designation: storable(designationOf(item)),
    reason: storable(reason),
    is_remark: isRemark,
    publisher_code: status?.publisher ?? null,
    status_word: storable(status?.word ?? null),
  }));
  await sql`insert into import_rejections 
      (import_id, is_remark, file, line, designation, reason, publisher_code, status_word)
    select ${importId}::bigint, is_remark, file, line, designation, reason, publisher_code, status_word
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(is_remark boolean, file text, line bigint,
      designation text, reason text, publisher_code text, status_word text)`.execute(transaction);
}

function designationOf(item: Item): string | null {
  if (item.kind === 'rejected') return item.designation;
  return item.kind === 'document' ? item.document.designation : null;
}

/** Text without what the database refuses: what is told of a delivery may quote it, and must not fail as it does. */
const storable = (text: string | null): string | null => text?.toWellFormed().replaceAll('\0', '') ?? null;

function countsOf(planned: readonly Planned[]): Counts {
  const number = (...results: Planned['result'][]): number =>
    planned.filter(({ result }) => results.includes(result)).length;
  return {
    added: number('added'),
    replaced: number('replaced', 'corrected'),
    unchanged: number('unchanged'),
    passed_over: number('passed-over'),
    rejected: 0,
    remarks: 0,
  };
}

function publishersOf(items: readonly Item[]): { code: string; name: string }[] {
  const found = new Map<string, NewDocument['publisher']>();
  for (const item of items) {
    if (item.kind === 'document') found.set(item.document.publisher_code, item.document.publisher);
    if (item.kind === 'known') found.set(item.publisher, { code: item.publisher, name: item.publisher });
  }
  return [...found.values()];
}
