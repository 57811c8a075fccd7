import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type PreparedServer, connectDatabase } from '../adapters/database/openDatabase.ts';
import { jobsRole, ownerRole, readerRole, serverRole } from '../adapters/database/roles.ts';
import type { Database } from '../ports/database.ts';
import { templateDatabase } from './globalSetup.ts';

/** A migrated, empty database of its own for one test; closing it drops it. */
export async function freshDatabase(): Promise<Database> {
  return connectDatabase(await copyOf(templateDatabase), () => undefined);
}

/** A database of its own without any table, not yet connected to; stopping it drops it. */
export function bareDatabase(): Promise<PreparedServer> {
  return copyOf('template1');
}

/** Connected as the owner of the tables to a test's database, or else to a migrated, empty one of its own. */
export async function ownerClient(database?: Database): Promise<Client> {
  const own = database ? undefined : await copyOf(templateDatabase);
  const client = new Client(own?.accounts.owner ?? connectionAs(ownerRole, await nameOf(database)));
  await client.connect();
  client.on('error', () => undefined);
  onTestFinished(async () => {
    await client.end();
    await own?.stop();
  });
  return client;
}

async function nameOf(database: Database | undefined): Promise<string> {
  const answer = await database
    ?.owner()
    .executeQuery<{ name: string }>(sql`select current_database() as name`.compile(database.owner()));
  return answer?.rows[0]?.name ?? '';
}

/** A database of its own with a seeded library in it; the first test of a run to ask seeds what all copy. */
export async function seededDatabase(seed: (database: Database) => Promise<void>): Promise<Database> {
  await onceForAll(seededTemplate, async () => {
    await asAdministrator(`drop database if exists ${draft} with (force)`);
    await asAdministrator(`create database ${draft} owner ${ownerRole} template ${templateDatabase}`);
    const accounts = accountsIn(draft);
    const database = await connectDatabase(
      { accounts, died: never(), stop: async () => undefined },
      () => undefined,
    );
    await seed(database).finally(database.close);
    await asAdministrator(`alter database ${draft} rename to ${seededTemplate}`);
  });
  return connectDatabase(await copyOf(seededTemplate), () => undefined);
}

const seededTemplate = 'norma_seeded';
const draft = 'norma_seeding';

// One for each: whatever waits for a promise that all shared would be stored for as long as the worker continues.
const never = (): Promise<never> => new Promise(() => undefined);

/** Makes a database unless it is there; of the workers of a run that ask at the same time one makes it, the others wait. */
async function onceForAll(name: string, make: () => Promise<void>): Promise<void> {
  const client = new Client(connectionAs(inject('postgres').user, 'postgres'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)'); // Ends with the connection.
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make();
  } finally {
    await client.end();
  }
}

async function copyOf(template: string): Promise<PreparedServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} owner ${ownerRole} template ${template} strategy file_copy`);
  await asAdministrator(`grant create on database ${name} to ${jobsRole}`);
  return {
    accounts: accountsIn(name),
    died: never(),
    stop: () => asAdministrator(`drop database ${name} with (force)`),
  };
}

/** Runs SQL as the superuser of the test run's PostgreSQL. */
export async function asAdministrator(statement: string): Promise<void> {
  const client = new Client(connectionAs(inject('postgres').user, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const accountsIn = (database: string): PreparedServer['accounts'] => ({
  owner: connectionAs(ownerRole, database),
  server: connectionAs(serverRole, database),
  jobs: connectionAs(jobsRole, database),
  reader: connectionAs(readerRole, database),
});

function connectionAs(user: string, database: string): ClientConfig {
  const { host, port } = inject('postgres');
  return { host, port, user, database, ssl: false };
}
