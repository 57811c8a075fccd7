import { countedJobs } from '../adapters/jobs/countedJobs.ts';
import { importFolders } from '../imports/importService.ts';
import { expiredSignInsJob, removeExpiredSignIns } from '../identity/removeExpiredSignIns.ts';
import { withJobLogging, withMailerLogging } from './withLogging.ts';
import { libraryImports } from '../imports/libraryImports.ts';
import { sendPosted } from './email.ts';
import type { Comparisons } from '../modules/comparison/index.ts';
import { aligning, lineageContinued, preparing, type LineageTables } from '../modules/lineage/index.ts';
import { workOnChanges, type DocumentTables, type Texts } from '../modules/documents/index.ts';
import { forgetChangesJob, type Following } from '../search/followDocuments.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { checkDocuments, documentCheckJob, type IntegrityTables } from '../modules/integrity/index.ts';
import { readingReferences, type ReferenceTables } from '../modules/references/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { followChanges } from '../modules/tracking/index.ts';
import { checkUsage, countUsage, makeMonths, usageJobs } from '../modules/usage/index.ts';
import type { Comparer } from '../ports/comparer.ts';
import type { Database } from '../ports/database.ts';
import type { Jobs } from '../ports/jobs.ts';
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
  readonly following: Pick<Following, 'forget'>;
  readonly comparesEditions: boolean;
  readonly makesPdfs: boolean;
  readonly readsReferences: boolean;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly measuring: Pick<Metrics, 'takesJobs' | 'jobBegan'>;
  readonly loggers: Loggers;
  readonly now: () => Date;
  readonly signal: AbortSignal;
};

/**
 * The background work of a node: imports, clause changes between editions, references, email, usage counts, notifications, checks of
 * documents and cleanup. All but email is jobs (decision 34 says why); closing waits for those in hand.
 */
export async function startWorkers(parts: Parts): Promise<{ close: () => Promise<void> }> {
  const { settings, database, directory, files, comparer, comparisons, loggers, now, signal } = parts;
  const failed = (logger: LoggerName, what: string) => (err: unknown) =>
    loggers.named(logger).error({ err }, what);
  const toClose = new AsyncDisposableStack();
  const opened = await database.openJobs({
    log: (message) => loggers.named('jobs').warn(message),
    hasSchedules: true,
  });
  const jobs = countedJobs(opened, parts.measuring);
  toClose.defer(() => jobs.close());
  try {
    const { pdfReader } = parts;
    const folders = importFolders(settings.dataDir);
    const { isDemo } = settings;
    const imports = withJobLogging(jobs, loggers.named('imports'));
    await libraryImports({ database, jobs: imports, files, pdfReader, ...folders, isDemo, now }).work();

    const onFailed = failed('comparison', 'comparison failed');
    const db = database.withoutTenant<DocumentTables & LineageTables>();
    const align = aligning({ db, files, comparer, pdfReader, jobs, now, onFailed });
    const following = { database, jobs: withJobLogging(jobs, loggers.named('jobs')), signal };
    if (parts.comparesEditions) {
      await following.jobs.work(lineageContinued, preparing({ db, comparisons }));
      await workOnChanges({ ...following, queue: 'lineages', work: align, onFailed });
    }

    const onUnread = failed('documents', 'references could not be read');
    const references = database.withoutTenant<DocumentTables & ReferenceTables>();
    const readReferences = readingReferences({ db: references, onFailed: onUnread });
    if (parts.readsReferences)
      await workOnChanges({ ...following, queue: 'references', work: readReferences, onFailed: onUnread });

    const onNoPdf = failed('documents', 'PDF could not be created');
    const makePdfs = (closing: AbortSignal): Promise<void> =>
      parts.texts.makeMissing(db, { signal: closing, onFailed: onNoPdf });
    if (parts.makesPdfs)
      await workOnChanges({ ...following, queue: 'pdfs', work: makePdfs, onFailed: onNoPdf });

    const perSecond = settings.mailsPerSecond;
    const onNotSent = failed('mails', 'emails could not be sent');
    const mailer = withMailerLogging(parts.mailer, loggers.named('mails'));
    const sending = await sendPosted({ database, directory, mailer, perSecond, now, onFailed: onNotSent });
    toClose.defer(() => sending.close());

    const recurring = (logger: LoggerName): Jobs => withJobLogging(jobs, loggers.named(logger));
    const usageParts = {
      database,
      tenants: directory.all,
      now,
      onFailed: (what: string, err: unknown): void => failed('usage', what)(err),
    };
    const usage = recurring('usage');
    await usage.schedule(usageJobs.months, async () => void (await makeMonths(database.owner(), now())));
    await usage.schedule(usageJobs.count, (_, closing) => countUsage({ ...usageParts, signal: closing }));
    await usage.schedule(usageJobs.check, (_, closing) => checkUsage({ ...usageParts, signal: closing }));

    await followChanges({
      database,
      tenants: directory.all,
      jobs: recurring('tracking'),
      now,
      gatherMs: settings.changesGatheredMs,
      onFailed: failed('tracking', 'notifications about changes could not be created'),
    });

    await recurring('identity').schedule(expiredSignInsJob, async () => {
      await removeExpiredSignIns({ database, tenants: directory.all, now });
    });
    await recurring('search').schedule(forgetChangesJob, parts.following.forget);

    const { texts } = parts;
    const documents = database.withoutTenant<DocumentTables & IntegrityTables>();
    await recurring('documents').schedule(documentCheckJob, (cause, closing) =>
      checkDocuments(documents, cause, {
        files,
        texts,
        openReader: () => threadedDeliveryReader(),
        now,
        signal: AbortSignal.any([closing, signal]),
      }),
    );
  } catch (cause) {
    await toClose.disposeAsync();
    throw cause;
  }
  return { close: () => toClose.disposeAsync() };
}
