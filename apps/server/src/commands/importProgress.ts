import type { Importing, Import } from '../modules/imports/index.ts';

type Look = NonNullable<Awaited<ReturnType<Importing['look']>>>;

const number = new Intl.NumberFormat('en');
const megabyte = 1_000_000;
/** On a terminal the line is drawn over and over; in a log one line in five seconds is enough. */
const betweenLinesMs = 5_000;

/** Tells on a stream how an import goes. */
export function progress(stream: NodeJS.WriteStream): {
  readonly update: (look: Look) => void;
  readonly print: (line: string) => void;
  readonly clear: () => void;
} {
  let last = '';
  let lastAt = -Infinity;
  const clear = (): void => {
    if (stream.isTTY && last) stream.write('\r\x1b[K');
    last = '';
  };
  return {
    clear,
    print: (line) => {
      clear();
      stream.write(`  ${line}\n`);
    },
    update: (look) => {
      const line = `  ${lineOf(look)}`;
      if (line === last) return;
      if (stream.isTTY) stream.write(`\r${line}\x1b[K`);
      else if (performance.now() - lastAt < betweenLinesMs) return;
      else stream.write(`${line}\n`);
      last = line;
      lastAt = performance.now();
    },
  };
}

const readOf = ({ added, replaced, unchanged, passed_over, rejected }: Import): number =>
  added + replaced + unchanged + passed_over + rejected;

function lineOf({ job, ahead }: Look): string {
  if (ahead)
    return `Import ${job.id} is waiting for import ${ahead.id} of ${ahead.path}${ahead.publishers.length > 0 ? ` (${ahead.publishers.slice(0, 3).join(', ')})` : ''}, ${number.format(readOf(ahead))} records in`;
  if (job.state === 'waiting') return `Import ${job.id} is starting`;
  if (job.state === 'publishing') return `Import ${job.id} is being published to readers`;
  const [done, total] = job.records_total
    ? [Math.min(readOf(job), job.records_total), job.records_total]
    : [job.bytes_read, job.bytes_total];
  const share = total > 0 ? Math.floor((100 * done) / total) : 0;
  return `Import ${job.id}: ${share}%, ${number.format(readOf(job))} records, ${ratesOf(job)}, ${number.format(job.rejected)} rejected`;
}

function ratesOf(job: Import): string {
  const seconds = job.worked_ms / 1000 || 1;
  const records = Math.round(readOf(job) / seconds);
  return `${number.format(records)} records and ${(job.bytes_read / megabyte / seconds).toFixed(1)} MB per second`;
}

/** What happened to an import, in some lines: the first changes, what was rejected and where that is written, the sums. */
export function ending(job: Import): string {
  const { added, replaced, unchanged, passed_over, rejected, remarks } = job;
  const seconds = job.worked_ms / 1000;
  const sums = [
    `${added} ${job.is_dry_run ? 'to be added' : 'added'}, ${replaced} ${job.is_dry_run ? 'to be replaced' : 'replaced'}`,
    `${unchanged} unchanged, ${rejected} rejected`,
    ...(passed_over > 0 ? [`${passed_over} skipped`] : []),
    ...(remarks > 0 ? [`${remarks} remarks`] : []),
  ].join(', ');
  return [
    ...job.changes,
    ...(added + replaced > job.changes.length ? [`… and ${added + replaced - job.changes.length} more`] : []),
    ...job.offered.map(
      (code) => `${code} is now offered; accounts that subscribe to it can open its documents`,
    ),
    ...(job.rejected_file ? [`Rejections and remarks, with reasons: ${job.rejected_file}`] : []),
    ...(job.state === 'stopped' ? ['Stopped. Run the same command again to resume'] : []),
    ...(job.state === 'scheduled' ? [`Readers will see it from ${job.visible_at?.toISOString()}`] : []),
    ...(job.problem ? [job.problem] : []),
    `${sums} in ${seconds.toFixed(1)} s (${Math.round(readOf(job) / (seconds || 1))} per second)`,
  ].join('\n');
}
