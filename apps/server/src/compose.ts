import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { contracts } from '@norma/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from './adapters/database/openDatabase.ts';
import { databaseAudit } from './adapters/events/audit.ts';
import { databaseUsage } from './adapters/events/usage.ts';
import { folderFileStore } from './adapters/file-store/folder.ts';
import { builtInProvider } from './adapters/identity/builtIn.ts';
import { externalProvider, perTenant } from './adapters/identity/external.ts';
import type { ProviderPeople } from './adapters/identity/people.ts';
import { typstPdfMaker } from './adapters/pdf-maker/typstPdfMaker.ts';
import { inProcessSearchEngine } from './adapters/search-engine/inProcess.ts';
import { furnishDemo } from './demo.ts';
import { furnishOtherStandards } from './demoStandards.ts';
import { httpApp, tenantFinder } from './http/app.ts';
import { serve, type Edge } from './http/serve.ts';
import { readShellWords, webStyleSheets } from './http/webApp.ts';
import { personFinder } from './http/whoAsks.ts';
import { identityPages } from './identityPages.ts';
import { migrations } from './migrations/index.ts';
import { documentHandlers, texts, type DocumentTables } from './modules/documents/index.ts';
import { managementHandlers } from './modules/management/index.ts';
import { indexing, libraryFacts, searchHandlers } from './modules/search/index.ts';
import {
  accountsOf,
  personOf,
  personSigningIn,
  readerOf,
  sessionHandlers,
  type SessionTables,
} from './modules/session/index.ts';
import { allTenants, tenantDirectory, tenantHandlers, type TenantTables } from './modules/tenants/index.ts';
import type { Database } from './ports/database.ts';
import type { Settings } from './settings.ts';

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
  /** Whether PDFs are made before anybody asks; on unless told otherwise. */
  readonly makesPdfs?: boolean;
};

/** The version of the product. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Puts the library together: settings choose the adapters, modules get ports, the HTTP side gets handlers. */
export async function openLibrary(parts: Parts): Promise<Library> {
  const { settings, server, logger, log, now = () => new Date() } = parts;
  const { dataDir, databaseUrl, isDemo, demoPassword } = settings;
  const open = parts.open ?? (() => openDatabase({ dataDir, databaseUrl, migrations, log }));
  const database = await open();
  const files = folderFileStore(join(dataDir, 'files'));
  const pdfMaker = typstPdfMaker();
  try {
    if (isDemo) await furnishDemo({ database, files, password: demoPassword, now, log });

    log('Indexing the library');
    const documentsDb = database.withoutTenant<DocumentTables>();
    const engine = inProcessSearchEngine();
    const index = indexing(engine, documentsDb);
    await index.catchUp();
    const catchUp = (): void => {
      index
        .catchUp()
        .catch((error: unknown) => logger.error({ err: error }, 'the search index could not catch up'));
    };
    await database.listen('document_changes', catchUp);

    log('Opening the library');
    const directory = tenantDirectory(
      await allTenants(database.withoutTenant<TenantTables>()),
      settings.publicUrl,
    );
    await database.listen('tenant_changes', () => {
      allTenants(database.withoutTenant<TenantTables>())
        .then(directory.replace)
        .catch((error: unknown) => logger.error({ err: error }, 'the tenants could not be read again'));
    });
    const audit = databaseAudit((key) => database.forTenant(key), now);
    const usage = databaseUsage((key) => database.forTenant(key), now);
    const own = builtInProvider({
      dbOf: (key) => database.forTenant(key),
      people: providerPeople(database),
      pages: identityPages({
        directory,
        styleSheets: await webStyleSheets(),
        factsOf: (tenant) => libraryFacts(engine, tenant),
      }),
      audit,
      now,
      ...(parts.accessTokenSeconds && { accessTokenSeconds: parts.accessTokenSeconds }),
    });
    const defaultKey = directory.all()[0]?.key;
    const otherIssuers =
      settings.oidc && defaultKey ? new Map([[defaultKey, externalProvider(settings.oidc, now)]]) : new Map();
    const identity = perTenant(own, otherIssuers);

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
    const closing = new AbortController();
    const app = await httpApp({
      server,
      logger,
      version,
      directory,
      identity,
      mount: (to) => {
        serve(to, edge, contracts.session, sessionHandlers(audit));
        serve(to, edge, contracts.tenants, tenantHandlers(directory, identity, readShellWords));
        serve(to, edge, contracts.search, searchHandlers({ engine, usage }));
        serve(to, edge, contracts.documents, documentHandlers({ texts: documentTexts, audit, usage }));
        serve(to, edge, contracts.management, managementHandlers({ version, isDemo, isReady: () => true }));
      },
    });
    const { signal } = closing;
    const others =
      isDemo && settings.demoLibrary === 'full'
        ? furnishOtherStandards({ database, files, now, folder: join(dataDir, 'demo'), signal })
        : Promise.resolve(0);
    const furnished = others.catch((error: unknown) =>
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
    return {
      app,
      died: database.died,
      close: async () => {
        closing.abort();
        await furnished;
        await app.close();
        await pdfMaker.close();
        await database.close();
      },
    };
  } catch (cause) {
    await pdfMaker.close();
    await database.close();
    throw cause;
  }
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
