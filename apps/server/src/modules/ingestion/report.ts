import type { ImportReport } from '@norma/contracts';
import { isFinished, type Import } from './imports/store.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

const perSecond = (amount: number, ms: number): number =>
  ms > 0 ? Math.round((amount * 10_000) / ms) / 10 : 0;

/** How an import stands, for those who look after the documents. */
export function reportOf(job: Import, mayStop: boolean): ImportReport {
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
    uploadName: job.upload_name,
    requestedBy: job.requested_by,
    mayStop: mayStop && !isFinished(job) && !job.is_stop_asked,
  };
}
