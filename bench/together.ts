/**
 * Measures the lists of what people do with documents together: a library with 10,000 groups, 50,000 members of groups,
 * 200,000 shares, 1,000,000 tracked documents, favourites, notifications and collections is asked open-loop, that is at
 * a stated rate whether or not it has answered, every list call in turn by several readers; each answer is timed from
 * the moment it was due.
 *
 *     npm run bench -- together [requests a second] [seconds]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';
import { fill } from './together/fill.ts';
import { listCalls, type ListCall } from './together/listCalls.ts';

const rate = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 60);
const root = join(import.meta.dirname, '..');
const readers = ['individual', 'colleague', 'cp-admin'] as const;

const { origin, dataDir, stop } = await startServer('small');
try {
  console.log(await fill(dataDir));
  await untilQuiet();
  const calls = await listCalls({ ask });
  await openLoop(calls, 20); // warms up
  report(await openLoop(calls, seconds));
} finally {
  await stop();
}

/** Answers with the body; what is refused ends the measurement. */
async function ask(name: string, { method = 'GET', path, body }: Omit<ListCall, 'name'>): Promise<string> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(name)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
}

const tokens = new Map<string, { token: Promise<string>; since: number }>();
const freshForMs = 200_000;

/** A token of a person of the demo, made anew before it runs out. */
function tokenOf(name: string): Promise<string> {
  const known = tokens.get(name);
  if (known && Date.now() - known.since < freshForMs) return known.token;
  const token = newToken(name);
  tokens.set(name, { token, since: Date.now() });
  return token;
}

async function newToken(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const file = join(root, 'apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** The search index takes the new documents in: until it has, it takes the machine as well. */
async function untilQuiet(): Promise<void> {
  const found = async (): Promise<number> => {
    const body = { keywords: 'NSB B 19999' };
    const path = 'documents/unified-search?size=1';
    return (JSON.parse(await ask('individual', { method: 'POST', path, body })) as { count: number }).count;
  };
  while ((await found()) === 0) await sleep(500);
}

type Measured = Map<string, number[]>;

async function openLoop(calls: readonly ListCall[], forSeconds: number): Promise<Measured> {
  const measured: Measured = new Map(calls.map(({ name }) => [name, []]));
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < rate * forSeconds; at++) {
    const dueAt = startedAt + (at * 1000) / rate;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const call = calls[at % calls.length];
    const reader = call?.by ?? readers[Math.floor(at / calls.length) % readers.length] ?? 'individual';
    if (!call) break;
    answers.push(ask(reader, call).then(() => void measured.get(call.name)?.push(performance.now() - dueAt)));
  }
  await Promise.all(answers);
  return measured;
}

function report(measured: Measured): void {
  const shown = (times: readonly number[]): string =>
    [0.5, 0.95, 0.99]
      .map((share) =>
        percentile([...times], share)
          .toFixed(1)
          .padStart(7),
      )
      .join(' ');
  console.log(`${'ms'.padEnd(44)}     p50     p95     p99`);
  for (const [name, times] of measured) console.log(`${name.padEnd(44)} ${shown(times)}`);
  console.log(`${`all, ${rate} a second`.padEnd(44)} ${shown([...measured.values()].flat())}`);
}
