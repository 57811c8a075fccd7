import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Health, Metrics, ThreadDump } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asAdministrator } from '../../testing/database.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const token = 'a-token-of-those-who-watch';
const patience = { timeout: 20_000 };
const byToken = { authorization: `Bearer ${token}` };

const healthBy = async (client: TestClient, headers?: Record<string, string>): Promise<Health> =>
  Health.parse(await (await client('GET', '/management/health', undefined, headers)).json());

const metricsBy = async (client: TestClient): Promise<Metrics> =>
  Metrics.parse(await (await client('GET', '/management/jhimetrics')).json());

/** Takes the database of a library away, as if its PostgreSQL had been stopped; gives how to bring it back. */
async function takeDatabaseAway({ database }: TestLibrary): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.withoutTenant(),
  );
  const name = rows[0]?.name ?? '';
  await asAdministrator(`alter database ${name} allow_connections false`);
  await asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return () => asAdministrator(`alter database ${name} allow_connections true`);
}

describe('health', () => {
  it('tells of every part that it works, with its figures [admin-017]', async () => {
    const { as, dataDir } = await startLibrary({ doesJobs: true });
    const client = await as('operator');
    // A part may take its time where much else is going on: it is looked at again.
    await expect
      .poll(async () => (await healthBy(client)).components, patience)
      .toMatchObject({
        database: { status: 'UP', details: { version: expect.stringMatching(/^\d+/), connectionsMost: 20 } },
        searchEngine: { status: 'UP', details: { documents: expect.any(Number), behindMs: 0 } },
        fileStore: { status: 'UP', details: { folder: join(dataDir, 'files') } },
        diskSpace: { details: { threshold: 1024 ** 3, total: expect.any(Number), free: expect.any(Number) } },
        mailer: { status: 'UP', details: { kind: 'folder', mailsStuck: 0 } },
        jobs: { status: 'UP', details: { jobsFailed: 0 } },
        identity: { status: 'UP', details: { keyMadeAt: expect.any(String) } },
      });
    const { components, ...all } = await healthBy(client);
    expect(all).toMatchObject({ node: expect.any(String), version: expect.any(String) });
    expect(components.searchEngine?.details.documents).toBeGreaterThan(0);
  });

  it('still answers an operator when the database is gone, says so, and is well again when it is back [nodes-018]', async () => {
    const library = await startLibrary();
    const client = await library.as('operator');
    const readiness = () => library.anyone('GET', '/management/health/readiness');
    await expect.poll(async () => (await readiness()).status, patience).toBe(200);
    await healthBy(client);

    const bringBack = await takeDatabaseAway(library);
    await expect
      .poll(async () => (await healthBy(client)).components.database, patience)
      .toMatchObject({
        status: 'DOWN',
        problem: 'database-unreachable',
        details: { said: expect.stringMatching(/not currently accepting connections/) },
      });
    await expect
      .poll(() => healthBy(client), patience)
      .toMatchObject({
        status: 'DOWN',
        components: { fileStore: { status: 'UP' }, searchEngine: { status: 'UP' } },
      });
    expect((await metricsBy(client)).databases.version).toBeNull();
    const unready = await readiness();
    expect(unready.status).toBe(503);
    expect(await unready.json()).toMatchObject({ code: 'database-unreachable' });
    for (const path of ['/api/account', '/api/notifications/unread']) {
      const refused = await client('GET', path);
      expect([refused.status, refused.headers.get('retry-after')], path).toEqual([503, '5']);
      expect(await refused.json(), path).toMatchObject({ code: 'database-unreachable' });
    }
    expect((await library.anyone('GET', '/management/health/liveness')).status).toBe(200);

    await bringBack();
    await expect.poll(async () => (await client('GET', '/api/account')).status, { timeout: 5_000 }).toBe(200);
    await expect.poll(async () => (await healthBy(client)).components.database?.status, patience).toBe('UP');
    await expect.poll(async () => (await readiness()).status, patience).toBe(200);
  });

  it('finds out that files and emails cannot be written, and that they can again', async () => {
    const { as, dataDir } = await startLibrary();
    const client = await as('operator');
    const inTheWay = [join(dataDir, 'files', 'trial'), join(dataDir, 'outbox')];
    for (const path of inTheWay) writeFileSync(path, 'A file where a folder should be');
    await expect
      .poll(async () => (await healthBy(client)).components, patience)
      .toMatchObject({
        fileStore: { status: 'DOWN', problem: 'files-unwritable', details: { said: expect.any(String) } },
        mailer: { status: 'DOWN', problem: 'outbox-unwritable' },
      });
    for (const path of inTheWay) rmSync(path);
    await expect
      .poll(async () => (await healthBy(client)).components, patience)
      .toMatchObject({ fileStore: { status: 'UP' }, mailer: { status: 'UP' } });
  });

  it('finds out that a job waits which no one takes', async () => {
    const { as, database } = await startLibrary({ doesJobs: true });
    const client = await as('operator');
    const jobs = await database.openJobs();
    const [now, minuteMs] = [Date.now(), 60_000];
    await jobs.enqueue('of-nobody', {}, { startAt: new Date(now + 60 * minuteMs) });
    expect((await healthBy(client)).components.jobs).toMatchObject({ status: 'UP' });
    await jobs.enqueue('of-nobody', {}, { startAt: new Date(now - 10 * minuteMs) });
    await jobs.close();
    await expect
      .poll(async () => (await healthBy(client)).components.jobs, patience)
      .toMatchObject({ status: 'DEGRADED', problem: 'jobs-not-taken', details: { jobsWaiting: 1 } });
  });

  it('is told to programs by the token of the settings, together with a full disk and a mail server that is away', async () => {
    const { anyone } = await startLibrary({
      environment: {
        MONITORING_TOKEN: token,
        NODE_NAME: 'norma-2',
        DISK_THRESHOLD_MB: '999999999',
        MAIL_URL: 'smtp://127.0.0.1:1',
      },
    });
    const { node, status } = await healthBy(anyone, byToken);
    expect({ node, status }).toEqual({ node: 'norma-2', status: 'DOWN' });
    await expect
      .poll(async () => (await healthBy(anyone, byToken)).components, patience)
      .toMatchObject({
        diskSpace: { status: 'DOWN', problem: 'disk-full', details: { threshold: 999_999_999 * 1024 ** 2 } },
        mailer: {
          status: 'DOWN',
          problem: 'mail-server-unreachable',
          details: { kind: 'server', said: expect.stringMatching(/ECONNREFUSED/) },
        },
      });

    const prometheus = () => anyone('GET', '/management/prometheus', undefined, byToken);
    expect((await prometheus()).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const counted =
      /^norma_http_request_seconds_count\{[^}]*path="\/management\/health",status="2xx"[^}]*\} \d+$/m;
    await expect.poll(async () => (await prometheus()).text(), patience).toMatch(counted);
    for (const [path, headers, code] of [
      ['/management/health', { authorization: `Bearer ${token}x` }, 'token-invalid'],
      ['/management/prometheus', {}, 'not-signed-in'],
      ['/management/jhimetrics', byToken, 'token-invalid'],
      ['/management/threaddump', byToken, 'token-invalid'],
    ] as const) {
      const refused = await anyone('GET', path, undefined, headers);
      expect([path, refused.status, await refused.json()]).toMatchObject([path, 401, { code }]);
    }
  });
});

describe('metrics', () => {
  it('count requests by call and by status, and measure the process [admin-018]', async () => {
    const { as, anyone } = await startLibrary({ doesJobs: true });
    const client = await as('operator');
    for (let time = 0; time < 3; time += 1) await client('GET', '/api/account');
    for (const path of ['/api/no/such/call', '/api/another/mistake', '/.env', '/wp-login.php'])
      await anyone('GET', path, undefined, { accept: 'application/json' });
    await expect
      .poll(async () => (await metricsBy(client)).services, patience)
      .toContainEqual(expect.objectContaining({ method: 'GET', path: '/api/account', count: 3 }));

    const metrics = await metricsBy(client);
    const account = metrics.services.find(({ path }) => path === '/api/account');
    expect(account?.perMinute.reduce((sum, count) => sum + count)).toBe(3);
    expect(account?.maxMs).toBeGreaterThanOrEqual(account?.meanMs ?? Infinity);
    expect(metrics.services.filter(({ path }) => /no\/such|mistake|env|wp-login/.test(path))).toEqual([]);
    expect(metrics['http.server.requests'].percode).toContainEqual(
      expect.objectContaining({ status: 404, count: 4, failed: 0 }),
    );
    expect(metrics.jvm.memory.heap.used).toBeGreaterThan(1_000_000);
    expect(metrics.threads.pools).toContainEqual(expect.objectContaining({ kind: 'jobs' }));
    expect(metrics.processMetrics.pid).toBe(process.pid);
    expect(metrics.databases).toMatchObject({ kind: 'own', most: 20 });
    await expect.poll(async () => (await metricsBy(client)).databases.version, patience).toMatch(/^\d+/);
    expect(metrics.samples.length).toBeGreaterThan(0);
    expect(metrics.cache.map(({ name }) => name)).toEqual(['downloads', 'comparisons', 'redlines', 'guides']);
  });
});

it('a thread dump tells what is being answered, and what keeps the process going [admin-019]', async () => {
  const { as } = await startLibrary();
  const client = await as('operator');
  const dump = ThreadDump.parse(await (await client('GET', '/management/threaddump')).json());
  expect(dump.calls).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/management/threaddump', since: expect.any(String) }),
  );
  expect(dump.resources.map(({ kind }) => kind)).toContain('TCPSocketWrap');
  expect(dump.pid).toBe(process.pid);
});
