import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scratchFolder } from '../adapters/database/testing/scratchFolder.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import {
  queryRows,
  freePort,
  killServers,
  startServer,
  untilNoPostgres,
  type Server,
} from '../testing/process.ts';

afterEach(killServers);

const rounds = 6;
const good = 12_000;
const bad = 7;
/** A slow machine may take its time; nothing here depends on speed. */
const patience = { timeout: 240_000, interval: 50 };

const victims = ['the server', 'the command with a running server', 'the command on its own'] as const;
type Victim = (typeof victims)[number];

// SEED=… repeats a run as far as the machine lets it.
const seed = Number(process.env['SEED']) || Date.now() % 1_000_000;
const random = seededRandom(seed);

type Place = { readonly dataDir: string; readonly port: number; readonly delivery: string };

describe(`an import whose worker is killed (SEED=${seed})`, () => {
  it('is finished by the next one: nothing is lost, doubled or half there', async () => {
    const place = {
      dataDir: scratchFolder(),
      port: await freePort(),
      delivery: join(mkdtempSync(join(tmpdir(), 'norma-kill-')), 'catalogue.ndjson'),
    };
    for (let round = 0; round < rounds; round += 1) {
      writeFileSync(place.delivery, catalogue(round));
      const victim = victims[Math.floor(random() * victims.length)] ?? 'the server';
      const killedAfter = await killRound(place, victim);
      await expectWhole(place, round);
      console.log(`round ${round}: killed ${victim} with ${killedAfter} records in; all there, none twice`);
      await killServers();
    }
  }, 3_600_000);
});

/** The same documents each time, each with a title of its round, among lines that are no records. */
function catalogue(round: number): string {
  const lines = Array.from({ length: good }, (_, at) =>
    JSON.stringify({
      designation: `NSB ${at}:2020`,
      title: `Round ${round}`,
      abstract: 'Anchors and what holds them. '.repeat(20),
      publisher: 'NSB',
      status: 'Active',
      year: 2020,
      relations: [{ type: 'obsoletes', designation: `NSB ${at}:2010` }],
      source: 'nsb',
    }),
  );
  for (let each = 1; each <= bad; each += 1) lines.splice(each * 400, 0, '{"title":"no designation"}');
  return lines.join('\n');
}

async function killRound(place: Place, victim: Victim): Promise<number> {
  const { dataDir } = place;
  const server = victim === 'the command on its own' ? null : await ready(place);
  const command = importIn(place);
  const id = await newImport(place, command);
  await sleep(random() * 2_000);
  if (random() < 0.7) await untilBegun(place, id, command);
  const before = await recordsIn(place, id);
  if (victim === 'the server') await server?.end('SIGKILL');
  else command.process.kill('SIGKILL');
  if (victim !== 'the command with a running server') {
    command.process.kill('SIGKILL');
    await untilNoPostgres(dataDir);
    await ready(place);
  }
  await untilDone(place, id);
  return before;
}

async function ready({ dataDir, port }: Place): Promise<Server> {
  const server = await startServer(dataDir, { PORT: String(port) });
  await vi.waitUntil(() => /^Ready/m.test(server.said()), patience);
  return server;
}

type Command = { readonly process: ChildProcess; readonly complaint: () => string };

function importIn({ dataDir, port, delivery }: Place): Command {
  const script = fileURLToPath(new URL('import.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) };
  const child = spawn(process.execPath, [script, delivery], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => (complaint += more));
  return { process: child, complaint: () => complaint };
}

type Row = { id: number; state: string; read: number };

const importsIn = async ({ dataDir }: Place): Promise<Row[]> =>
  (
    await queryRows<{ id: string; state: string; read: string }>(
      dataDir,
      'select id, state, added + replaced + unchanged + rejected as read from imports order by id',
    ).catch(() => [])
  ).map(({ id, state, read }) => ({ id: Number(id), state, read: Number(read) }));

let known = 0;

async function newImport(place: Place, command: Command): Promise<number> {
  const found = await vi.waitUntil(async () => {
    const row = (await importsIn(place)).find(({ id }) => id > known);
    if (!row && command.process.exitCode !== null)
      throw new Error(`The command ended: ${command.complaint()}`);
    return row;
  }, patience);
  return (known = found.id);
}

const stateOf = async (place: Place, importId: number): Promise<Row | undefined> =>
  (await importsIn(place)).find(({ id }) => id === importId);

const recordsIn = async (place: Place, id: number): Promise<number> => (await stateOf(place, id))?.read ?? 0;

/** Until some records are in; a command on its own that was quick has ended already, and PostgreSQL with it. */
async function untilBegun(place: Place, id: number, command: Command): Promise<void> {
  await vi.waitUntil(
    async () => command.process.exitCode !== null || (await recordsIn(place, id)) > 0,
    patience,
  );
}

async function untilDone(place: Place, id: number): Promise<void> {
  await vi.waitUntil(async () => (await stateOf(place, id))?.state === 'done', patience);
}

async function expectWhole({ dataDir }: Place, round: number): Promise<void> {
  const [counts] = await queryRows<Record<string, string>>(
    dataDir,
    `select
      (select count(*) from documents where source = 'nsb') as documents,
      (select count(*) from documents where source = 'nsb' and title_text <> 'Round ${round}') as old,
      (select count(*) from document_relations r join documents d using (content_id) where source = 'nsb') as relations,
      (select count(*) from document_events where import_id = ${known}) as events,
      (select count(*) from import_rejections where import_id = ${known}) as rejections,
      (select added + replaced from imports where id = ${known}) as changed,
      (select unchanged from imports where id = ${known}) as unchanged,
      (select rejected from imports where id = ${known}) as rejected,
      (select count(*) from import_items) as seen`,
  );
  expect(
    Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [name, Number(count)])),
  ).toEqual({
    documents: good,
    old: 0,
    relations: good,
    events: good,
    rejections: bad,
    changed: good,
    unchanged: 0,
    rejected: bad,
    seen: 0,
  });
}
