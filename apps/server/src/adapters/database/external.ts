import { Client, type ClientConfig } from 'pg';
import { type Accounts, jobsRole, serverRole } from './roles.ts';

const oldestVersion = 17;

/**
 * Prepares a PostgreSQL that someone else runs: its version and rights are checked, and the role that serves and the
 * one of the queues are made. The URL's user migrates; the same user serves, but as the serving role from the first
 * moment of each session.
 */
export async function prepareExternal(databaseUrl: string): Promise<Accounts> {
  const { url, options } = splitOptions(databaseUrl);
  const owner = { connectionString: url, options: `${options} -c timezone=UTC`.trim() };
  const client = new Client(owner);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(`Could not connect to the database in DATABASE_URL: ${(cause as Error).message}`, {
      cause,
    });
  }
  try {
    await refuseOldVersion(client);
    await refuseMissingRights(client);
    await prepareRoles(client);
    await letQueuesMakeTheirSchema(client);
  } finally {
    await client.end();
  }
  const as = (role: string): ClientConfig => ({
    connectionString: url,
    options: `${owner.options} -c role=${role}`,
  });
  return { owner, server: as(serverRole), jobs: as(jobsRole) };
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
    `The database in DATABASE_URL is PostgreSQL ${found?.name}; Norma needs ${oldestVersion} or later.`,
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
    `The user in DATABASE_URL may not create tables. As an administrator, run: ` +
      `ALTER DATABASE ${found?.database} OWNER TO ${found?.name};`,
  );
}

async function prepareRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select format('%I', current_user) as name`);
  const create = (role: string): string => `CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS`;
  const grant = (role: string): string => `GRANT ${role} TO ${rows[0]?.name} WITH INHERIT FALSE, SET TRUE`;
  const missing = await rolesNotToUse(client);
  try {
    for (const role of missing) {
      if (!(await exists(client, role))) await client.query(create(role));
      if (!(await mayUse(client, role))) await client.query(grant(role));
    }
  } catch (cause) {
    // Another node of Norma may have made the roles at the same moment.
    if ((await rolesNotToUse(client)).length === 0) return;
    const commands = missing.map((role) => `${create(role)}; ${grant(role)};`).join(' ');
    throw new Error(
      `Norma needs the database roles ${missing.join(' and ')}, and the user in DATABASE_URL may not create them. ` +
        `As an administrator, run: ${commands}`,
      { cause },
    );
  }
}

async function rolesNotToUse(client: Client): Promise<string[]> {
  const missing: string[] = [];
  for (const role of [serverRole, jobsRole]) if (!(await mayUse(client, role))) missing.push(role);
  return missing;
}

async function exists(client: Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

async function mayUse(client: Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(oid, 'SET') as may from pg_roles where rolname = $1`,
    [role],
  );
  return rows[0]?.may ?? false;
}

async function letQueuesMakeTheirSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    `select format('%I', current_database()) as name,
       has_database_privilege($1, current_database(), 'CREATE') as may`,
    [jobsRole],
  );
  const [found] = rows;
  if (found?.may) return;
  const grant = `GRANT CREATE ON DATABASE ${found?.name} TO ${jobsRole}`;
  await client.query(grant).catch(() => undefined);
  // PostgreSQL warns, and refuses nothing, where the user may not give what it was asked to give.
  const { rows: after } = await client.query<{ may: boolean }>(
    `select has_database_privilege($1, current_database(), 'CREATE') as may`,
    [jobsRole],
  );
  if (!after[0]?.may)
    throw new Error(
      `Norma’s job queues need their own schema, which the user in DATABASE_URL may not create. As an administrator, run: ${grant};`,
    );
}
