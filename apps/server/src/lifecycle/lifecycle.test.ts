import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metadata } from '@norma/contracts';
import { Problem } from '@norma/contracts/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postmasterPid } from '../adapters/database/embedded/pidFile.ts';
import { scratchFolder } from '../adapters/database/testing/scratchFolder.ts';
import { repeatRequests, type Answer } from '../testing/concurrentRequests.ts';
import {
  queryRows,
  freePort,
  killServers,
  postgresBelow,
  signIn,
  startReadyServer,
  startServer,
  untilNoPostgres,
  type Ending,
  type Server,
} from '../testing/process.ts';

const page = { accept: 'text/html' };
const everything = {
  page: { path: '/', headers: page },
  arabicPage: { path: '/', headers: { ...page, cookie: 'locale=AR' } },
  call: { path: '/api/account' },
  search: { path: '/api/documents/unified-search', method: 'POST' },
  signIn: { path: '/oidc/auth' },
  description: { path: '/openapi.json' },
  liveness: { path: '/management/health/liveness' },
  readiness: { path: '/management/health/readiness' },
};

// One first start is watched closely, and what it leaves is copied for the tests that need a library to start from.
const whole = mkdtempSync(join(tmpdir(), 'norma-whole-'));
let answers: Record<keyof typeof everything, Answer[]>;
let steps: string;
let left: { port: number; token: string; contents: Contents | undefined; ending: Ending };

beforeAll(async () => {
  // Where root runs the tests, PostgreSQL's own user must pass.
  chmodSync(whole, 0o755);
  const server = await startServer(whole);
  await server.until(/is listening on/);
  const stop = repeatRequests(server.origin, everything);
  await server.until(/^Ready/m);
  const token = await signIn(server, 'individual');
  answers = await stop();
  steps = server.said();
  const contents = await contentsOf(whole);
  left = { port: server.port, token, contents, ending: await server.end('SIGTERM') };
}, 60_000);

afterEach(killServers);
afterAll(async () => {
  await killServers();
  rmSync(whole, { recursive: true });
});

/** A folder with the library that the first start has left. */
function seededFolder(): string {
  const dataDir = scratchFolder();
  cpSync(whole, dataDir, { recursive: true });
  return dataDir;
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

type Contents = { documents: number; changes: number; people: number };

async function contentsOf(dataDir: string): Promise<Contents | undefined> {
  const count = (table: string): string => `(select count(*)::int from ${table})`;
  const counts = `${count('documents')} as documents, ${count('document_changes')} as changes, ${count('people')} as people`;
  const [contents] = await queryRows<Contents>(dataDir, `select ${counts}`);
  return contents;
}

/** Expects a start to end with one line that says why. */
async function complaintOf(dataDir: string, settings: Record<string, string> = {}): Promise<string> {
  return lastWordsOf(await startServer(dataDir, settings));
}

async function lastWordsOf(server: Server): Promise<string> {
  const { code, complaint } = await server.ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^[^\n]+\n$/);
  return complaint;
}

const callAs = (token: string, server: Server, path: string): Promise<Response> =>
  fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } });

const pdfOf = (contentCode: string): string =>
  `/api/documents/pdf/contentCode?contentCode=${encodeURIComponent(contentCode)}`;

async function aDocument(token: string, server: Server): Promise<Metadata> {
  const answer = await callAs(token, server, '/api/documents/metadata?contentCode=NSB%7Cnsb-e-214-24');
  return (await answer.json()) as Metadata;
}

describe('while the library is being prepared', () => {
  const course = (given: Answer[]): number[] =>
    given.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1]);
  const first = (name: keyof typeof everything): Answer =>
    answers[name][0] ?? { status: 0, type: '', text: '' };

  it('every request is answered, in the moment when the library takes over too', () => {
    const courses = Object.fromEntries(Object.entries(answers).map(([name, given]) => [name, course(given)]));
    expect(courses).toEqual({
      page: [503, 200],
      arabicPage: [503, 200],
      call: [503, 401],
      search: [503, 401],
      signIn: [503, 400],
      description: [503, 200],
      liveness: [200],
      readiness: [503, 200],
    });
  });

  it('a visitor sees how far it is, in their language', () => {
    expect(first('page').text).toContain('The library is being prepared');
    expect(answers.page.some(({ text }) => text.includes('Seeding the demo library'))).toBe(true);
    expect(first('arabicPage').text).toMatch(/<html lang="ar" dir="rtl"[^]*يجري إعداد المكتبة/);
  });

  it('a call is refused like any other', () => {
    const { type, text } = first('call');
    expect(type).toBe('application/problem+json');
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ status: 503, code: 'library-not-ready' });
  });

  it('the person who starts it is told each step and nothing else', () => {
    expect(steps).toMatch(
      /^Norma .+ is listening on .+\n  Preparing PostgreSQL\n[^]*\nReady after .+ s: http/,
    );
    expect(left.ending).toEqual({ code: 0, signal: null, complaint: '' });
  });
});

describe('a start ends with one line that says why', () => {
  it.each([
    ['PORT', '70000', 'PORT is "70000": a whole number from 1 to 65535 is expected.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": one of trace, debug,'],
    ['HOST', '203.0.113.7', 'HOST 203.0.113.7 is not an address of this machine.'],
    [
      'DATABASE_URL',
      'postgres://norma:secret@127.0.0.1:1/norma',
      'Could not connect to the database in DATABASE_URL',
    ],
  ])('when %s is %s', async (name, value, reason) => {
    const complaint = await complaintOf(scratchFolder(), { [name]: value });
    expect(complaint).toContain(reason);
    expect(complaint).not.toContain('secret');
  });

  it('when a file is in the place of its folder', async () => {
    const file = join(scratchFolder(), 'data');
    writeFileSync(file, '');
    expect(await complaintOf(file)).toContain(`Norma cannot create the folder ${file}`);
  });

  it('when another server has its port or its folder, and leaves that one alone', async () => {
    const server = await startReadyServer(seededFolder());
    expect(await complaintOf(scratchFolder(), { PORT: String(server.port) })).toContain(
      `PORT ${server.port} is already in use`,
    );
    expect(await complaintOf(server.dataDir)).toContain(
      `Another Norma server (process ${server.pid}) is already using`,
    );
    expect((await callAs(await signIn(server, 'individual'), server, '/api/account')).status).toBe(200);
  });

  it('when PostgreSQL is killed in the meantime', async () => {
    const server = await startServer(seededFolder());
    await server.until(/Updating the database/);
    process.kill(postmasterPid(join(server.dataDir, 'pg', '18', 'data')) ?? 0, 'SIGKILL');
    expect(await lastWordsOf(server)).toMatch(/^(Norma cannot continue|The database stopped): /);
    await untilNoPostgres(server.dataDir);
  });

  it('when the database is damaged, and deletes nothing', async () => {
    const dataDir = seededFolder();
    rmSync(join(dataDir, 'pg', '18', 'data', 'PG_VERSION'));
    const before = filesBelow(dataDir);
    expect(await complaintOf(dataDir)).toMatch(
      /PG_VERSION is missing.*Restore a backup.*Nothing was deleted/,
    );
    expect(filesBelow(dataDir)).toEqual(expect.arrayContaining(before));
  });
});

describe('a second start', () => {
  it('brings nothing in twice, and knows its people and their sign-ins still', async () => {
    const dataDir = seededFolder();
    const server = await startServer(dataDir, { PORT: String(left.port) });
    await server.until(/^Ready/m);
    expect(await contentsOf(dataDir)).toEqual(left.contents);
    const again = await signIn(server, 'individual');
    for (const token of [left.token, again])
      expect((await callAs(token, server, '/api/account')).status).toBe(200);
  });
});

describe('a stop', () => {
  const endings = [
    ['SIGTERM', (server: Server) => void server.end('SIGTERM')],
    ['SIGINT', (server: Server) => void server.end('SIGINT')],
    ['the end of whoever looks after it', (server: Server) => server.abandon()],
  ] as const;

  it.each(endings)('by %s leaves no process behind and frees the port', async (_, stop) => {
    const server = await startReadyServer(seededFolder());
    expect(postgresBelow(server.dataDir)).not.toEqual([]);
    stop(server);
    expect(await server.ended).toEqual({ code: 0, signal: null, complaint: '' });
    expect(postgresBelow(server.dataDir)).toEqual([]);
    await freePort(server.port);
  });

  it('in the midst of the first start is made good by the next', async () => {
    const server = await startServer(scratchFolder());
    await server.until(/2 of \d+ standards/);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
    expect(postgresBelow(server.dataDir)).toEqual([]);
    const next = await startReadyServer(server.dataDir);
    expect(await contentsOf(next.dataDir)).toEqual(left.contents);
  });

  it('lets calls that are under way have their answers', async () => {
    const server = await startReadyServer(seededFolder());
    const token = await signIn(server, 'admin');
    // The last document: no PDF of it has been made yet, and making one takes a while.
    const pdf = callAs(token, server, pdfOf('PIC|pic-rp-1173-2021'));
    await aDocument(token, server);
    const ended = server.end('SIGTERM');
    const bytes = Buffer.from(await (await pdf).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await ended).toEqual({ code: 0, signal: null, complaint: '' });
  });

  it('does not wait for a visitor who never finishes asking', async () => {
    const server = await startReadyServer(seededFolder());
    const token = await signIn(server, 'individual');
    const visitor = connect(server.port, '127.0.0.1').on('error', () => undefined);
    const head = [
      'POST /api/documents/unified-search HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
    ];
    visitor.write([...head, 'content-type: application/json', 'content-length: 9', '', '{'].join('\r\n'));
    await aDocument(token, server);
    const startedAt = performance.now();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    visitor.destroy();
  });
});

it('continues on its own when its PostgreSQL is killed, and says that it is away until then [nodes-018]', async () => {
  const server = await startReadyServer(seededFolder());
  const token = await signIn(server, 'individual');
  const stop = repeatRequests(server.origin, {
    call: { path: '/api/account', headers: { authorization: `Bearer ${token}` } },
    liveness: { path: '/management/health/liveness' },
  });
  // Its children too: they would otherwise answer until they notice that their parent is gone.
  for (const pid of postgresBelow(server.dataDir)) process.kill(pid, 'SIGKILL');
  const during = await Promise.all(Array.from({ length: 20 }, () => callAs(token, server, '/api/account')));
  await server.until(/ended unexpectedly \(status 137\)[^]*Starting PostgreSQL/);
  const isBack = async (): Promise<boolean> => (await callAs(token, server, '/api/account')).status === 200;
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
  const given = await stop();
  expect(new Set(given.liveness.map(({ status }) => status))).toEqual(new Set([200]));
  expect([...during, ...given.call].map(({ status }) => status)).toContain(503);
  for (const { status, text } of given.call)
    expect([200, JSON.parse(text)]).toContainEqual(
      status === 200 ? 200 : expect.objectContaining({ status: 503, code: 'database-unreachable' }),
    );
  expect((await callAs(await signIn(server, 'individual'), server, '/api/account')).status).toBe(200);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  expect(postgresBelow(server.dataDir)).toEqual([]);
});

it('refuses a text whose file is damaged, and lives on', async () => {
  const dataDir = seededFolder();
  for (const file of filesBelow(join(dataDir, 'files')))
    truncateSync(file, Math.floor(statSync(file).size / 2));
  const server = await startReadyServer(dataDir);
  const token = await signIn(server, 'individual');
  const { contentId } = await aDocument(token, server);
  for (const path of [`/api/documents/html/${contentId}`, pdfOf('NSB|nsb-e-214-24')]) {
    const answer = await callAs(token, server, path);
    expect(answer.status, path).toBe(500);
    expect(Problem.parse(await answer.json())).toMatchObject({ code: 'unexpected' });
  }
  expect((await aDocument(token, server)).contentId).toBe(contentId);
});
