import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openDatabase, openRunningDatabase } from './adapters/database/openDatabase.ts';
import { databaseAudit } from './adapters/events/audit.ts';
import { databaseUsage } from './adapters/events/usage.ts';
import { folderFileStore } from './adapters/file-store/folder.ts';
import { storedSignIns } from './adapters/identity/signIns.ts';
import { namedLoggers } from './adapters/logs/namedLoggers.ts';
import { importService } from './imports/importService.ts';
import { runStartupTasks } from './lifecycle/startupTasks.ts';
import { serveCalls } from './compose/calls.ts';
import { composeEdge } from './compose/edge.ts';
import { composeIdentity } from './compose/identity.ts';
import { composeInvitations } from './compose/invitations.ts';
import { composeMeasuring } from './compose/measuring.ts';
import { composeMonitoring } from './compose/monitoring.ts';
import { composeReading } from './compose/reading.ts';
import { composeMeanings, openEngine } from './compose/searching.ts';
import { openThreads } from './compose/threads.ts';
import { startWorkers } from './compose/work.ts';
import { seedDemo } from './demo/seed.ts';
import { withAuditLogging, logStatements } from './compose/withLogging.ts';
import { httpApp } from './http/app.ts';
import { webStyleSheets } from './http/webApp.ts';
import { liveDirectory } from './compose/liveDirectory.ts';
import { mailerOf } from './compose/email.ts';
import { migrations } from './migrations/index.ts';
import { linkPreviewOf, type DocumentTables } from './modules/documents/index.ts';
import { libraryFacts } from './modules/search/index.ts';
import type { Database } from './ports/database.ts';
import { followDocuments } from './search/followDocuments.ts';
import type { Settings } from './config/settings.ts';
import type { Tenant } from './tenant/index.ts';
import { version } from './config/version.ts';

/** A library that answers on a server. */
export type Library = {
  readonly app: FastifyInstance;
  /** Comes when the database has gone for good. */
  readonly died: Promise<Error>;
  /** Ends everything in order; what was acknowledged is stored. */
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
  /** Whether the demo library is there already, as in a test's copy of a seeded one. */
  readonly isSeeded?: boolean;
  /** Whether PDFs are made before anyone asks; on unless told otherwise. */
  readonly makesPdfs?: boolean;
  /** Whether documents are found by meaning; on unless told otherwise. */
  readonly findsMeaning?: boolean;
  /** Whether this process does jobs such as imports; on unless told otherwise. */
  readonly doesJobs?: boolean;
  /** Whether editions are compared in the background as they arrive. */
  readonly comparesEditions?: boolean;
  /** Whether the references of documents are read; usual. */
  readonly readsReferences?: boolean;
};

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

/** Opens everything; what is to be closed, in the order opposite to this one, is on the stack. */
async function open(parts: Parts, toClose: AsyncDisposableStack): Promise<Library> {
  const { settings, server, log, now = () => new Date(), doesJobs = true } = parts;
  const { dataDir, databaseUrl, isDemo, demoPassword } = settings;
  const loggers = namedLoggers(parts.logger);
  const onNotCompared = (error: unknown): void =>
    loggers.named('comparison').error({ err: error }, 'comparison failed');
  const closing = new AbortController();
  const { signal } = closing;
  const closed = <Closable extends { close: () => Promise<void> }>(part: Closable): Closable => {
    toClose.defer(() => part.close());
    return part;
  };

  // Its threads start and open what they have kept while the database starts.
  const engine = await openEngine(settings, loggers);
  const openOwn = settings.hasRunningDatabase ? openRunningDatabase : openDatabase;
  const openIt = parts.open ?? (() => openOwn({ dataDir, databaseUrl, migrations, log }));
  const database = closed(
    await openIt().catch(async (cause: unknown) => {
      await engine.close();
      throw cause;
    }),
  );
  closed(engine);
  logStatements(database, loggers.named('database'));
  const files = folderFileStore(join(dataDir, 'files'));
  const threads = closed(openThreads(onNotCompared));
  const mailer = closed(mailerOf(settings));
  const imports = closed(importService({ settings, database, files, pdfReader: threads.pdfReader, now }));
  const measuring = composeMeasuring({ settings, database, engine, threads, now });
  toClose.defer(() => measuring.close());
  toClose.defer(() => closing.abort());
  if (isDemo && !parts.isSeeded) await seedDemo({ database, files, password: demoPassword, now, log });

  log('Indexing the library');
  const following = await followDocuments({
    engine,
    database,
    node: settings.nodeName,
    signal,
    logger: loggers.named('search'),
    now,
  });
  const findsMeaning = parts.findsMeaning ?? true;
  const meaning = findsMeaning ? closed(await composeMeanings({ settings, database, loggers })) : null;

  log('Opening the library');
  const directory = await liveDirectory(database, settings.publicUrl, loggers.named('tenants'));
  const audit = databaseAudit((key) => database.forTenant(key), now);
  const usage = databaseUsage((key) => database.forTenant(key), now);
  const signIns = storedSignIns((key) => database.forTenant(key), now);
  const factsOf = (tenant: Tenant) => libraryFacts(engine, tenant);
  const house = { settings, loggers, database, files, directory, mailer, measuring, now };
  const { identity, passwords } = await composeIdentity({
    ...house,
    audit: withAuditLogging(audit, loggers.named('identity')),
    factsOf,
    accessTokenSeconds: parts.accessTokenSeconds,
  });
  const reading = composeReading({ ...house, threads, usage, onNotCompared });
  toClose.defer(() => reading.close());
  const edge = composeEdge({
    ...house,
    identity,
    signIns,
    audit,
    checksAnswer: parts.checksAnswer,
    limitsCalls: parts.limitsCalls ?? settings.limitsCalls,
  });
  const styleSheets = await webStyleSheets(settings.webApp);
  const serveInvitations = composeInvitations({ ...house, passwords, signIns, audit, styleSheets, factsOf });
  const monitoring = composeMonitoring({ ...house, engine, following, meaning });
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
      previewOf: (tenant, address) =>
        linkPreviewOf(database.forTenant<DocumentTables>(tenant.key), tenant, address),
      mount: (to) =>
        serveCalls(to, edge, {
          ...house,
          ...reading,
          environment: parts.environment ?? process.env,
          identity,
          signIns,
          serveInvitations,
          engine,
          following,
          meaning,
          importService: imports,
          styleSheets,
          usage,
          monitoring,
        }),
    }),
  );

  const { texts, comparisons } = reading;
  const behind = runStartupTasks({
    database,
    files,
    logger: loggers.named('documents'),
    now,
    signal,
    demoFolder: isDemo && settings.demoLibrary === 'full' ? join(dataDir, 'demo') : null,
    readsReferences: doesJobs,
  });
  toClose.defer(() => behind);
  const { comparesEditions = true, makesPdfs = true, readsReferences = true } = parts;
  const follows = { following, comparesEditions, makesPdfs, readsReferences };
  if (doesJobs) closed(await startWorkers({ ...house, ...threads, texts, comparisons, ...follows, signal }));
  // First of all: what continues after the readers hears that it is to end.
  toClose.defer(() => closing.abort());
  return { app, died: database.died, close: () => toClose.disposeAsync() };
}
