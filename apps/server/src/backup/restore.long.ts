import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { killServers, startReadyServer } from '../testing/process.ts';

const home = mkdtempSync(join(tmpdir(), 'norma-restore-'));
chmodSync(home, 0o755); // PostgreSQL's own user must pass where root runs the tests.
afterAll(async () => {
  await killServers();
  rmSync(home, { recursive: true, force: true });
});

type Ended = { readonly code: number | null; readonly out: string };

/** Runs a command to its end, or kills it as soon as it says something. */
const run = (command: string, words: string[], dataDir: string, killAt?: RegExp): Promise<Ended> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL(`../commands/${command}.ts`, import.meta.url));
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const child = spawn(process.execPath, [script, ...words], { env });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (killAt?.test(out)) child.kill('SIGKILL');
      });
    child.on('close', (code) => resolve({ code, out }));
  });

const tablesIn = (out: string): string[] =>
  [...out.matchAll(/Table \d+ of \d+: (.+)/g)].map(([, line]) => line ?? '');

it('a restore that is killed leaves the library as it was, and can be done again', async () => {
  const server = await startReadyServer(join(home, 'source'));
  const backup = join(home, 'backup');
  expect((await run('backup', [backup], server.dataDir)).code).toBe(0);

  const target = join(home, 'target');
  expect((await run('restore', [backup], target)).code).toBe(0);
  expect((await run('keys', ['rotate', '--tenant', 'astm'], target)).code).toBe(0);
  const before = tablesIn((await run('backup', [join(home, 'before')], target)).out);

  for (const moment of [/Verifying the backup/, / files\n/, /Table 1 of/, /Table 6 of/, /Table 14 of/]) {
    const killed = await run('restore', [backup, '--replace'], target, moment);
    expect(killed.code, String(moment)).toBeNull();
    const folder = join(home, `after-${moment.source.replaceAll(/\W/g, '')}`);
    expect(tablesIn((await run('backup', [folder], target)).out), String(moment)).toEqual(before);
  }
  expect((await run('restore', [backup, '--replace'], target)).code).toBe(0);
  const restored = tablesIn((await run('backup', [join(home, 'at-last')], target)).out);
  expect(restored).not.toEqual(before);
});
