import { countedJobs } from '../adapters/jobs/countedJobs.ts';
import { importFolders } from '../imports/importService.ts';
import { keepRemovingExpired } from '../identity/removeExpiredSignIns.ts';
import { withJobLogging, withMailerLogging } from './withLogging.ts';
import { libraryImports } from '../imports/libraryImports.ts';
import { sendPosted } from './email.ts';
import {
  alignAsJobs,
  aligning,
  type Comparisons,
  type ComparisonTables,
} from '../modules/comparison/index.ts';
import type { DocumentTables, Texts } from '../modules/documents/index.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { checkDocuments } from '../modules/integrity/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { followChanges } from '../modules/tracking/index.ts';
import { saveUsage } from '../modules/usage/index.ts';
import type { Comparer } from '../ports/comparer.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { LoggerName, Loggers } from '../ports/loggers.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';
import type { Settings } from '../config/settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  readonly comparer: Comparer;
  readonly comparisons: Comparisons;
  readonly comparesEditions: boolean;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly measuring: Pick<Metrics, 'takesJobs' | 'jobBegan'>;
  readonly loggers: Loggers;
  readonly now: () => Date;
  readonly signal: AbortSignal;
};

/**
 * The work of a node that nobody waits for: imports, what became of the clauses of editions, mails, counting what is
 * read, telling followers what has changed, and removing what has expired of sign-ins. Ends with the signal; closing waits for what is in hand.
 */
export async function startWorkers(parts: Parts): Promise<{ close: () => Promise<void> }> {
  const { settings, database, directory, files, comparer, comparisons, loggers, now, signal } = parts;
  const failed = (who: LoggerName, what: string) => (err: unknown) => loggers.named(who).error({ err }, what);
  const toClose = new AsyncDisposableStack();
  const opened = await database.openJobs((message) => loggers.named('jobs').warn(message));
  const jobs = countedJobs(opened, parts.measuring);
  toClose.defer(() => jobs.close());
  try {
    const { pdfReader } = parts;
    const folders = importFolders(settings.dataDir);
    const { isDemo } = settings;
    const imports = withJobLogging(jobs, loggers.named('imports'));
    await libraryImports({ database, jobs: imports, files, pdfReader, ...folders, isDemo, now }).work();

    const onFailed = failed('comparison', 'a comparison failed');
    const db = database.withoutTenant<DocumentTables & ComparisonTables>();
    const align = aligning({ db, files, comparer, comparisons, now, onFailed });
    const alignments = withJobLogging(jobs, loggers.named('jobs'));
    if (parts.comparesEditions) await alignAsJobs({ database, jobs: alignments, align, signal, onFailed });

    const perSecond = settings.mailsPerSecond;
    const onNotSent = failed('mails', 'mails could not be sent');
    const mailer = withMailerLogging(parts.mailer, loggers.named('mails'));
    const sending = await sendPosted({ database, directory, mailer, perSecond, now, onFailed: onNotSent });
    toClose.defer(() => sending.close());

    const onUsageFailed = (what: string, err: unknown): void => failed('usage', what)(err);
    const keeping = saveUsage({ database, tenants: directory.all, now, signal, onFailed: onUsageFailed });
    toClose.defer(() => keeping);

    const telling = await followChanges({
      database,
      tenants: directory.all,
      now,
      gatherMs: settings.changesGatheredMs,
      signal,
      onFailed: failed('tracking', 'followers could not be told of changes'),
    });
    toClose.defer(() => telling.ended);

    const removing = keepRemovingExpired({
      database,
      tenants: directory.all,
      now,
      signal,
      onFailed: failed('identity', 'expired sign-ins could not be removed'),
    });
    toClose.defer(() => removing);

    const onNotChecked = failed('documents', 'documents could not be checked');
    const { texts } = parts;
    const checking = await checkDocuments({
      database,
      files,
      texts,
      openReader: () => threadedDeliveryReader(),
      now,
      signal,
      onFailed: onNotChecked,
    });
    toClose.defer(() => checking.ended);
  } catch (cause) {
    await toClose.disposeAsync();
    throw cause;
  }
  return { close: () => toClose.disposeAsync() };
}
