import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { JobData, Jobs } from '../../../ports/jobs.ts';
import { deliveriesAt } from '../reading/deliveries.ts';
import { applyMeaning, followFamilyRules } from '../../documents/index.ts';
import { documentsIn, importsIn, type Db } from './db.ts';
import { findMissingPlaces } from './missingPlaces.ts';
import type { Ports } from './ports.ts';
import { runImport } from './run.ts';
import type { ImportTables } from '../tables.ts';
import { discardLeftovers } from '../uploads/discard.ts';
import {
  requestStop,
  importAhead,
  importOf,
  unfinishedImports,
  sameImport,
  sameUpload,
  uploadsInUse,
  type Import,
} from './store.ts';

/** What is to be imported, for whom and how. */
export type ImportRequest = {
  readonly tenant: string;
  readonly path: string;
  readonly publisher: string | null;
  readonly isDryRun: boolean;
  readonly visibleAt: Date | null;
  /** Set where a file was uploaded instead of named. */
  readonly upload?: UploadRequest;
};

type UploadRequest = {
  readonly name: string;
  readonly hash: string;
  /** The sign-in name of who uploaded it. */
  readonly by: string;
  /** Whether it may change nothing but the documents of its publisher. */
  readonly isOwnAlone: boolean;
};

/** The transaction that asks for something, where it does more than that. */
export type Within = Kysely<ImportTables>;

/** Imports as jobs: asked for by anyone, done one after the other by anyone who works, surviving each of them. */
export type Importing = {
  /** Asks for an import; one of the same delivery that is not finished is taken instead, and not restarted. */
  readonly request: (request: ImportRequest, within?: Within) => Promise<{ id: number; isGoingOn: boolean }>;
  /** The status of an import, and which one it waits for. */
  readonly look: (id: number) => Promise<{ job: Import; ahead: Import | null } | null>;
  /** Asks anyone who has it in hand to stop after the records being written; one that no one has begun ends at once. */
  readonly stop: (id: number, within?: Within) => Promise<void>;
  /** Has the documents of a publisher follow what a word of status on them means now. */
  readonly applyMeaning: (of: { publisher: string; word: string }, within: Within) => Promise<void>;
  /** Does the imports of this machine, those first that someone has left undone. */
  readonly work: () => Promise<void>;
};

const JobOfImport = z.object({ id: z.int() });
const JobOfMeaning = z.object({ publisher: z.string(), word: z.string() });

/** Any machine does these. */
const queueOfMeanings = 'status-meanings';
const queueOfFamilies = 'family-rules';
const queueOfPlaces = 'text-places';

export function importing(
  parts: Omit<Ports, 'publishAt'> & { readonly jobs: Jobs; readonly host?: string },
): Importing {
  const { db, jobs, now, host = hostname() } = parts;
  const imports = importsIn(db);
  // A path means something on its own machine alone.
  const queueOf = (machine: string): string => `imports.${machine.replaceAll(/[^\w.-]/g, '-')}`;
  const queue = queueOf(host);
  const jobOf = (id: number): JobData => ({ id });
  const ports: Ports = {
    ...parts,
    publishAt: (id, time) => jobs.enqueue(queue, jobOf(id), { startAt: time }),
  };

  const insertRequest = async (within: Within, { upload, visibleAt, ...request }: ImportRequest) => {
    const row = {
      tenant: request.tenant,
      host,
      path: resolve(request.path),
      publisher: request.publisher,
      is_dry_run: request.isDryRun,
      upload_hash: upload?.hash ?? null,
    };
    const same = await (upload ? sameUpload(within, row) : sameImport(within, row));
    if (same) return { id: same.id, isGoingOn: true };
    const { id } = await within
      .insertInto('imports')
      .values({
        ...row,
        visible_at: visibleAt,
        is_first: !(await hasDocuments(db)),
        requested_at: now(),
        upload_name: upload?.name ?? null,
        requested_by: upload?.by ?? null,
        is_own_alone: upload?.isOwnAlone ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.enqueue(queue, jobOf(id), { within });
    return { id, isGoingOn: false };
  };

  return {
    request: async (request, within) => {
      // Someone who waits is told at once what can be told without reading.
      await deliveriesAt(resolve(request.path));
      return within
        ? insertRequest(within, request)
        : imports.transaction().execute((transaction) => insertRequest(transaction, request));
    },

    look: async (id) => {
      const job = await importOf(imports, id);
      return job && { job, ahead: job.state === 'waiting' ? await importAhead(imports, id) : null };
    },

    stop: async (id, within = imports) => {
      const job = await requestStop(within, id);
      // One that waits for its turn or its time is looked at now, and found to be over.
      if (job) await jobs.enqueue(queueOf(job.host), jobOf(id), { within });
    },

    applyMeaning: ({ publisher, word }, within) =>
      jobs.enqueue(queueOfMeanings, { publisher, word }, { within }),

    work: async () => {
      await jobs.work(queueOfMeanings, (data, signal) =>
        applyMeaning(documentsIn(db), JobOfMeaning.parse(data), { now, signal }),
      );
      await jobs.work(queueOfFamilies, (_, signal) => followFamilyRules(documentsIn(db), signal));
      await jobs.enqueue(queueOfFamilies, {});
      await jobs.work(queueOfPlaces, (_, signal) => findMissingPlaces(ports, signal));
      await jobs.enqueue(queueOfPlaces, {});
      await discardLeftovers(parts.uploads, await uploadsInUse(imports, host), now());
      for (const { id } of await unfinishedImports(imports, host)) await jobs.enqueue(queue, jobOf(id));
      await jobs.work(queue, async (data, signal) => {
        const { id } = JobOfImport.parse(data);
        await runImport(id, ports, signal);
      });
    },
  };
}

async function hasDocuments(db: Db): Promise<boolean> {
  return (await db.selectFrom('documents').select('content_id').limit(1).execute()).length > 0;
}
