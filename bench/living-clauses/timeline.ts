import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Timeline } from '@norma/contracts';
import { startServer } from '../../e2e/server.ts';
import { editionsOfPages } from '../compare/corpora.ts';

const editions = 8;
const pages = 300;
const patienceMs = 300_000;
const turns = 5;
const execute = promisify(execFile);

/**
 * Imports eight editions of some 300 pages, and opens their timeline: how long until the table is there, until every pair
 * of editions is compared, and how long it takes once all are. The floor is the import of the same texts.
 */
export async function run(): Promise<void> {
  const { origin, dataDir, stop } = await startServer();
  try {
    const folder = join(dirname(dataDir), 'editions');
    await mkdir(folder);
    const texts = editionsOfPages(editions, pages);
    const documents = texts.map((_, at) => ({
      html: `${at}.html`,
      contentCode: `NSB|bench-timeline-${2000 + at}`,
      designation: `NSB 9100:${2000 + at}`,
      family: 'NSB 9100',
      title: 'Anchors',
      publisher: 'NSB',
      language: 'en',
      year: 2000 + at,
      status: at === editions - 1 ? 'Active' : 'Superseded',
    }));
    for (const [at, text] of texts.entries())
      // oxlint-disable-next-line no-await-in-loop -- few
      await writeFile(join(folder, `${at}.html`), `<html lang="en"><body>${text}</body></html>`);
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ documents }));
    const command = async (name: string, words: string[]): Promise<string> => {
      const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
      const path = join(import.meta.dirname, `../../apps/server/src/commands/${name}.ts`);
      return (await execute(process.execPath, [path, ...words], { env })).stdout;
    };
    const imported = await timed(() => command('import', [folder]));
    const token = (await command('token', ['individual'])).trim().split('\n').at(-1) ?? '';
    const asked = async (): Promise<Timeline> => {
      const address = `${origin}/api/v1/timeline?contentCode=${encodeURIComponent(`NSB|bench-timeline-${2000 + editions - 1}`)}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Timeline;
    };
    const until = async (isThere: (timeline: Timeline) => boolean): Promise<Timeline> => {
      const endsAt = Date.now() + patienceMs;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- asked as the screen asks
        const timeline = await asked();
        if (isThere(timeline)) return timeline;
        if (Date.now() > endsAt) throw new Error('The timeline did not come');
        // oxlint-disable-next-line no-await-in-loop -- asked as the screen asks
        await sleep(200);
      }
    };
    const lined = await timed(() =>
      until((timeline) => timeline.editions.every(({ hasClauses }) => hasClauses)),
    );
    const compared = await timed(() => until(({ progress }) => progress === null));
    const warm: number[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      // oxlint-disable-next-line no-await-in-loop -- one at a time: each is measured
      warm.push(await timed(asked));
    const { rows } = await asked();
    const median = warm.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0;
    console.log(
      `  ${editions} editions of ${pages} pages, ${rows.length} rows: lines ${lined.toFixed(1)} s after the import ` +
        `(${imported.toFixed(1)} s), all pairs compared ${compared.toFixed(1)} s after that (goal ≤ 20), warm ${median.toFixed(2)} s (goal < 2)`,
    );
    await rm(folder, { recursive: true });
  } finally {
    await stop();
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}
