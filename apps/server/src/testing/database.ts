import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import { type PreparedServer, connectDatabase } from '../adapters/database/openDatabase.ts';
import { jobsRole, ownerRole, serverRole } from '../adapters/database/roles.ts';
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

async function copyOf(template: string): Promise<PreparedServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} owner ${ownerRole} template ${template} strategy file_copy`);
  await asAdministrator(`grant create on database ${name} to ${jobsRole}`);
  return {
    accounts: {
      owner: connectionAs(ownerRole, name),
      server: connectionAs(serverRole, name),
      jobs: connectionAs(jobsRole, name),
    },
    died: new Promise<never>(() => undefined),
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

function connectionAs(user: string, database: string): ClientConfig {
  const { host, port } = inject('postgres');
  return { host, port, user, database, ssl: false };
}
