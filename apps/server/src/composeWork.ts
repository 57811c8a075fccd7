import { countedJobs } from './adapters/jobs/countedJobs.ts';
import { importFolders } from './askedImports.ts';
import { libraryImports } from './imports.ts';
import { sendPosted } from './mails.ts';
import {
  alignAsJobs,
  aligning,
  type Comparisons,
  type ComparisonTables,
} from './modules/comparison/index.ts';
import type { DocumentTables, Texts } from './modules/documents/index.ts';
import { checkDocuments } from './modules/faults/index.ts';
import type { TenantDirectory } from './modules/tenants/index.ts';
import { tellFollowers } from './modules/tracking/index.ts';
import { keepUsage } from './modules/usage/index.ts';
import type { Comparer } from './ports/comparer.ts';
import type { Database } from './ports/database.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Metrics } from './ports/metrics.ts';
import type { PdfReader } from './ports/pdf-reader.ts';
import type { Settings } from './settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  readonly comparer: Comparer;
  readonly comparisons: Comparisons;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly measuring: Pick<Metrics, 'takesJobs' | 'jobBegan'>;
  readonly logger: { readonly error: (details: { err: unknown }, message: string) => void };
  readonly now: () => Date;
  readonly signal: AbortSignal;
};

/**
 * The work of a node that nobody waits for: imports, what became of the clauses of editions, mails, counting what is
 * read, and telling followers what has changed. Ends with the signal; closing waits for what is in hand.
 */
export async function doJobs(parts: Parts): Promise<{ close: () => Promise<void> }> {
  const { settings, database, directory, files, comparer, comparisons, mailer, now, signal } = parts;
  const failed = (what: string) => (err: unknown) => parts.logger.error({ err }, what);
  const toClose = new AsyncDisposableStack();
  const jobs = countedJobs(await database.openJobs(), parts.measuring);
  toClose.defer(() => jobs.close());
  try {
    const { pdfReader } = parts;
    const folders = importFolders(settings.dataDir);
    const { isDemo } = settings;
    await libraryImports({ database, jobs, files, pdfReader, ...folders, isDemo, now }).work();

    const onFailed = failed('a comparison failed');
    const db = database.withoutTenant<DocumentTables & ComparisonTables>();
    const align = aligning({ db, files, comparer, comparisons, now, onFailed });
    await alignAsJobs({ database, jobs, align, signal, onFailed });

    const perSecond = settings.mailsPerSecond;
    const onNotSent = failed('mails could not be sent');
    const sending = await sendPosted({ database, directory, mailer, perSecond, now, onFailed: onNotSent });
    toClose.defer(() => sending.close());

    const onUsageFailed = (what: string, err: unknown): void => failed(what)(err);
    const keeping = keepUsage({ database, tenants: directory.all, now, signal, onFailed: onUsageFailed });
    toClose.defer(() => keeping);

    const telling = await tellFollowers({
      database,
      tenants: directory.all,
      now,
      gatherMs: settings.changesGatheredMs,
      signal,
      onFailed: failed('followers could not be told of changes'),
    });
    toClose.defer(() => telling.ended);

    const onNotChecked = failed('documents could not be checked');
    const { texts } = parts;
    const checking = await checkDocuments({ database, files, texts, now, signal, onFailed: onNotChecked });
    toClose.defer(() => checking.ended);
  } catch (cause) {
    await toClose.disposeAsync();
    throw cause;
  }
  return { close: () => toClose.disposeAsync() };
}
