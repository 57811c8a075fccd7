import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdministrator, bareDatabase } from '../../testing/database.ts';
import { prepareExternal } from './external.ts';
import type { PreparedServer } from './openDatabase.ts';
import { ownerRole } from './roles.ts';

let server: PreparedServer;
let stranger: string;

beforeEach(async () => {
  server = await bareDatabase();
  stranger = `stranger_${randomUUID().slice(0, 8)}`;
  await asAdministrator(`create role ${stranger} login`);
});

afterEach(async () => {
  await server.stop();
  await asAdministrator(`drop role ${stranger}`);
});

function urlOf(user: string, options = ''): string {
  const { host, database, port } = server.accounts.owner;
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}${options}`;
}

async function query(config: ConstructorParameters<typeof Client>[0], question: string): Promise<unknown> {
  const client = new Client(config);
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(`select ${question} as answer`);
  await client.end();
  return rows[0]?.answer;
}

describe('a PostgreSQL that someone else runs', () => {
  it('is served as the serving role, even after the session is reset', async () => {
    await asAdministrator(`grant norma_server, norma_jobs to ${ownerRole} with inherit false, set true`);
    const accounts = await prepareExternal(urlOf(ownerRole));
    expect(await query(accounts.owner, 'current_user::text')).toBe(ownerRole);
    expect(await query(accounts.server, 'current_user::text')).toBe('norma_server');
    const client = new Client(accounts.server);
    await client.connect();
    await client.query('discard all');
    expect((await client.query<{ role: string }>('select current_user::text as role')).rows).toEqual([
      { role: 'norma_server' },
    ]);
    await client.end();
  });

  it('keeps the options of its address', async () => {
    const accounts = await prepareExternal(
      urlOf('norma', `&options=${encodeURIComponent('-c statement_timeout=12s')}`),
    );
    expect(await query(accounts.server, "current_setting('statement_timeout')")).toBe('12s');
    expect(await query(accounts.server, "current_setting('TimeZone')")).toBe('UTC');
    expect(await query(accounts.server, 'current_user::text')).toBe('norma_server');
  });

  it('gets the grant from a user that may give it', async () => {
    await asAdministrator(
      `grant norma_server, norma_jobs to ${stranger} with admin true, inherit false, set false`,
    );
    await asAdministrator(`alter database ${server.accounts.owner.database} owner to ${stranger}`);
    const accounts = await prepareExternal(urlOf(stranger));
    expect(await query(accounts.server, 'current_user::text')).toBe('norma_server');
    expect(await query(accounts.jobs, 'current_user::text')).toBe('norma_jobs');
  });

  it('tells the administrator what to run where its user may not use the roles', async () => {
    await asAdministrator(`alter database ${server.accounts.owner.database} owner to ${stranger}`);
    await expect(prepareExternal(urlOf(stranger))).rejects.toThrow(
      `CREATE ROLE norma_server NOLOGIN NOSUPERUSER NOBYPASSRLS; GRANT norma_server TO ${stranger} WITH INHERIT FALSE, SET TRUE; ` +
        `CREATE ROLE norma_jobs NOLOGIN NOSUPERUSER NOBYPASSRLS; GRANT norma_jobs TO ${stranger} WITH INHERIT FALSE, SET TRUE;`,
    );
  });

  it('tells the administrator what to run where its user may not create tables', async () => {
    await expect(prepareExternal(urlOf(stranger))).rejects.toThrow(
      `ALTER DATABASE ${server.accounts.owner.database} OWNER TO ${stranger};`,
    );
  });

  it('is named by its variable, without its password, where it cannot be reached', async () => {
    const failure = await prepareExternal('postgres://ann:secret@127.0.0.1:1/library').catch(
      (error: Error) => error,
    );
    expect(failure).toMatchObject({ message: expect.stringMatching(/DATABASE_URL/) });
    expect(failure).not.toMatchObject({ message: expect.stringMatching(/secret/) });
  });
});
