import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { contracts } from '@norma/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase, openRunningDatabase } from './adapters/database/openDatabase.ts';
import { databaseAudit } from './adapters/events/audit.ts';
import { databaseUsage } from './adapters/events/usage.ts';
import { threadedComparer } from './adapters/comparer/threadedComparer.ts';
import { folderCache } from './adapters/cache/folderCache.ts';
import { folderFileStore } from './adapters/file-store/folder.ts';
import { builtInEmbedders } from './adapters/embedder/builtIn.ts';
import { onnxEmbedders } from './adapters/embedder/onnx.ts';
import { builtInProvider } from './adapters/identity/builtIn.ts';
import { keyChanges } from './adapters/identity/keys.ts';
import { externalProvider, perTenant } from './adapters/identity/external.ts';
import type { ProviderPeople } from './adapters/identity/people.ts';
import { threadedStamper } from './adapters/pdf-stamper/threadedStamper.ts';
import { pdfiumReader } from './adapters/pdf-reader/pdfiumReader.ts';
import { typstPdfMaker } from './adapters/pdf-maker/typstPdfMaker.ts';
import { engineVersion } from './adapters/search-engine/engineVersion.ts';
import { openSearchEngine } from './adapters/search-engine/openSearchEngine.ts';
import { vectorSpacesInThreads } from './adapters/vector-space/inThread.ts';
import { furnishDemo } from './demo.ts';
import { furnishActivity } from './demoActivity.ts';
import { furnishOtherStandards } from './demoStandards.ts';
import { httpApp, tenantFinder } from './http/app.ts';
import { servePublisherMarks } from './http/publisherMarks.ts';
import { serve, type Edge } from './http/serve.ts';
import { readShellWords, webStyleSheets } from './http/webApp.ts';
import { personFinder } from './http/whoAsks.ts';
import { identityPages } from './identityPages.ts';
import { libraryImports } from './imports.ts';
import { liveDirectory } from './liveDirectory.ts';
import { followMeanings } from './meaningIndex.ts';
import { migrations } from './migrations/index.ts';
import { downloadHandlers } from './modules/downloads/index.ts';
import {
  alignAsJobs,
  aligning,
  comparisonHandlers,
  comparisonsOf,
  type ComparisonTables,
} from './modules/comparison/index.ts';
import { citationHandlers } from './modules/citations/index.ts';
import {
  documentHandlers,
  openingOf,
  publisherMark,
  texts,
  type DocumentTables,
} from './modules/documents/index.ts';
import { favouriteBeside, favouriteHandlers } from './modules/favourites/index.ts';
import { ingestionHandlers, readMissingReferences } from './modules/ingestion/index.ts';
import { managementHandlers } from './modules/management/index.ts';
import { relatedBeside, relatedHandlers } from './modules/related/index.ts';
import { noteHandlers, notesOnPages } from './modules/notes/index.ts';
import { libraryFacts, searchHandlers, type Meanings } from './modules/search/index.ts';
import {
  accountsOf,
  personOf,
  personSigningIn,
  readerOf,
  sessionHandlers,
  type SessionTables,
} from './modules/session/index.ts';
import { tenantHandlers, type TenantDirectory } from './modules/tenants/index.ts';
import { trackingHandlers } from './modules/tracking/index.ts';
import { trainingBeside, trainingHandlers } from './modules/training/index.ts';
import { usageHandlers } from './modules/usage/index.ts';
import type { Database } from './ports/database.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { Jobs } from './ports/jobs.ts';
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
  readonly server: Server;
  readonly logger: FastifyBaseLogger;
  /** Told each step of the start. */
  readonly log: (step: string) => void;
  readonly now?: () => Date;
  /** Opens the database; tests bring their own. */
  readonly open?: () => Promise<Database>;
  readonly checksAnswer?: () => boolean;
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
  const { settings, server, logger, log, now = () => new Date() } = parts;
  const { dataDir, databaseUrl, isDemo, hasApiDocs, demoPassword } = settings;
  const openOwn = settings.hasRunningDatabase ? openRunningDatabase : openDatabase;
  const open = parts.open ?? (() => openOwn({ dataDir, databaseUrl, migrations, log }));
  // Its threads start and open what they have kept while the database starts.
  const engine = openSearchEngine({
    workers: settings.searchWorkers,
    folder: join(dataDir, 'search'),
    version: await engineVersion(),
    onTrouble: (what, cause) => logger.error({ err: cause }, what),
  });
  const database = await open().catch(async (cause: unknown) => {
    await engine.close();
    throw cause;
  });
  const files = folderFileStore(join(dataDir, 'files'));
  const pdfMaker = typstPdfMaker();
  const pdfReader = pdfiumReader();
  const pdfStamper = threadedStamper();
  const onNotCompared = (error: unknown): void => logger.error({ err: error }, 'a comparison failed');
  const comparer = threadedComparer({ onFailed: onNotCompared });
  let jobs: Jobs | null = null;
  let meaning: Meanings | null = null;
  const closing = new AbortController();
  try {
    if (isDemo && !parts.isFurnished)
      await furnishDemo({ database, files, password: demoPassword, now, log });

    log('Indexing the library');
    const documentsDb = database.withoutTenant<DocumentTables>();
    await followDocuments({ engine, database, signal: closing.signal, logger, now });
    if (parts.findsMeaning ?? true)
      meaning = await followMeanings({ ...meaningParts(settings, logger), database, logger });

    log('Opening the library');
    const directory = await liveDirectory(database, settings.publicUrl, logger);
    const audit = databaseAudit((key) => database.forTenant(key), now);
    const usage = databaseUsage((key) => database.forTenant(key), now);
    const own = builtInProvider({
      dbOf: (key) => database.forTenant(key),
      people: providerPeople(database),
      pages: identityPages({
        directory,
        styleSheets: await webStyleSheets(settings.webApp),
        factsOf: (tenant) => libraryFacts(engine, tenant),
      }),
      audit,
      now,
      ...(parts.accessTokenSeconds && { accessTokenSeconds: parts.accessTokenSeconds }),
    });
    await database.listen(keyChanges, (key) => {
      for (const tenant of directory.all())
        if (key === null || key === tenant.key) own.forgetKeys(tenant.key);
    });
    const identity = perTenant(own, otherProviders(directory, settings.oidc, now));

    const findReader = (tenant: { key: string }, known: Parameters<typeof readerOf>[1]) =>
      readerOf(database.forTenant<SessionTables>(tenant.key), known);
    const edge: Edge = {
      tenantOf: tenantFinder(directory),
      personOf: personFinder(identity, findReader),
      db: (key) => database.forTenant<unknown>(key),
      now,
      checksAnswer: parts.checksAnswer ?? (() => Math.random() < 0.01),
      onRefused: ({ tenant, person, remoteAddress, requestId }, call, code) => {
        const event = {
          type: 'call-refused',
          principal: person?.signInName ?? '',
          message: `${call.method} ${call.path}: ${code}`,
          remoteAddress,
          requestId,
        } as const;
        audit
          .record(tenant.key, event)
          .catch((error: unknown) => logger.error({ err: error }, 'a refusal could not be kept'));
      },
    };
    const documentTexts = texts({ files, pdfMaker, now });
    const downloads = downloadHandlers({
      texts: documentTexts,
      files,
      stamper: pdfStamper,
      cache: downloadCache(dataDir, now),
      audit,
      usage,
      now,
      annotations: [notesOnPages],
      onFailed: (error) => logger.error({ err: error }, 'a download could not be made ready'),
    });
    const comparisons = comparisonsOf({
      comparer,
      files,
      cache: comparisonCache(dataDir, now),
      onFailed: onNotCompared,
    });
    const wordsOf = (language: string) => readShellWords(settings.webApp, language);
    const app = await httpApp({
      server,
      logger,
      version,
      webApp: settings.webApp,
      trustedProxies: settings.trustedProxies,
      directory,
      identity,
      mount: (to) => {
        serve(to, edge, contracts.session, sessionHandlers(audit, identity));
        serve(to, edge, contracts.tenants, tenantHandlers(directory, identity, wordsOf));
        serve(
          to,
          edge,
          contracts.search,
          searchHandlers({ engine, usage, audit, meanings: { now: () => meaning?.now() ?? null } }),
        );
        serve(
          to,
          edge,
          contracts.documents,
          documentHandlers({
            texts: documentTexts,
            audit,
            usage,
            beside: [favouriteBeside, relatedBeside, trainingBeside],
          }),
        );
        serve(to, edge, contracts.downloads, downloads.handlers);
        serve(to, edge, contracts.comparison, comparisonHandlers({ comparisons, audit, usage }));
        serve(to, edge, contracts.notes, noteHandlers({ audit }));
        serve(to, edge, contracts.training, trainingHandlers({ files, audit, usage }));
        serve(to, edge, contracts.citations, citationHandlers(openingOf({ audit, usage })));
        serve(to, edge, contracts.favourites, favouriteHandlers());
        serve(to, edge, contracts.tracking, trackingHandlers());
        serve(to, edge, contracts.related, relatedHandlers({ texts: documentTexts, audit, usage }));
        serve(to, edge, contracts.usage, usageHandlers(usage));
        serve(
          to,
          edge,
          contracts.management,
          managementHandlers({ version, isDemo, hasApiDocs, isReady: () => true }),
        );
        serve(to, edge, contracts.ingestion, ingestionHandlers());
        servePublisherMarks(to, {
          tenantOf: tenantFinder(directory),
          markOf: (code) => publisherMark(documentsDb, code),
        });
      },
    });
    const { signal } = closing;
    const others =
      isDemo && settings.demoLibrary === 'full'
        ? furnishOtherStandards({ database, files, now, folder: join(dataDir, 'demo'), signal })
        : Promise.resolve(0);
    const furnished = others
      .then((count) => (count > 0 && !signal.aborted ? furnishActivity(database, now()) : undefined))
      .catch((error: unknown) =>
        logger.error({ err: error }, 'the demo library could not be furnished whole'),
      );
    if (parts.makesPdfs ?? true) {
      const onFailed = (error: unknown): void => logger.error({ err: error }, 'a PDF could not be made');
      const makeMissing = () => documentTexts.makeMissing(documentsDb, { signal, onFailed });
      // Those that are there now, then those that came meanwhile.
      makeMissing()
        .then(() => furnished)
        .then(makeMissing)
        .catch(onFailed);
    }
    let referencesRead: Promise<void> | null = null;
    if (parts.doesJobs ?? true) {
      const onFailed = (error: unknown): void => logger.error({ err: error }, 'references could not be read');
      referencesRead = readMissingReferences({ db: documentsDb, files, signal, onFailed }).catch(onFailed);
      jobs = await database.openJobs();
      const folder = join(dataDir, 'imports');
      await libraryImports({ database, jobs, files, pdfReader, folder, isDemo, now }).work();
      const db = database.withoutTenant<DocumentTables & ComparisonTables>();
      const align = aligning({ db, files, comparer, comparisons, now, onFailed: onNotCompared });
      await alignAsJobs({ database, jobs, align, signal, onFailed: onNotCompared });
    }
    return {
      app,
      died: database.died,
      close: async () => {
        closing.abort();
        await furnished;
        await referencesRead;
        await app.close();
        await downloads.close();
        comparisons.close();
        await jobs?.close();
        await meaning?.close();
        await comparer.close();
        await pdfStamper.close();
        await pdfReader.close();
        await pdfMaker.close();
        await engine.close();
        await database.close();
      },
    };
  } catch (cause) {
    closing.abort();
    await jobs?.close();
    await meaning?.close();
    await comparer.close();
    await pdfStamper.close();
    await pdfReader.close();
    await pdfMaker.close();
    await engine.close();
    await database.close();
    throw cause;
  }
}

/** Stamped ends of files, of which the stamp says the day: tomorrow nobody asks for them. */
const downloadCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'downloads'),
    mostBytes: 256 * 1024 * 1024,
    longestMs: 24 * 60 * 60 * 1000,
    now,
  });

/** Comparisons of two texts, which stay right for as long as they are kept. */
const comparisonCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'comparisons'),
    mostBytes: 512 * 1024 * 1024,
    longestMs: 365 * 24 * 60 * 60 * 1000,
    now,
  });

/** The provider that a tenant names instead of the built-in one; settings of the process win for the default tenant. */
function otherProviders(
  directory: TenantDirectory,
  oidc: Settings['oidc'],
  now: () => Date,
): (tenant: Tenant) => IdentityProvider | null {
  const providers = new Map<string, IdentityProvider>();
  return ({ key, settings }) => {
    const named = key === directory.defaultKey() && oidc ? oidc : settings.identityProvider;
    if (!named) return null;
    const id = JSON.stringify([named.issuer, named.clientId]);
    const provider = providers.get(id) ?? externalProvider(named, now);
    providers.set(id, provider);
    return provider;
  };
}

/** What the built-in provider asks the session module. */
const providerPeople = (database: Database): ProviderPeople => {
  const dbOf = (key: string): Kysely<SessionTables> => database.forTenant<SessionTables>(key);
  return {
    signingIn: async (key, name) => {
      const person = await personSigningIn(dbOf(key), name);
      return person && { id: person.id, passwordHash: person.password_hash };
    },
    claims: async (key, id) => {
      const person = await personOf(dbOf(key), id);
      if (!person) return null;
      const accounts = await accountsOf(dbOf(key), id);
      return {
        name: `${person.first_name} ${person.last_name}`.trim(),
        given_name: person.first_name,
        family_name: person.last_name,
        email: person.email,
        userType: person.user_type,
        accountId: accounts.length === 1 ? (accounts[0]?.id ?? '') : '',
      };
    },
  };
};

/** Who understands texts, and where what they mean is kept. */
function meaningParts({ dataDir, embedderPath }: Settings, logger: FastifyBaseLogger) {
  const folder = join(dataDir, 'meaning');
  const onRefused = (reason: string): void => logger.info(`Search by meaning begins anew: ${reason}`);
  return {
    embedders: embedderPath ? onnxEmbedders(embedderPath) : builtInEmbedders({ folder, onRefused }),
    spaces: vectorSpacesInThreads({ folder, onRefused }),
  };
}
