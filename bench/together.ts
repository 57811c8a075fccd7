/**
 * Measures the lists of what people do with documents together: a library with 10,000 groups, 50,000 members of groups,
 * 200,000 shares, 1,000,000 tracked documents, favorites, notifications and collections is asked open-loop, that is at
 * a stated rate whether or not it has answered, every list call in turn by several readers; each answer is timed from
 * the moment it was due.
 *
 *     npm run bench -- together [requests a second] [seconds]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../e2e/server.ts';
import { createClient, type BenchClient } from './together/client.ts';
import { fill } from './together/fill.ts';
import { listCalls } from './together/listCalls.ts';
import { openLoop, report } from './together/load.ts';

const rate = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 60);

const { origin, dataDir, stop } = await startServer('small');
try {
  console.log(await fill(dataDir));
  const client = createClient({ origin, dataDir });
  await untilFound(client);
  const calls = await listCalls({ client });
  await openLoop(calls, { client, rate, seconds: 20 }); // warms up
  report(await openLoop(calls, { client, rate, seconds }), rate);
} finally {
  await stop();
}

/** The search takes the new documents in: until it has, it takes the machine as well. */
async function untilFound(client: BenchClient): Promise<void> {
  const search = {
    method: 'POST',
    path: 'documents/unified-search?size=1',
    body: { keywords: 'NSB B 19999' },
  } as const;
  for (;;) {
    const { count } = JSON.parse(await client('individual', search)) as { count: number };
    if (count > 0) return;
    await sleep(500);
  }
}
