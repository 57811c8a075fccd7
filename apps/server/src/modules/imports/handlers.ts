import { fail } from '@norma/contracts/kit';
import type { imports as contract } from '@norma/contracts';
import { foldedWord, statusOf } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import { csvTable } from '../../lib/csv.ts';
import type { AuditTables } from '../../ports/audit.ts';
import {
  dropMeaning,
  eventsOfImport,
  saveMeaning,
  listMeanings,
  meaningsOf,
  publishersOf,
  type DocumentTables,
} from '../documents/index.ts';
import { tableHeads } from '../../i18n/tableHeads.ts';
import { changesSeenBy, importsSeenBy, maySee, mayStop, mayWriteFor, publishersWritten } from './access.ts';
import type { Importing } from './jobs/importing.ts';
import {
  importOf,
  importsOf,
  isFinished,
  kindsOfRejections,
  rejectionsOf,
  type Import,
  type Rejection,
} from './jobs/store.ts';
import { reportOf } from './report.ts';
import type { ImportTables } from './tables.ts';
import { uploadHandler } from './uploads/handler.ts';

type Tables = ImportTables & DocumentTables & AuditTables;
type Context = ReaderContext<Tables>;

type Parts = {
  readonly imports: Pick<Importing, 'request' | 'stop' | 'applyMeaning'>;
  /** Where deliveries are put that are uploaded. */
  readonly uploads: string;
};

const atATime = 1_000;
const heads = ['file', 'line', 'designation', 'outcome', 'reason'] as const;

/** What document administrators see of imports, and do with them. */
export function importHandlers(parts: Parts): Handlers<typeof contract, Tables> {
  const { imports } = parts;
  const seen = async (id: number, { db, reader, tenant }: Context): Promise<Import | null> => {
    const job = await importOf(db, id);
    return job && maySee(reader, tenant, job) ? job : null;
  };
  const report = (job: Import, { reader, tenant }: Context) => reportOf(job, mayStop(reader, tenant, job));

  return {
    imports: async ({ query: { page, size } }, ctx) => {
      const { db, tenant, reader } = ctx;
      const { imports: found, total } = await importsOf(db, importsSeenBy(reader, tenant), {
        from: page * size,
        size,
      });
      return {
        count: total,
        imports: found.map((job) => report(job, ctx)),
        nextPageFlag: (page + 1) * size < total,
      };
    },

    import: async ({ params: { id } }, ctx) => {
      const job = await seen(id, ctx);
      return job ? report(job, ctx) : fail('import-not-found');
    },

    uploadDelivery: uploadHandler(parts),

    stopImport: async ({ params: { id } }, ctx) => {
      const { db, tenant, reader } = ctx;
      const job = await seen(id, ctx);
      if (!job) return fail('import-not-found');
      if (!mayStop(reader, tenant, job)) return fail('import-not-yours');
      if (isFinished(job)) return fail('import-finished');
      await db.transaction().execute(async (within) => {
        await imports.stop(id, within.$pickTables<keyof ImportTables>());
        await ctx.audit('import-stopped', `Stopped import ${id}`, { within });
      });
      const stopped = await importOf(db, id);
      return stopped ? report(stopped, ctx) : fail('import-not-found');
    },

    importChanges: async ({ params: { id }, query: { after, size } }, ctx) => {
      const job = await seen(id, ctx);
      if (!job) return fail('import-not-found');
      const publishers = changesSeenBy(ctx.reader, ctx.tenant, job);
      const events = await eventsOfImport(ctx.db, { importId: id, publishers, after, max: size });
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

    rejections: async ({ params: { id }, query: { after, size } }, ctx) => {
      if (!(await seen(id, ctx))) return fail('import-not-found');
      const rejections = await rejectionsOf(ctx.db, id, after, size);
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

    rejectionKinds: async ({ params: { id } }, ctx) => {
      if (!(await seen(id, ctx))) return fail('import-not-found');
      const { db, reader, tenant } = ctx;
      const kinds = await kindsOfRejections(db, id);
      const publishers = kinds.flatMap(({ publisher_code }) => publisher_code ?? []);
      const meanings = await meaningsOf(db, publishers);
      return {
        kinds: kinds.map(
          ({ is_remark, kind, count, examples, publisher_code: publisher, status_word: word }) => ({
            isTakenIn: is_remark,
            reason: kind,
            count,
            status:
              publisher === null || word === null
                ? null
                : {
                    publisher,
                    word,
                    meaning: meanings.get(publisher)?.get(foldedWord(word)) ?? null,
                    mayBeMapped: mayWriteFor(reader, tenant, publisher),
                  },
            examples,
          }),
        ),
      };
    },

    statusMeanings: async (_, { db, reader, tenant }) => {
      const meanings = await listMeanings(db, publishersWritten(reader, tenant));
      return {
        meanings: meanings.map(({ publisher_code, written, meaning, documents }) => ({
          publisher: publisher_code,
          word: written,
          meaning,
          documents,
        })),
      };
    },

    mapStatus: async ({ body: { publisher, word, meaning } }, ctx) => {
      if (!mayWriteFor(ctx.reader, ctx.tenant, publisher)) return fail('publisher-not-yours');
      if (statusOf({ publisher, word }).kind === 'known') return fail('status-known');
      const [known] = await publishersOf(ctx.db, [publisher]);
      if (!known) return fail('publisher-not-found');
      await ctx.db.transaction().execute(async (within) => {
        await saveMeaning(within.$pickTables<keyof DocumentTables>(), { publisher, written: word, meaning });
        await imports.applyMeaning({ publisher, word }, within.$pickTables<keyof ImportTables>());
        const message = `Mapped the status "${word}" of ${publisher} to ${meaning}`;
        await ctx.audit('status-mapped', message, { within });
      });
      return {};
    },

    unmapStatus: async ({ query: { publisher, word } }, ctx) => {
      if (!mayWriteFor(ctx.reader, ctx.tenant, publisher)) return fail('publisher-not-yours');
      const isDropped = await ctx.db.transaction().execute(async (within) => {
        if (!(await dropMeaning(within.$pickTables<keyof DocumentTables>(), publisher, word))) return false;
        await imports.applyMeaning({ publisher, word }, within.$pickTables<keyof ImportTables>());
        const message = `Removed the mapping of the status "${word}" of ${publisher}`;
        await ctx.audit('status-unmapped', message, { within });
        return true;
      });
      return isDropped ? {} : fail('status-meaning-not-found');
    },

    rejectionsFile: async ({ params: { id } }, ctx) =>
      (await seen(id, ctx))
        ? {
            mediaType: 'text/csv; charset=utf-8',
            name: `import-${id}-rejected.csv`,
            pieces: csvTable(tableHeads(ctx.language, heads), rowsOf(ctx.db, id)),
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
