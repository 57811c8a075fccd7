import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { superuser } from '../roles.ts';
import { childrenOf, isAlive, startChild, untilGone } from '../testing/children.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { postmasterPid } from './pidFile.ts';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';

const patience = { timeout: 20_000 };
const running: RunningPostgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});

async function start(dataDir: string, log: string[] = []): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, log: (line) => log.push(line) });
  running.push(postgres);
  return postgres;
}

async function query(postgres: RunningPostgres, question: string): Promise<unknown> {
  const client = new Client(postgres.connection(superuser, 'postgres'));
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

const dataOf = (dataDir: string): string => join(dataDir, 'pg', '18', 'data');

function pidOn(dataDir: string): number {
  const pid = postmasterPid(dataOf(dataDir));
  if (!pid) throw new Error('PostgreSQL does not run');
  return pid;
}

describe('a new data folder', () => {
  it('becomes a durable database in UTF-8 with checksums, reached by a private socket only', async () => {
    const dataDir = scratchFolder();
    const log: string[] = [];
    const postgres = await start(dataDir, log);
    expect(log).toEqual(['Preparing PostgreSQL', 'Starting PostgreSQL']);

    const wanted = {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
    };
    for (const [name, value] of Object.entries(wanted))
      expect(await query(postgres, `select current_setting('${name}') as answer`)).toBe(value);
    const locale =
      "select datlocprovider::text || ' ' || datlocale as answer from pg_database where datname = 'template1'";
    expect(await query(postgres, locale)).toBe('b C.UTF-8');
    expect(statSync(join(dataDir, 'pg', 'run')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(dataDir, 'pg')).sort()).toEqual(['18', 'lock', 'lock.pid', 'log', 'run']);
  });

  it('keeps what was written over a restart', async () => {
    const dataDir = scratchFolder();
    const first = await startPostgres({ dataDir, log: () => undefined });
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    const log: string[] = [];
    expect(await query(await start(dataDir, log), 'select answer from kept')).toBe(42);
    expect(log).toEqual(['Starting PostgreSQL']);
  });

  it('may lie deeper than a socket can', async () => {
    const dataDir = join(scratchFolder(), 'a-rather-long-name-of-a-folder'.repeat(4), 'data');
    const postgres = await start(dataDir);
    expect(await query(postgres, 'select 1 as answer')).toBe(1);
    const { host = '' } = postgres.connection(superuser, 'postgres');
    onTestFinished(() => rmSync(host, { recursive: true, force: true }));
    expect(host).not.toContain(dataDir);
    expect(statSync(host).mode & 0o777).toBe(0o700);
  });
});

describe('a data folder in use', () => {
  it('is refused to a second server, which names the folder and the first one', async () => {
    const dataDir = scratchFolder();
    const first = await start(dataDir);
    await expect(startPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
      `Another Norma server (process ${process.pid}) is already using ${join(dataDir, 'pg')}.`,
    );
    expect(await query(first, 'select 1 as answer')).toBe(1);
  });

  it('is free again once its server has stopped, which may be asked twice', async () => {
    const dataDir = scratchFolder();
    const first = await start(dataDir);
    await first.stop();
    await first.stop();
    await start(dataDir);
  });

  it('is refused while a server in another process uses it', async () => {
    const dataDir = scratchFolder();
    const child = startChild('acknowledgeRows.ts', dataDir);
    await child.until(/ready/);
    await expect(start(dataDir)).rejects.toThrow(`(process ${child.process.pid})`);
    child.process.kill('SIGKILL');
    await untilGone(child.process.pid);
    await start(dataDir);
  });
});

describe('after a crash', () => {
  it('starts although the pid in the old lock now belongs to another program', async () => {
    const dataDir = scratchFolder();
    await (await startPostgres({ dataDir, log: () => undefined })).stop();
    // The same user as PostgreSQL's, or PostgreSQL would see through it on its own.
    const { uid } = statSync(dataOf(dataDir));
    const stranger = spawn('sleep', ['60'], { uid, stdio: 'ignore', cwd: '/' });
    await once(stranger, 'spawn');
    writeFileSync(join(dataOf(dataDir), 'postmaster.pid'), `${stranger.pid}\n${dataOf(dataDir)}\n`);
    expect(await query(await start(dataDir), 'select 1 as answer')).toBe(1);
    stranger.kill();
  });

  it('stops PostgreSQL when its Node process is killed', async () => {
    const dataDir = scratchFolder();
    const child = startChild('acknowledgeRows.ts', dataDir);
    await child.until(/^5$/);
    const pid = pidOn(dataDir);
    child.process.kill('SIGKILL');
    await untilGone(pid, 5000);
    expect(readFileSync(join(dataDir, 'pg', 'log', 'postgresql.log'), 'utf8')).toContain(
      'received fast shutdown request',
    );
  });

  it('stops a PostgreSQL that lost both its Node process and its watchdog', async () => {
    const dataDir = scratchFolder();
    const child = startChild('acknowledgeRows.ts', dataDir);
    await child.until(/^5$/);
    const pid = pidOn(dataDir);
    const watchdog = parentOf(pid);
    for (const each of [watchdog, ...childrenOf(watchdog)]) if (each !== pid) process.kill(each, 'SIGKILL');
    child.process.kill('SIGKILL');
    await untilGone(child.process.pid);
    expect(isAlive(pid)).toBe(true);

    const log: string[] = [];
    const postgres = await start(dataDir, log);
    expect(log).toEqual(['Waiting for the previous PostgreSQL to stop', 'Starting PostgreSQL']);
    expect(isAlive(pid)).toBe(false);
    expect(await query(postgres, 'select 1 as answer')).toBe(1);
  });

  it('is not stopped by a signal for the whole service, which Norma answers', async () => {
    const dataDir = scratchFolder();
    const postgres = await start(dataDir);
    const watchdog = parentOf(pidOn(dataDir));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(watchdog, signal);
    expect(await query(postgres, 'select 1 as answer')).toBe(1);
    expect(isAlive(watchdog)).toBe(true);
  });

  it('starts PostgreSQL again when it is killed', async () => {
    const dataDir = scratchFolder();
    const log: string[] = [];
    const postgres = await start(dataDir, log);
    const pid = pidOn(dataDir);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => query(postgres, 'select 1 as answer').catch(() => null), patience).toBe(1);
    expect(pidOn(dataDir)).not.toBe(pid);
    expect(log.join()).toMatch(/ended unexpectedly \(status 137\).*Restarting it/);
    expect(isAlive(pid)).toBe(false);
  });

  it('says why it gives up when PostgreSQL cannot be started again', async () => {
    const dataDir = scratchFolder();
    const postgres = await startPostgres({ dataDir, log: () => undefined, pauses: [0] });
    const control = join(dataOf(dataDir), 'global', 'pg_control');
    writeFileSync(control, 'x'.repeat(statSync(control).size));
    process.kill(pidOn(dataDir), 'SIGKILL');
    await expect(postgres.died).resolves.toMatchObject({
      message: expect.stringMatching(/files are damaged/),
    });
    await postgres.stop();
  });
});

it('runs PostgreSQL in its data folder, where stale locks are told from live ones', async () => {
  const dataDir = scratchFolder();
  await start(dataDir);
  expect(readlinkSync(`/proc/${pidOn(dataDir)}/cwd`)).toBe(dataOf(dataDir));
});

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
