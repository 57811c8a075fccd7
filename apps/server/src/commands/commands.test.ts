import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, killServers, startReadyServer, type Server } from '../testing/process.ts';

type Ended = { readonly code: number; readonly out: string; readonly complaint: string };

const run = (
  command: 'import' | 'token',
  words: string[],
  environment: Record<string, string>,
): Promise<Ended> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
    const env = { PATH: process.env['PATH'], ...environment };
    execFile(process.execPath, [script, ...words], { env }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });

/** A delivery of a publisher that no tenant offers yet, with one file that is broken. */
const aDelivery = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'norma-delivery-'));
  cpSync(join(fileURLToPath(standardsFolder), 'hi'), folder, { recursive: true });
  const path = join(folder, '4410-2-2022.xml');
  const text = readFileSync(path, 'utf8').replaceAll('>HI<', '>OWN<').replaceAll('>HI 4410-2', '>OWN 4410-2');
  writeFileSync(path, text.replaceAll('>Halden Institute<', '>Own Works<'));
  writeFileSync(join(folder, 'broken.xml'), '<standard>');
  return folder;
};

// PostgreSQL's own user must pass where root runs the tests.
const home = mkdtempSync(join(tmpdir(), 'norma-commands-'));
chmodSync(home, 0o755);

let server: Server;
let settings: Record<string, string>;

beforeAll(async () => {
  server = await startReadyServer(join(home, 'data'));
  settings = { PORT: String(server.port), DATA_DIR: server.dataDir };
});
afterAll(async () => {
  await killServers();
  rmSync(home, { recursive: true, force: true });
});

const publisherCounts = async (): Promise<unknown> => {
  const { out } = await run('token', ['operator'], settings);
  const answer = await fetch(`${server.origin}/api/refinement/publisher/count`, {
    method: 'POST',
    headers: { authorization: `Bearer ${out.trim()}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.json();
};

describe('npm run token', () => {
  it('signs a person in at the running server and prints the token alone', async () => {
    const { code, out, complaint } = await run('token', ['individual', '--tenant', 'api'], settings);
    expect([code, complaint]).toEqual([0, '']);
    expect(out).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  });

  it.each([
    ['without a name', [], {}, /^Usage: npm run --silent token/],
    ['with a wrong password', ['individual'], { DEMO_PASSWORD: 'wrong' }, /do not belong together/],
    [
      'of a tenant that nobody knows',
      ['individual', '--tenant', 'nowhere'],
      {},
      /There is no tenant nowhere/,
    ],
    [
      'with no server at the port',
      ['individual'],
      { PORT: '9' },
      /No server answers at http:\/\/localhost:9\. Start it/,
    ],
  ])('%s says what is wrong', async (_, words, changed, message) => {
    const { code, out, complaint } = await run('token', words, { ...settings, ...changed });
    expect([code, out]).toEqual([1, '']);
    expect(complaint).toMatch(message);
  });
});

describe('npm run import', () => {
  it('joins the running server: its readers find what was added at once', async () => {
    const { code, out } = await run('import', [aDelivery()], settings);
    expect(out).toContain('added      OWN|own-4410-2-2022');
    expect(out).toContain('OWN is offered now');
    expect(out).toMatch(/^1 added, 0 replaced, 1 unchanged, 1 rejected in /m);
    const list = /^What was rejected or left out, and why: (.+)$/m.exec(out)?.[1] ?? '';
    expect(readFileSync(list, 'utf8')).toMatch(/^broken\.xml\t\t\trejected\t.{10,}/m);
    expect(code).toBe(1);
    await expect.poll(publisherCounts, { timeout: 50_000 }).toEqual({ NSB: 4, HI: 2, PIC: 2, OWN: 1 });
  });

  it('takes a catalogue in, tells before what would change, and says so when nothing does', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'norma-catalogue-')), 'catalogue.ndjson');
    const record = (designation: string): string =>
      JSON.stringify({ designation, title: `Of ${designation}`, publisher: 'CAT', status: 'Active' });
    writeFileSync(path, `${record('CAT 1:2020')}\n${record('CAT 2:2021')}\n`);
    const dry = await run('import', [path, '--dry-run'], settings);
    expect(dry.out).toMatch(/^added {6}CAT\|cat-1-2020\n[^]*^2 to be added, 0 to be replaced/m);
    expect((await run('import', [path], settings)).out).toMatch(/^2 added, 0 replaced, 0 unchanged/m);
    const again = await run('import', [path], settings);
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^0 added, 0 replaced, 2 unchanged/m)]);
  });

  it('on its own makes what it needs; what comes into an empty demo first, its people may read', async () => {
    const dataDir = join(home, 'empty');
    const path = join(mkdtempSync(join(tmpdir(), 'norma-catalogue-')), 'catalogue.ndjson');
    writeFileSync(path, '{"designation":"CAT 1:2020","title":"Of a catalogue","publisher":"CAT"}');
    const alone = await run('import', [path], { ...settings, DATA_DIR: dataDir });
    expect([alone.code, alone.out]).toEqual([0, expect.stringMatching(/^1 added/m)]);
    const library = await startReadyServer(dataDir);
    const entitled = await asked(dataDir, "select from subscriptions where publisher_code = 'CAT'");
    const unentitled = await asked(
      dataDir,
      'select from accounts a where not exists (select from subscriptions where account_id = a.id)',
    );
    expect([entitled.length > 0, unentitled.length > 0]).toEqual([true, true]);
    await library.end('SIGTERM');
  });

  it.each([
    ['without a path', [], /^Usage: npm run import/],
    ['for a time that is none', ['x.xml', '--visible-at', 'soon'], /--visible-at is "soon"/],
    ['for a tenant that nobody knows', ['/tmp', '--tenant', 'nowhere'], /There is no tenant nowhere/],
    ['of a path where nothing is', ['/no/such/folder'], /There is no file or folder \/no\/such\/folder/],
    [
      'of a folder without standards',
      [mkdtempSync(join(tmpdir(), 'norma-empty-'))],
      /There is no STS file \(\.xml\), catalogue/,
    ],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('import', words, settings);
    expect(code).toBe(1);
    expect(complaint).toMatch(message);
  });
});
