import { fail } from '@norma/contracts/kit';
import type { ImportReport, ingestion } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import { importsSeenBy } from './access.ts';
import { importOf, importsOf, rejectionsOf, type Import } from './imports/store.ts';
import type { ImportTables } from './tables.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

const perSecond = (amount: number, ms: number): number =>
  ms > 0 ? Math.round((amount * 10_000) / ms) / 10 : 0;

const reportOf = (job: Import): ImportReport => {
  const { added, replaced, unchanged, passed_over, rejected } = job;
  const read = added + replaced + unchanged + passed_over + rejected;
  return {
    id: job.id,
    tenant: job.tenant,
    path: job.path,
    publisher: job.publisher,
    isDryRun: job.is_dry_run,
    state: job.state,
    isStopAsked: job.is_stop_asked,
    requestedAt: job.requested_at.toISOString(),
    startedAt: instant(job.started_at),
    finishedAt: instant(job.finished_at),
    visibleAt: instant(job.visible_at),
    counts: { read, added, replaced, unchanged, passedOver: passed_over, rejected, remarks: job.remarks },
    bytes: { read: job.bytes_read, total: job.bytes_total },
    rates: {
      recordsPerSecond: perSecond(read, job.worked_ms),
      bytesPerSecond: perSecond(job.bytes_read, job.worked_ms),
    },
    publishers: job.publishers,
    changes: job.changes,
    rejectedFile: job.rejected_file,
    problem: job.problem,
  };
};

/** What those who look after publishers' documents see of imports. */
export function ingestionHandlers(): Handlers<typeof ingestion, ImportTables> {
  return {
    imports: async ({ query: { page, size } }, { db, tenant, reader }) => {
      const seen = importsSeenBy(reader, tenant);
      const { imports, total } = await importsOf(db, seen, { from: page * size, size });
      return { count: total, imports: imports.map(reportOf), nextPageFlag: (page + 1) * size < total };
    },

    rejections: async ({ params: { id }, query: { after, size } }, { db, tenant, reader }) => {
      const job = await importOf(db, id);
      const seen = importsSeenBy(reader, tenant);
      const isSeen =
        job !== null &&
        (seen === 'all' ||
          job.tenant === seen.tenant ||
          job.publishers.some((code) => seen.publishers.includes(code)));
      if (!isSeen) return fail('import-not-found');
      const rejections = await rejectionsOf(db, id, after, size);
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
  };
}
