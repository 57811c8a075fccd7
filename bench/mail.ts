/**
 * Measures mail: how long it takes to post one to each of so many people, how many a second reach a local mail server,
 * and how long searches take alone and next to either, asked twenty times a second whether or not the last are answered.
 *
 *     npm run bench -- mail [number of mails]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectAsOwner } from '../apps/server/src/adapters/database/backup/connectAsOwner.ts';
import { joinDatabase } from '../apps/server/src/adapters/database/openDatabase.ts';
import { migrations } from '../apps/server/src/migrations/index.ts';
import { enqueueToAll, trialEmail } from '../apps/server/src/modules/email/index.ts';
import type { SessionTables } from '../apps/server/src/modules/session/index.ts';
import { startMailServer } from '../apps/server/src/testing/mailServer.ts';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';

const count = Number(process.argv[2] ?? 200_000);
const searchesASecond = 20;
const seconds = 15;

const mailServer = await startMailServer();
const rate = Number((process.env['MAILS_PER_SECOND'] ??= '9999'));
process.env['MAIL_URL'] = `smtp://127.0.0.1:${mailServer.port}?tls.rejectUnauthorized=false`;
const server = await startServer('small');
try {
  await addPeople();
  const search = await searching();
  await search(3); // The first ones warm up.
  report('searches alone', await search(seconds));

  const database = await joinDatabase({
    dataDir: server.dataDir,
    databaseUrl: null,
    migrations,
    log: () => undefined,
  });
  const posting = new AbortController();
  const beside = search(600, posting.signal);
  const startedAt = performance.now();
  const db = database.forTenant<SessionTables>('astm');
  const people = db
    .selectFrom('people')
    .select((eb) => [
      'sign_in_name as key',
      'id as person_id',
      eb.cast<unknown>(eb.val('{"day": "2026-03-04"}'), 'jsonb').as('values'),
    ])
    .where('sign_in_name', 'like', 'bench-%');
  const posted = await enqueueToAll(db, { tenant: 'astm', now: new Date(), template: trialEmail }, people);
  console.log(`${posted} emails queued in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  posting.abort();
  report('searches while they were posted', await beside);
  await database.close();

  await sleep(2_000);
  const before = mailServer.received.length;
  report(`searches while at most ${rate} mails a second are sent`, await search(seconds));
  console.log(
    `${((mailServer.received.length - before) / seconds).toFixed(0)} mails a second arrived meanwhile`,
  );
} finally {
  await server.stop();
  await mailServer.close();
}

async function addPeople(): Promise<void> {
  const client = await connectAsOwner({ dataDir: server.dataDir, databaseUrl: null });
  await client.query("select set_config('norma.tenant', 'astm', false)");
  await client.query(
    `insert into people (tenant, sign_in_name, email, first_name, last_name, user_type)
     select 'astm', 'bench-' || n, 'bench-' || n || '@halvorsen.example', 'Reader', n::text, 'INDIVIDUAL'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('vacuum (analyze) people');
  await client.end();
}

type Times = { readonly times: number[]; readonly failed: number };

/** Searches at a steady rate for a while, or until told to end; each takes from when it was due. */
async function searching(): Promise<(forSeconds: number, until?: AbortSignal) => Promise<Times>> {
  const token = await tokenOf('individual');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const words = ['anchor', 'concrete', 'torque', 'load', 'NSB E 214', 'pull-out', 'fastener'];
  return async (forSeconds, until) => {
    const times: number[] = [];
    let failed = 0;
    const under: Promise<void>[] = [];
    const search = async (keywords: string | undefined, due: number): Promise<void> => {
      const answer = await fetch(`${server.origin}/api/documents/unified-search?page=0&size=10`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ keywords }),
      });
      await answer.arrayBuffer();
      if (answer.ok) times.push(performance.now() - due);
      else failed += 1;
    };
    const startedAt = performance.now();
    const goesOn = (turn: number): boolean => turn < forSeconds * searchesASecond && !until?.aborted;
    for (let turn = 0; goesOn(turn); turn += 1) {
      const due = startedAt + (turn * 1000) / searchesASecond;
      await sleep(Math.max(0, due - performance.now()));
      under.push(search(words[turn % words.length], due));
    }
    await Promise.all(under);
    return { times, failed };
  };
}

async function tokenOf(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PORT: new URL(server.origin).port };
  const file = join(import.meta.dirname, '../apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

function report(what: string, { times, failed }: Times): void {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
  console.log(
    `${what}: p50 ${p50} ms, p95 ${p95} ms of ${times.length}${failed ? `, ${failed} failed` : ''}`,
  );
}
