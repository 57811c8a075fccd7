import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { Database } from '../../ports/database.ts';
import { pgBossJobs } from '../jobs/pgBoss.ts';
import { FolderLocked } from './embedded/folderLock.ts';
import { accountsBy, prepareRolesAndDatabase } from './embedded/rolesAndDatabase.ts';
import { connectionToRunning, startPostgres } from './embedded/startPostgres.ts';
import { prepareExternal } from './external.ts';
import { type Migrations, migrate } from './migrate.ts';
import { openListener } from './listener.ts';
import { statementReader } from './reading/statementReader.ts';
import { dropViews } from './reading/views.ts';
import { openPool } from './pool.ts';
import { type Accounts, refuseBypass } from './roles.ts';
import { kyselyOver, tenantPool } from './tenantPool.ts';

type Log = (message: string) => void;

type Request = {
  dataDir: string;
  /** A PostgreSQL that someone else runs, or null for our own on `dataDir`. */
  databaseUrl: string | null;
  migrations: Migrations;
  /** Hears the phases of the start, and later lost connections. */
  log: Log;
};

/** Opens the database: starts or reaches PostgreSQL, migrates, and refuses to serve where tenants would not be stored apart. */
export async function openDatabase({ dataDir, databaseUrl, migrations, log }: Request): Promise<Database> {
  const server =
    databaseUrl === null ? await startEmbedded(dataDir, log) : await reachExternal(databaseUrl, log);
  try {
    log('Updating the database');
    await migrateAs(server.accounts, migrations, log);
    return await connectDatabase(server, log);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A database that a command has opened, and whether a server already runs on the same folder. */
export type JoinedDatabase = Database & { readonly isBesideServer: boolean };

/** Opens the database for a command: joins the server that runs on the same folder, or starts PostgreSQL. */
export async function joinDatabase(request: Request): Promise<JoinedDatabase> {
  try {
    return { ...(await openDatabase(request)), isBesideServer: false };
  } catch (error) {
    if (!(error instanceof FolderLocked)) throw error;
    request.log('Joining the running server');
    const accounts = accountsBy(connectionToRunning(request.dataDir));
    const server = { accounts, died: never, stop: () => Promise.resolve() };
    return { ...(await connectDatabase(server, request.log)), isBesideServer: true };
  }
}

/** Opens the database whose PostgreSQL `npm run dev` runs on the folder, for a server that is started again at every change. */
export async function openRunningDatabase({ dataDir, migrations, log }: Request): Promise<Database> {
  const accounts = await untilRunning(() => accountsBy(connectionToRunning(dataDir)));
  await migrateAs(accounts, migrations, log);
  return connectDatabase({ accounts, died: never, stop: () => Promise.resolve() }, log);
}

const startsWithinMs = 60_000;

// The first start makes the folder, then the roles, then the database: until all of it is there, connecting fails.
async function untilRunning(accountsNow: () => Accounts): Promise<Accounts> {
  const givenUpAt = performance.now() + startsWithinMs;
  for (;;) {
    try {
      const accounts = accountsNow();
      await Promise.all([accounts.owner, accounts.server].map(tryConnecting));
      return accounts;
    } catch (cause) {
      if (performance.now() > givenUpAt) throw new Error('PostgreSQL is not running yet', { cause });
      await sleep(50);
    }
  }
}

async function tryConnecting(account: ClientConfig): Promise<void> {
  const client = new Client(account);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

// A database that others run may come back: its loss never ends us.
const never = new Promise<never>(() => undefined);

/** A PostgreSQL with Norma's roles, and what happens to it when the database is closed. */
export type PreparedServer = { accounts: Accounts; died: Promise<Error>; stop: () => Promise<void> };

/** How many connections a process has, besides those of the queues. */
export const maxConnections = { server: 20, owner: 3 } as const;

/** Connects to a migrated database. */
export async function connectDatabase({ accounts, died, stop }: PreparedServer, log: Log): Promise<Database> {
  const pool = openPool(accounts.server, { max: maxConnections.server, log });
  const ownerPool = openPool(accounts.owner, { max: maxConnections.owner, log });
  const listener = openListener(accounts.server, log);
  const closeAll = async (): Promise<void> => {
    await Promise.all([listener.close(), pool.end(), ownerPool.end()]);
  };
  try {
    await refuseBypass(pool);
  } catch (error) {
    await closeAll();
    throw error;
  }
  const owner = kyselyOver(ownerPool);
  let closing: Promise<void> | undefined;
  return {
    ...tenantPool(pool),
    owner: <Tables>() => owner as Kysely<Tables>,
    listen: listener.listen,
    runStatement: accounts.reader ? statementReader({ owner: ownerPool, reader: accounts.reader }) : null,
    openJobs: ({ log: heard = log, hasSchedules = false } = {}) =>
      pgBossJobs(accounts.jobs, { log: heard, listen: listener.listen, hasSchedules }),
    died: died.then((error) => (closing ? new Promise<never>(() => undefined) : error)),
    close: () => (closing ??= closeAll().then(stop)),
  };
}

/** Migrates with the role that owns the tables. */
export async function migrateAs({ owner }: Accounts, migrations: Migrations, log: Log): Promise<void> {
  const pool = openPool(owner, { max: 1, log });
  try {
    // What a crash has left behind would hold the tables as they are.
    await dropViews(pool);
    for (const name of await migrate(kyselyOver(pool), migrations)) log(`Migrated ${name}`);
  } finally {
    await pool.end();
  }
}

async function startEmbedded(dataDir: string, log: Log): Promise<PreparedServer> {
  const postgres = await startPostgres({ dataDir, log });
  try {
    return { accounts: await prepareRolesAndDatabase(postgres), died: postgres.died, stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function reachExternal(databaseUrl: string, log: Log): Promise<PreparedServer> {
  log('Connecting to PostgreSQL');
  return { accounts: await prepareExternal(databaseUrl), died: never, stop: () => Promise.resolve() };
}
