import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '@norma/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postmasterPid } from '../adapters/database/embedded/pidFile.ts';
import { childrenOf } from '../adapters/database/testing/children.ts';
import { scratchFolder } from '../adapters/database/testing/scratchFolder.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import {
  queryRows,
  freePort,
  killServers,
  postgresBelow,
  signIn,
  startServer,
  type Server,
} from '../testing/process.ts';
import { letReadersIn, type Acknowledged, type Readers, type Switcher } from '../testing/readers.ts';

afterEach(killServers);

const victims = ['Node', 'PostgreSQL', 'a process of PostgreSQL', 'Node and PostgreSQL'] as const;
type Victim = (typeof victims)[number];

// SEED=… repeats a run as far as the machine lets it.
const seed = Number(process.env['SEED']) || Date.now() % 1_000_000;
const random = seededRandom(seed);

describe(`a server that is killed (SEED=${seed})`, () => {
  it('loses nothing that was acknowledged, and the next start recovers on its own', async () => {
    const place = { dataDir: scratchFolder(), port: await freePort() };
    const acknowledged: Acknowledged = { usage: [], audit: [] };
    for (let round = 0; round < 8; round += 1) {
      const victim = oneOf(victims);
      const recoveryMs = await killRound(place, victim, acknowledged);
      const writes = acknowledged.usage.length + acknowledged.audit.length;
      console.log(`round ${round}: ${victim} killed, back after ${recoveryMs} ms, all ${writes} writes kept`);
    }
  });

  it('starts its PostgreSQL again eleven times, and nothing that was acknowledged is lost', async () => {
    const server = await startServer(scratchFolder());
    await server.until(/^Ready/m);
    const acknowledged: Acknowledged = { usage: [], audit: [] };
    for (let round = 0; round < 11; round += 1) {
      const readers = await letReadersIn(server, acknowledged);
      await untilEachIsAnswered(readers);
      await sleep(6_000); // After five seconds a PostgreSQL that runs again counts as well, and has all its tries.
      kill('PostgreSQL', server);
      const killedAt = performance.now();
      await untilEachIsAnswered(readers);
      console.log(`round ${round}: back after ${Math.round(performance.now() - killedAt)} ms`);
      await readers.stop();
      await expectStored(server, acknowledged, readers.switchers);
    }
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });

  const moments = [
    ['the database is being made', (server: Server) => server.until(/Preparing PostgreSQL/)],
    ['the tables are being made', (server: Server) => server.until(/Updating the database/)],
    ['the tenants are there', (server: Server) => untilTenants(server.dataDir)],
    ['some standards are there', (server: Server) => server.until(/2 of \d+ standards/)],
    ['the library is being indexed', (server: Server) => server.until(/Indexing the library/)],
  ] as const;

  it.each(moments)('in its first start, as soon as %s, is made good by the next', async (_, moment) => {
    const dataDir = scratchFolder();
    const killed = await startServer(dataDir);
    await moment(killed);
    await killed.end('SIGKILL');

    const server = await startServer(dataDir);
    await server.until(/^Ready/m);
    expect(await documentsFoundBy(await signIn(server, 'individual'), server)).toBe(8);
    await signIn({ origin: `http://api.localhost:${server.port}` }, 'individual');
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
    expect(postgresBelow(dataDir)).toEqual([]);
  });
});

/** Ends in the moment when the first tenant has been written. */
async function untilTenants(dataDir: string): Promise<void> {
  for (;;) {
    const found = await queryRows(dataDir, 'select from tenants').catch(() => []);
    if (found.length > 0) return;
    await sleep(1);
  }
}

type Place = { readonly dataDir: string; readonly port: number };

/** The port stays the same, because it is part of the issuer of every token. */
const start = ({ dataDir, port }: Place): Promise<Server> => startServer(dataDir, { PORT: String(port) });

/** Kills the victim while readers are at work, and returns how long the server was away. */
async function killRound(place: Place, victim: Victim, acknowledged: Acknowledged): Promise<number> {
  const server = await start(place);
  await server.until(/^Ready/m);
  const readers = await letReadersIn(server, acknowledged);
  await untilEachIsAnswered(readers);
  await sleep(random() * 1500);
  const killedAt = performance.now();
  kill(victim, server);

  const isSurvived = victim === 'PostgreSQL' || victim === 'a process of PostgreSQL';
  if (isSurvived) await untilEachIsAnswered(readers);
  else await server.ended;
  await readers.stop();
  const next = isSurvived ? server : await startAgain(place);
  const recoveryMs = Math.round(performance.now() - killedAt);

  expect(postmastersBelow(place.dataDir)).toHaveLength(1);
  await expectStored(next, acknowledged, readers.switchers);
  expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
  expect(postgresBelow(place.dataDir)).toEqual([]);
  return recoveryMs;
}

/** Two answers each: one may have been on its way already. */
async function untilEachIsAnswered({ answered }: Readers): Promise<void> {
  const before = answered();
  const isEach = (): boolean => answered().every((count, index) => count >= (before[index] ?? 0) + 2);
  await vi.waitUntil(isEach, { timeout: 30_000, interval: 10 });
}

/** Now and then the start that would recover is killed in its turn. */
async function startAgain(place: Place): Promise<Server> {
  if (random() < 0.3) await killDuringStart(place);
  const server = await start(place);
  await server.until(/^Ready/m);
  return server;
}

function kill(victim: Victim, { pid, dataDir }: Server): void {
  const postmaster = postmasterPid(join(dataDir, 'pg', '18', 'data')) ?? 0;
  const pids = {
    Node: [pid],
    PostgreSQL: [postmaster],
    'a process of PostgreSQL': [oneOf(childrenOf(postmaster))],
    'Node and PostgreSQL': [pid, postmaster],
  };
  for (const each of pids[victim]) process.kill(each, 'SIGKILL');
}

async function killDuringStart(place: Place): Promise<void> {
  const server = await start(place);
  await sleep(random() * 2000);
  await server.end('SIGKILL');
}

async function expectStored(
  server: Server,
  { usage, audit }: Acknowledged,
  switchers: readonly Switcher[],
): Promise<void> {
  const stored = await recordsOf(server.dataDir);
  expect(usage.filter((mark) => !stored.usage.has(mark))).toEqual([]);
  expect(audit.filter((requestId) => !stored.audit.has(requestId))).toEqual([]);
  for (const { token, possible } of switchers) {
    const answer = await fetch(`${server.origin}/api/account`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { selectedAccountId } = (await answer.json()) as Account;
    expect([...possible]).toContain(selectedAccountId);
  }
}

async function recordsOf(dataDir: string): Promise<{ usage: Set<string>; audit: Set<string> }> {
  const marks = async (query: string): Promise<Set<string>> =>
    new Set((await queryRows<{ mark: string }>(dataDir, query)).map(({ mark }) => mark));
  return {
    usage: await marks('select user_agent as mark from usage_events'),
    audit: await marks('select request_id as mark from audit_events'),
  };
}

async function documentsFoundBy(token: string, { origin }: Server): Promise<number> {
  const answer = await fetch(`${origin}/api/documents/unified-search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { count: number }).count;
}

/** Those processes of PostgreSQL whose parent is none: one server has one of them. */
function postmastersBelow(dataDir: string): number[] {
  const all = postgresBelow(dataDir);
  return all.filter((pid) => !all.includes(parentOf(pid)));
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
