import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { JobData, Jobs } from '../../../ports/jobs.ts';
import { deliveriesAt } from '../reading/deliveries.ts';
import { importsIn, type Db } from './db.ts';
import type { Ports } from './ports.ts';
import { runImport } from './run.ts';
import { askToStop, importAhead, importOf, importsBegun, sameImport, type Import } from './store.ts';

/** What is to be imported, for whom and how. */
export type Wanted = {
  readonly tenant: string;
  readonly path: string;
  readonly publisher: string | null;
  readonly isDryRun: boolean;
  readonly visibleAt: Date | null;
};

/** Imports as jobs: asked for by anybody, done one after the other by whoever works, surviving each of them. */
export type Importing = {
  /** Asks for an import; one of the same delivery that is not finished is taken instead, and not begun anew. */
  readonly request: (wanted: Wanted) => Promise<{ id: number; isGoingOn: boolean }>;
  /** How an import stands, and which one it waits for. */
  readonly look: (id: number) => Promise<{ job: Import; ahead: Import | null } | null>;
  readonly stop: (id: number) => Promise<void>;
  /** Does the imports of this machine, those first that somebody has left undone. */
  readonly work: () => Promise<void>;
};

const JobOfImport = z.object({ id: z.int() });

export function importing(
  parts: Omit<Ports, 'publishAt'> & { readonly jobs: Jobs; readonly host?: string },
): Importing {
  const { db, jobs, now, host = hostname() } = parts;
  const imports = importsIn(db);
  // A path means something on its own machine alone.
  const queue = `imports.${host.replaceAll(/[^\w.-]/g, '-')}`;
  const jobOf = (id: number): JobData => ({ id });
  const ports: Ports = {
    ...parts,
    publishAt: (id, time) => jobs.enqueue(queue, jobOf(id), { startAt: time }),
  };

  return {
    request: async ({ tenant, path, publisher, isDryRun, visibleAt }) => {
      const wanted = { tenant, host, path: resolve(path), publisher, is_dry_run: isDryRun };
      // Somebody who waits is told at once what can be told without reading.
      await deliveriesAt(wanted.path);
      return imports.transaction().execute(async (within) => {
        const same = await sameImport(within, wanted);
        if (same) return { id: same.id, isGoingOn: true };
        const { id } = await within
          .insertInto('imports')
          .values({
            ...wanted,
            visible_at: visibleAt,
            is_first: !(await hasDocuments(db)),
            requested_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await jobs.enqueue(queue, jobOf(id), { within });
        return { id, isGoingOn: false };
      });
    },

    look: async (id) => {
      const job = await importOf(imports, id);
      return job && { job, ahead: job.state === 'waiting' ? await importAhead(imports, id) : null };
    },

    stop: (id) => askToStop(imports, id),

    work: async () => {
      for (const { id } of await importsBegun(imports, host)) await jobs.enqueue(queue, jobOf(id));
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
