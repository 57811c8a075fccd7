import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { createRoles } from '../adapters/database/embedded/rolesAndDatabase.ts';
import { startPostgres } from '../adapters/database/embedded/startPostgres.ts';
import { migrateAs } from '../adapters/database/openDatabase.ts';
import { pgBossJobs } from '../adapters/jobs/pgBoss.ts';
import { jobsRole, ownerRole, serverRole, superuser } from '../adapters/database/roles.ts';
import { migrations } from '../migrations/index.ts';

/** The database that test databases are copies of; no one may be connected to it. */
export const templateDatabase = 'norma_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's way into the PostgreSQL of this test run. */
    postgres: { host: string; port: number; user: string };
    /** The folder for the files of the seeded library that tests start from. */
    seededFiles: string;
  }
}

// What a crash would lose is lost anyway when the run ends.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
const silent = (): void => undefined;

/** Starts one PostgreSQL for the whole test run, with a migrated template; vitest calls the answer at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'norma-test-'));
  // Where root runs the tests, PostgreSQL's own user must pass.
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, log: silent, settings });
  const admin = postgres.connection(superuser, 'postgres');
  await makeTemplate(admin);
  const as = (role: string): ClientConfig => postgres.connection(role, templateDatabase);
  const accounts = { owner: as(ownerRole), server: as(serverRole), jobs: as(jobsRole) };
  await migrateAs(accounts, migrations, silent);
  // The queues' schema is in every copy, so that no test waits for it to be made.
  await (
    await pgBossJobs(accounts.jobs, {
      log: silent,
      listen: async () => async () => undefined,
      hasSchedules: false,
    })
  ).close();

  const { host = '', port = 0 } = admin;
  project.provide('postgres', { host, port, user: superuser });
  project.provide('seededFiles', join(dataDir, 'seeded-files'));
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
}

async function makeTemplate(admin: ClientConfig): Promise<void> {
  const client = new Client(admin);
  await client.connect();
  await createRoles(client);
  await client.query(`create database ${templateDatabase} owner ${ownerRole}`);
  await client.query(`grant create on database ${templateDatabase} to ${jobsRole}`);
  await client.end();
}
