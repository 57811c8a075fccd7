import { basename } from 'node:path';
import type { ImportReport } from '@norma/contracts';
import { isFinished, type Import } from './jobs/store.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

const perSecond = (amount: number, ms: number): number =>
  ms > 0 ? Math.round((amount * 10_000) / ms) / 10 : 0;

const nameOf = ({ upload_name, path }: Pick<Import, 'upload_name' | 'path'>): string =>
  upload_name ?? basename(path);

/** Paths of the server are for those at its terminal: an answer has their last step alone. */
export const withoutPaths = (text: string, job: Pick<Import, 'upload_name' | 'path'>): string =>
  text
    .replaceAll(job.path, nameOf(job))
    .replaceAll(/(?<![\p{L}\p{N}_.:/\\<-])(?:\/[^\s/'"`,;:()]+)+\/?/gu, (path) => basename(path));

/** The status of an import, for document administrators. */
export function reportOf(job: Import, mayStop: boolean): ImportReport {
  const { added, replaced, unchanged, passed_over, rejected } = job;
  const read = added + replaced + unchanged + passed_over + rejected;
  return {
    id: job.id,
    tenant: job.tenant,
    name: nameOf(job),
    publisher: job.publisher,
    isDryRun: job.is_dry_run,
    state: job.state,
    isStopAsked: job.is_stop_asked,
    requestedAt: job.requested_at.toISOString(),
    startedAt: instant(job.started_at),
    finishedAt: instant(job.finished_at),
    visibleAt: instant(job.visible_at),
    counts: { read, added, replaced, unchanged, passedOver: passed_over, rejected, remarks: job.remarks },
    recordsTotal: job.records_total,
    bytes: { read: job.bytes_read, total: job.bytes_total },
    rates: {
      recordsPerSecond: perSecond(read, job.worked_ms),
      bytesPerSecond: perSecond(job.bytes_read, job.worked_ms),
    },
    publishers: job.publishers,
    changes: job.changes,
    problem: job.problem === null ? null : withoutPaths(job.problem, job),
    requestedBy: job.requested_by,
    mayStop: mayStop && !isFinished(job) && !job.is_stop_asked,
  };
}
