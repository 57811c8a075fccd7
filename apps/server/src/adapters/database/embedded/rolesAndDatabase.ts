import { Client } from 'pg';
import { type Accounts, jobsRole, ownerRole, readerRole, serverRole, superuser } from '../roles.ts';
import type { RunningPostgres } from './startPostgres.ts';

const database = 'norma';

/** Makes Norma's roles and its database where they are missing, and tells how to connect. */
export async function prepareRolesAndDatabase(postgres: RunningPostgres): Promise<Accounts> {
  const client = new Client(postgres.connection(superuser, 'postgres'));
  await client.connect();
  try {
    await createRoles(client);
    await createDatabase(client, database);
  } finally {
    await client.end();
  }
  return accountsBy(postgres.connection);
}

/** How Norma's roles connect to its database. */
export const accountsBy = (connection: RunningPostgres['connection']): Accounts => ({
  owner: connection(ownerRole, database),
  server: connection(serverRole, database),
  jobs: connection(jobsRole, database),
  reader: connection(readerRole, database),
});

/** Makes the roles where they are missing. */
export async function createRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const missing = [ownerRole, serverRole, jobsRole, readerRole].filter(
    (role) => !rows.some(({ rolname }) => rolname === role),
  );
  for (const role of missing)
    await client.query(`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`);
}

/** Makes a database of the owning role, which only Norma's roles may enter, where it is missing. */
export async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name} owner ${ownerRole}`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${serverRole}, ${readerRole}`);
  // The queues make and migrate a schema of their own.
  await client.query(`grant connect, create on database ${name} to ${jobsRole}`);
}
