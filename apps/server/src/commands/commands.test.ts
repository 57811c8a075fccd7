import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killServers, startReadyServer, type Server } from '../testing/process.ts';

type Ended = { readonly code: number; readonly out: string; readonly complaint: string };

const run = (
  command: 'import' | 'keys' | 'token',
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
    expect(out).toMatch(/unchanged {2}HI\|hi-4410-2-2016/);
    expect(out).toMatch(/rejected .*broken\.xml: .+/);
    expect(out).toContain('OWN is offered now');
    expect(out).toMatch(/^1 added, 0 replaced, 1 unchanged, 1 rejected in /m);
    expect(code).toBe(1);
    await expect.poll(publisherCounts).toEqual({ NSB: 4, HI: 2, PIC: 2, OWN: 1 });
  });

  it.each([
    ['without a path', [], /^Usage: npm run import/],
    ['of a path where nothing is', ['/no/such/folder'], /There is no file or folder \/no\/such\/folder/],
    ['of a folder without standards', [mkdtempSync(join(tmpdir(), 'norma-empty-'))], /There is no STS file/],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('import', words, settings);
    expect(code).toBe(1);
    expect(complaint).toMatch(message);
  });
});

describe('npm run keys', () => {
  it('rotates the keys of one tenant while its server runs, and lists what they still verify', async () => {
    await run('token', ['individual'], settings);
    const before = await run('keys', ['list', '--tenant', 'astm'], settings);
    expect(before.out).toMatch(/^astm {2}tokens [\w-]+ {2}made \S+ {2}signs$/m);

    const { code, out } = await run('keys', ['rotate', '--tenant', 'astm'], settings);
    expect(code).toBe(0);
    expect(out.match(/verifies until/g)).toHaveLength(2);
    expect((await run('token', ['individual'], settings)).code).toBe(0);
  });

  it.each([
    ['without a task', [], /^Usage: npm run keys/],
    ['with a task that is none', ['burn'], /^Usage: npm run keys/],
    [
      'of a tenant that nobody knows',
      ['rotate', '--tenant', 'nowhere'],
      /There is no tenant nowhere; there are astm/,
    ],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('keys', words, settings);
    expect(code).toBe(1);
    expect(complaint.trim().split('\n').at(-1)).toMatch(message);
  });
});
