import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { scratchFolder } from '../../adapters/database/testing/scratchFolder.ts';
import { seededRandom } from '../../testing/seededRandom.ts';
import { startMailServer, type MailServer } from '../../testing/mailServer.ts';
import {
  queryRows,
  freePort,
  killServers,
  startServer,
  untilNoPostgres,
  type Server,
} from '../../testing/process.ts';

afterEach(killServers);

const rounds = 6;
const mailsInARound = 300;
const polling = { timeout: 240_000, interval: 200 };

// SEED=… repeats a run as far as the machine lets it.
const seed = Number(process.env['SEED']) || Date.now() % 1_000_000;
const random = seededRandom(seed);

type Row = { readonly id: string; readonly state: string; readonly reason: string | null };

it(`a mail goes out at most once however often its server is killed, and only what was under way is uncertain (SEED=${seed})`, async () => {
  const mailServer = await startMailServer({ onMail: slowly });
  onTestFinished(mailServer.close);
  const place = { dataDir: scratchFolder(), port: await freePort() };
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(place, mailServer);
    await post(place.dataDir, round);
    const before = mailServer.received.length;
    await vi.waitUntil(() => mailServer.received.length > before + 5, polling);
    await sleep(random() * 1_500);
    await server.end('SIGKILL');
    await untilNoPostgres(place.dataDir);
    console.log(
      `round ${round}: killed with ${mailServer.received.length - before} of ${mailsInARound} delivered`,
    );
  }
  const server = await start(place, mailServer);
  // What the last server had in hand is anyone's again after two minutes.
  await vi.waitUntil(async () => (await rowsIn(place)).every(({ state }) => isSettled(state)), polling);
  const rows = await rowsIn(place);
  await server.end('SIGTERM');

  const arrivals = new Map<string, number>();
  for (const { message } of mailServer.received) {
    const id = /^Message-ID: <([0-9a-f-]{36})@/im.exec(message)?.[1] ?? '';
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  expect(rows).toHaveLength(rounds * mailsInARound);
  expect([...arrivals.values()].filter((times) => times > 1)).toEqual([]);
  const sent = rows.filter(({ state }) => state === 'sent');
  const uncertain = rows.filter(({ state }) => state === 'uncertain');
  expect(sent.every(({ id }) => arrivals.get(id) === 1)).toBe(true);
  // Four connections and a kill in each round: no more can have been under way.
  expect(uncertain.length).toBeLessThanOrEqual(rounds * 4);
  expect(uncertain.every(({ reason }) => reason === 'server-ended')).toBe(true);
  expect(sent.length + uncertain.length).toBe(rows.length);
  console.log(`${sent.length} sent once each, ${uncertain.length} uncertain`);
}, 1_200_000);

const isSettled = (state: string): boolean => state === 'sent' || state === 'uncertain';

/** As a mail server elsewhere: it takes a moment, so that a kill finds emails under way. */
const slowly = async (): Promise<null> => {
  await sleep(random() * 40);
  return null;
};

async function start(
  { dataDir, port }: { dataDir: string; port: number },
  mails: MailServer,
): Promise<Server> {
  const server = await startServer(dataDir, {
    PORT: String(port),
    MAIL_URL: `smtp://127.0.0.1:${mails.port}?tls.rejectUnauthorized=false`,
    MAILS_PER_SECOND: '200',
  });
  await server.until(/^Ready/m);
  return server;
}

/** Posts emails to someone outside, as a module does. */
const post = (dataDir: string, round: number): Promise<unknown> =>
  queryRows(
    dataDir,
    `insert into mails (tenant, key, kind, to_address, to_name, language, "values", is_bulk, posted_at, due_at, changed_at)
     select 'astm', 'round ${round} ' || n, 'mail-trial', 'reader-' || n || '@halvorsen.example', 'Reader ' || n, 'en',
       '{"day": "2026-03-04"}', true, now(), now(), now()
     from generate_series(1, ${mailsInARound}) as n`,
  );

const rowsIn = ({ dataDir }: { dataDir: string }): Promise<Row[]> =>
  queryRows<Row>(dataDir, `select id::text, state, reason from mails where kind = 'mail-trial'`);
