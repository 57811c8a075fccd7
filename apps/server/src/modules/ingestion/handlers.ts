import { fail } from '@norma/contracts/kit';
import type { ingestion } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import { csvTable } from '../../csv.ts';
import type { Audit, AuditTables } from '../../ports/audit.ts';
import { eventsOfImport, type DocumentTables } from '../documents/index.ts';
import { tableHeads } from '../../words/tableHeads.ts';
import { changesSeenBy, importsSeenBy, maySee, mayStop } from './access.ts';
import type { Importing } from './imports/importing.ts';
import {
  importOf,
  importsOf,
  isFinished,
  kindsOfRejections,
  rejectionsOf,
  type Import,
  type Rejection,
} from './imports/store.ts';
import { reportOf } from './report.ts';
import type { ImportTables } from './tables.ts';
import { uploadHandler } from './uploads/handler.ts';

type Tables = ImportTables & DocumentTables & AuditTables;
type Asking = ReaderContext<Tables>;

type Parts = {
  readonly imports: Pick<Importing, 'request' | 'stop'>;
  /** Where deliveries are put that are uploaded. */
  readonly uploads: string;
  readonly audit: Audit;
};

const atATime = 1_000;
const heads = ['file', 'line', 'designation', 'outcome', 'reason'] as const;

/** What those who look after publishers' documents see of imports, and do with them. */
export function ingestionHandlers(parts: Parts): Handlers<typeof ingestion, Tables> {
  const { imports, audit } = parts;
  const seen = async (id: number, { db, reader, tenant }: Asking): Promise<Import | null> => {
    const job = await importOf(db, id);
    return job && maySee(reader, tenant, job) ? job : null;
  };
  const report = (job: Import, { reader, tenant }: Asking) => reportOf(job, mayStop(reader, tenant, job));

  return {
    imports: async ({ query: { page, size } }, asking) => {
      const { db, tenant, reader } = asking;
      const { imports: found, total } = await importsOf(db, importsSeenBy(reader, tenant), {
        from: page * size,
        size,
      });
      return {
        count: total,
        imports: found.map((job) => report(job, asking)),
        nextPageFlag: (page + 1) * size < total,
      };
    },

    import: async ({ params: { id } }, asking) => {
      const job = await seen(id, asking);
      return job ? report(job, asking) : fail('import-not-found');
    },

    uploadDelivery: uploadHandler(parts),

    stopImport: async ({ params: { id } }, asking) => {
      const { db, tenant, reader, remoteAddress, requestId } = asking;
      const job = await seen(id, asking);
      if (!job) return fail('import-not-found');
      if (!mayStop(reader, tenant, job)) return fail('import-not-yours');
      if (isFinished(job)) return fail('import-finished');
      await db.transaction().execute(async (within) => {
        await imports.stop(id, within.$pickTables<keyof ImportTables>());
        const event = {
          type: 'import-stopped',
          principal: reader.signInName,
          message: `Stopped import ${id}`,
          remoteAddress,
          requestId,
        } as const;
        await audit.record(tenant.key, event, within.$pickTables<'audit_events'>());
      });
      const stopped = await importOf(db, id);
      return stopped ? report(stopped, asking) : fail('import-not-found');
    },

    importChanges: async ({ params: { id }, query: { after, size } }, asking) => {
      const job = await seen(id, asking);
      if (!job) return fail('import-not-found');
      const publishers = changesSeenBy(asking.reader, asking.tenant, job);
      const events = await eventsOfImport(asking.db, { importId: id, publishers, after, most: size });
      return {
        changes: events.map((event) => ({
          id: event.id,
          contentCode: event.content_code,
          event: event.type,
          fields: event.changed,
          statusBefore: event.status_before,
          statusAfter: event.status_after,
        })),
      };
    },

    rejections: async ({ params: { id }, query: { after, size } }, asking) => {
      if (!(await seen(id, asking))) return fail('import-not-found');
      const rejections = await rejectionsOf(asking.db, id, after, size);
      return {
        rejections: rejections.map(({ place, file, line, designation, is_remark, reason }) => ({
          place,
          file,
          line,
          designation,
          isTakenIn: is_remark,
          reason,
        })),
      };
    },

    rejectionKinds: async ({ params: { id } }, asking) => {
      if (!(await seen(id, asking))) return fail('import-not-found');
      const kinds = await kindsOfRejections(asking.db, id);
      return {
        kinds: kinds.map(({ is_remark, kind, count, examples }) => ({
          isTakenIn: is_remark,
          reason: kind,
          count,
          examples,
        })),
      };
    },

    rejectionsFile: async ({ params: { id } }, asking) =>
      (await seen(id, asking))
        ? {
            mediaType: 'text/csv; charset=utf-8',
            name: `import-${id}-rejected.csv`,
            pieces: csvTable(tableHeads(asking.language, heads), rowsOf(asking.db, id)),
          }
        : fail('import-not-found'),
  };
}

async function* rowsOf(db: Kysely<ImportTables>, id: number) {
  let after = 0;
  for (;;) {
    const some = await rejectionsOf(db, id, after, atATime);
    if (some.length > 0) yield some.map(asRow);
    if (some.length < atATime) return;
    after = some.at(-1)?.place ?? Number.MAX_SAFE_INTEGER;
  }
}

const asRow = ({ file, line, designation, is_remark, reason }: Rejection): (string | number | null)[] => [
  file,
  line,
  designation,
  is_remark ? 'taken in' : 'rejected',
  reason,
];
