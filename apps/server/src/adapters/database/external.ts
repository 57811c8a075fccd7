import { Client } from 'pg';
import { type Accounts, serverRole } from './roles.ts';

const oldestVersion = 17;

/**
 * Prepares a PostgreSQL that somebody else runs: its version and rights are checked and the serving role is made.
 * The URL's user migrates; the same user serves, but as the serving role from the first moment of each session.
 */
export async function prepareExternal(databaseUrl: string): Promise<Accounts> {
  const { url, options } = splitOptions(databaseUrl);
  const owner = { connectionString: url, options: `${options} -c timezone=UTC`.trim() };
  const client = new Client(owner);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(`Could not connect to the database of DATABASE_URL: ${(cause as Error).message}`, {
      cause,
    });
  }
  try {
    await refuseOldVersion(client);
    await refuseMissingRights(client);
    await prepareServerRole(client);
  } finally {
    await client.end();
  }
  return { owner, server: { connectionString: url, options: `${owner.options} -c role=${serverRole}` } };
}

// Options in a URL would win over ours instead of being added to them.
function splitOptions(databaseUrl: string): { url: string; options: string } {
  const found = /[?&]options=([^&]*)/.exec(databaseUrl);
  if (!found) return { url: databaseUrl, options: '' };
  const [parameter, options = ''] = found;
  const url = databaseUrl.replace(parameter, parameter.startsWith('?') ? '?' : '');
  return { url, options: decodeURIComponent(options) };
}

async function refuseOldVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string; name: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_version') as name",
  );
  const [found] = rows;
  if (found && Number(found.version) >= oldestVersion * 10_000) return;
  throw new Error(
    `The database of DATABASE_URL is PostgreSQL ${found?.name}; Norma needs ${oldestVersion} or later.`,
  );
}

async function refuseMissingRights(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; database: string; creates: boolean | null }>(
    `select format('%I', current_user) as name, format('%I', current_database()) as database,
       has_schema_privilege(current_schema(), 'CREATE') as creates`,
  );
  const [found] = rows;
  if (found?.creates) return;
  throw new Error(
    `The user of DATABASE_URL may not create tables. As an administrator run: ` +
      `ALTER DATABASE ${found?.database} OWNER TO ${found?.name};`,
  );
}

async function prepareServerRole(client: Client): Promise<void> {
  if (await mayServe(client)) return;
  const { rows } = await client.query<{ name: string }>(`select format('%I', current_user) as name`);
  const create = `CREATE ROLE ${serverRole} NOLOGIN NOSUPERUSER NOBYPASSRLS`;
  const grant = `GRANT ${serverRole} TO ${rows[0]?.name} WITH INHERIT FALSE, SET TRUE`;
  try {
    if (!(await exists(client))) await client.query(create);
    if (!(await mayServe(client))) await client.query(grant);
  } catch (cause) {
    // Another node of Norma may have made the role at the same moment.
    if (await mayServe(client)) return;
    throw new Error(
      `Norma needs the database role ${serverRole}, and the user of DATABASE_URL may not make it. ` +
        `As an administrator run: ${create}; ${grant};`,
      { cause },
    );
  }
}

async function exists(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverRole]);
  return rowCount === 1;
}

async function mayServe(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(oid, 'SET') as may from pg_roles where rolname = $1`,
    [serverRole],
  );
  return rows[0]?.may ?? false;
}
