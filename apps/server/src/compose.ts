import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { countedCache } from './adapters/cache/countedCache.ts';
import { threadedComparer } from './adapters/comparer/threadedComparer.ts';
import { openDatabase, openRunningDatabase } from './adapters/database/openDatabase.ts';
import { builtInEmbedders } from './adapters/embedder/builtIn.ts';
import { onnxEmbedders } from './adapters/embedder/onnx.ts';
import { databaseAudit } from './adapters/events/audit.ts';
import { databaseUsage } from './adapters/events/usage.ts';
import { keptSignIns } from './adapters/identity/signIns.ts';
import { openMetrics } from './adapters/metrics/openMetrics.ts';
import { folderFileStore } from './adapters/file-store/folder.ts';
import { namedLoggers } from './adapters/logs/namedLoggers.ts';
import { typstPdfMaker } from './adapters/pdf-maker/typstPdfMaker.ts';
import { threadedPdfComparer } from './adapters/pdf-comparer/threadedPdfComparer.ts';
import { pdfiumReader } from './adapters/pdf-reader/pdfiumReader.ts';
import { threadedStamper } from './adapters/pdf-stamper/threadedStamper.ts';
import { engineVersion } from './adapters/search-engine/engineVersion.ts';
import { openSearchEngine } from './adapters/search-engine/openSearchEngine.ts';
import { vectorSpacesInThreads } from './adapters/vector-space/inThread.ts';
import { askedImports } from './askedImports.ts';
import { auditRefusals } from './http/auditRefusals.ts';
import { workBehindReaders } from './background.ts';
import { builtInLimits } from './builtIn.ts';
import { comparisonCache, downloadCache, helpCache, redlineCache } from './caches.ts';
import { serveCalls } from './composeCalls.ts';
import { composeIdentity } from './composeIdentity.ts';
import { composeMonitoring } from './composeMonitoring.ts';
import { composeInvitations } from './composeInvitations.ts';
import { doJobs } from './composeWork.ts';
import { furnishDemo } from './demo/furnish.ts';
import { httpApp, tenantFinder } from './http/app.ts';
import type { Edge } from './http/serve.ts';
import { readShellWords, webStyleSheets } from './http/webApp.ts';
import { personFinder } from './http/whoAsks.ts';
import { refuseHurried } from './http/hurry.ts';
import { auditHeard, hearStatements } from './heard.ts';
import { rememberOperators } from './http/rememberOperators.ts';
import { watcherBy } from './http/watchers.ts';
import { liveDirectory } from './liveDirectory.ts';
import { followMeanings } from './meaningIndex.ts';
import { letters, mailerOf } from './mails.ts';
import { migrations } from './migrations/index.ts';
import { comparisonsOf } from './modules/comparison/index.ts';
import { compassPointsOnPages } from './modules/compassPoints/index.ts';
import { texts, type DocumentTables } from './modules/documents/index.ts';
import { downloadHandlers } from './modules/downloads/index.ts';
import { refusing, type MailTables } from './modules/mails/index.ts';
import { notesOnPages } from './modules/notes/index.ts';
import { redlineHandlers } from './modules/redlines/index.ts';
import { libraryFacts, type Meanings } from './modules/search/index.ts';
import { readerOf, type SessionTables } from './modules/session/index.ts';
import type { Database } from './ports/database.ts';
import type { Loggers } from './ports/loggers.ts';
import { printing } from './printing/printed.ts';
import { followDocuments } from './searchIndex.ts';
import type { Settings } from './settings.ts';
import type { Tenant } from './tenant.ts';

/** A library that answers on a server. */
export type Library = {
  readonly app: FastifyInstance;
  /** Comes when the database has gone for good. */
  readonly died: Promise<Error>;
  /** Ends everything in order; what was acknowledged is kept. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly settings: Settings;
  /** What the settings were read from; that of the process unless told otherwise. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly server: Server;
  readonly logger: Logger;
  /** Told each step of the start. */
  readonly log: (step: string) => void;
  readonly now?: () => Date;
  /** Opens the database; tests bring their own. */
  readonly open?: () => Promise<Database>;
  readonly checksAnswer?: () => boolean;
  /** Whether readers may ask only so often for what costs much; as the settings say unless told otherwise. */
  readonly limitsCalls?: boolean;
  readonly accessTokenSeconds?: number;
  /** Whether the demo library is there already, as in a test's copy of a furnished one. */
  readonly isFurnished?: boolean;
  /** Whether PDFs are made before anybody asks; on unless told otherwise. */
  readonly makesPdfs?: boolean;
  /** Whether documents are found by meaning; on unless told otherwise. */
  readonly findsMeaning?: boolean;
  /** Whether this process does jobs such as imports; on unless told otherwise. */
  readonly doesJobs?: boolean;
};

/** The version of the product. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Puts the library together: settings choose the adapters, modules get ports, the HTTP side gets handlers. */
export async function openLibrary(parts: Parts): Promise<Library> {
  const toClose = new AsyncDisposableStack();
  try {
    return await open(parts, toClose);
  } catch (cause) {
    await toClose.disposeAsync();
    throw cause;
  }
}

/** Opens everything; what is to be closed, in the order opposite to this one, stands on the stack. */
async function open(parts: Parts, toClose: AsyncDisposableStack): Promise<Library> {
  const { settings, server, log, now = () => new Date() } = parts;
  const loggers = namedLoggers(parts.logger);
  const { dataDir, databaseUrl, isDemo, demoPassword } = settings;
  const closing = new AbortController();
  const { signal } = closing;
  const closed = <Closable extends { close: () => Promise<void> }>(part: Closable): Closable => {
    toClose.defer(() => part.close());
    return part;
  };

  // Its threads start and open what they have kept while the database starts.
  const engine = openSearchEngine({
    workers: settings.searchWorkers,
    folder: join(dataDir, 'search'),
    version: await engineVersion(),
    onTrouble: (what, cause) => loggers.named('search').error({ err: cause }, what),
  });
  const openOwn = settings.hasRunningDatabase ? openRunningDatabase : openDatabase;
  const openIt = parts.open ?? (() => openOwn({ dataDir, databaseUrl, migrations, log }));
  const database = closed(
    await openIt().catch(async (cause: unknown) => {
      await engine.close();
      throw cause;
    }),
  );
  closed(engine);
  hearStatements(database, loggers.named('database'));
  const files = folderFileStore(join(dataDir, 'files'));
  const pdfMaker = closed(typstPdfMaker());
  const pdfReader = closed(pdfiumReader());
  const pdfStamper = closed(threadedStamper());
  const onNotCompared = (error: unknown): void =>
    loggers.named('comparison').error({ err: error }, 'a comparison failed');
  const mailer = closed(mailerOf(settings));
  const imports = closed(askedImports({ settings, database, files, pdfReader, now }));
  const comparer = closed(threadedComparer({ onFailed: onNotCompared }));
  const pdfComparer = closed(threadedPdfComparer());
  const measuring = openMetrics({
    node: settings.nodeName,
    version,
    now,
    connections: database.connections,
    index: () => ({ documents: engine.size(), ...engine.load() }),
    mostThreads: {
      search: settings.searchWorkers,
      comparer: comparer.atOnce,
      'pdf-stamper': pdfStamper.atOnce,
      'pdf-comparer': 2 * pdfComparer.atOnce,
      'pdf-maker': 1,
      'pdf-reader': 1,
    },
  });
  toClose.defer(() => measuring.close());
  toClose.defer(() => closing.abort());
  if (isDemo && !parts.isFurnished) await furnishDemo({ database, files, password: demoPassword, now, log });

  log('Indexing the library');
  const documentsDb = database.withoutTenant<DocumentTables>();
  const following = await followDocuments({
    engine,
    database,
    node: settings.nodeName,
    signal,
    logger: loggers.named('search'),
    now,
  });
  let meaning: Meanings | null = null;
  if (parts.findsMeaning ?? true)
    meaning = closed(
      await followMeanings({
        ...meaningParts(settings, loggers),
        database,
        logger: loggers.named('meaning'),
      }),
    );

  log('Opening the library');
  const directory = await liveDirectory(database, settings.publicUrl, loggers.named('tenants'));
  const audit = databaseAudit((key) => database.forTenant(key), now);
  const usage = databaseUsage((key) => database.forTenant(key), now);
  const signIns = keptSignIns((key) => database.forTenant(key), now);
  const factsOf = (tenant: Tenant) => libraryFacts(engine, tenant);
  const { identity, passwords } = await composeIdentity({
    settings,
    database,
    directory,
    audit: auditHeard(audit, loggers.named('identity')),
    factsOf,
    now,
    accessTokenSeconds: parts.accessTokenSeconds,
  });
  const documentTexts = texts({ files, pdfMaker, now });
  const downloads = downloadHandlers({
    texts: documentTexts,
    files,
    stamper: pdfStamper,
    cache: countedCache(downloadCache(dataDir, now), 'downloads', measuring),
    audit,
    usage,
    now,
    annotations: [notesOnPages, compassPointsOnPages],
    onFailed: (error) =>
      loggers.named('downloads').error({ err: error }, 'a download could not be made ready'),
  });
  toClose.defer(() => downloads.close());
  const comparisons = comparisonsOf({
    comparer,
    files,
    cache: countedCache(comparisonCache(dataDir, now), 'comparisons', measuring),
    onFailed: onNotCompared,
  });
  toClose.defer(comparisons.close);
  const redlines = redlineHandlers({
    texts: documentTexts,
    files,
    comparer: pdfComparer,
    stamper: pdfStamper,
    cache: countedCache(redlineCache(dataDir, now), 'redlines', measuring),
    audit,
    usage,
    now,
  });

  const edge: Edge = {
    tenantOf: tenantFinder(directory),
    personOf: personFinder(
      identity,
      rememberOperators(
        (tenant, known, remoteAddress) =>
          readerOf(database.forTenant<SessionTables>(tenant.key), known, {
            tenant,
            remoteAddress,
            isOnlyTenant: directory.all().length === 1,
          }),
        { now },
      ),
    ),
    isWatcher: watcherBy(settings.monitoringToken),
    db: (key) => database.forTenant<unknown>(key),
    now,
    checksAnswer: parts.checksAnswer ?? (() => Math.random() < 0.01),
    refuseHurried: (parts.limitsCalls ?? settings.limitsCalls) ? refuseHurried(now) : () => undefined,
    onRefused: auditRefusals(audit, loggers.named('http'), now),
  };
  const styleSheets = await webStyleSheets(settings.webApp);
  const watched = { database, directory, engine, following, meaning, files, mailer, measuring };
  const monitoring = composeMonitoring({ ...watched, settings, version, now });
  const app = closed(
    await httpApp({
      server,
      logger: loggers.named('http'),
      version,
      webApp: settings.webApp,
      trustedProxies: settings.trustedProxies,
      directory,
      identity,
      hasApiDocs: settings.hasApiDocs,
      metrics: measuring,
      mount: (to) =>
        serveCalls(to, edge, {
          directory,
          identity,
          wordsOf: (language) => readShellWords(settings.webApp, language),
          engine,
          following,
          meanings: () => meaning,
          documentsDb,
          files,
          texts: documentTexts,
          downloads,
          comparisons,
          redlines,
          printGuide: printing({
            pdfMaker,
            cache: countedCache(helpCache(dataDir, now), 'guides', measuring),
          }),
          askedImports: imports,
          mailer,
          refusing: refusing({ db: (key) => database.forTenant<MailTables>(key), letters, now }),
          signIns,
          styleSheets,
          serveInvitations: composeInvitations({
            database,
            passwords,
            signIns,
            audit,
            styleSheets,
            factsOf,
            now,
          }),
          audit,
          usage,
          about: {
            version,
            settings,
            environment: parts.environment ?? process.env,
            builtIn: builtInLimits(settings),
            loggers,
            // In development alone.
            ask: isDemo ? database.ask : null,
          },
          monitoring,
        }),
    }),
  );

  const doesJobs = parts.doesJobs ?? true;
  const behind = workBehindReaders({
    database,
    documentsDb,
    files,
    texts: documentTexts,
    logger: loggers.named('documents'),
    now,
    signal,
    demoFolder: isDemo && settings.demoLibrary === 'full' ? join(dataDir, 'demo') : null,
    makesPdfs: parts.makesPdfs ?? true,
    readsReferences: doesJobs,
  });
  toClose.defer(() => behind);
  if (doesJobs) {
    const given = {
      settings,
      database,
      directory,
      files,
      pdfReader,
      comparer,
      comparisons,
      mailer,
      texts: documentTexts,
      measuring,
    };
    closed(await doJobs({ ...given, loggers, now, signal }));
  }
  // First of all: what goes on behind the readers hears that it is to end.
  toClose.defer(() => closing.abort());
  return { app, died: database.died, close: () => toClose.disposeAsync() };
}

/** Who understands texts, and where what they mean is kept. */
function meaningParts({ dataDir, embedderPath }: Settings, loggers: Loggers) {
  const folder = join(dataDir, 'meaning');
  const onRefused = (reason: string): void =>
    loggers.named('meaning').debug(`Search by meaning begins anew: ${reason}`);
  return {
    embedders: embedderPath ? onnxEmbedders(embedderPath) : builtInEmbedders({ folder, onRefused }),
    spaces: vectorSpacesInThreads({ folder, onRefused }),
  };
}
