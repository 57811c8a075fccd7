import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm } from './signInByForm.ts';
import { killServers, startReadyServer, type Server } from '../testing/process.ts';

type Ended = { readonly code: number; readonly out: string; readonly complaint: string };

// PostgreSQL's own user must pass where root runs the tests.
const home = mkdtempSync(join(tmpdir(), 'norma-people-'));
chmodSync(home, 0o755);
let server: Server;

const run = (
  command: 'people' | 'tenant',
  words: string[],
  more: Record<string, string> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
    const env = { PATH: process.env['PATH'], PORT: String(server.port), DATA_DIR: server.dataDir, ...more };
    execFile(process.execPath, [script, ...words], { env }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });

beforeAll(async () => {
  server = await startReadyServer(join(home, 'data'));
});
afterAll(async () => {
  await killServers();
  rmSync(home, { recursive: true, force: true });
});

it('lets the first administrator of a new tenant in, who chooses a password by the link that it prints', async () => {
  const file = join(home, 'clearwater.json');
  writeFileSync(
    file,
    JSON.stringify({
      key: 'clearwater',
      title: 'Clearwater Works',
      publisherName: 'Clearwater Works',
      publishers: ['NSB'],
      theme: { brand: '#0A7D5A' },
    }),
  );
  expect(await run('tenant', ['import', file])).toMatchObject({ code: 0 });
  const options = [
    '--tenant',
    'clearwater',
    '--first-name',
    'Runa',
    '--last-name',
    'Eide',
    '--role',
    'ADMIN',
  ];
  const { code, out } = await run('people', ['add', 'runa@clearwater.example', ...options]);
  expect(code).toBe(0);
  expect(out).toContain('created   account Clearwater Works, number 1');
  const link = /^http:\/\/clearwater\.localhost:\d+(\/choose-password\?key=[\w-]{43})$/m.exec(out);
  const key = link?.[1]?.split('=')[1] ?? '';

  const origin = `http://clearwater.localhost:${server.port}`;
  expect(await choose(`clearwater.localhost:${server.port}`, key, 'eleven quiet harbours')).toBe(303);
  await signInByForm({
    origin,
    clientId,
    name: 'runa@clearwater.example',
    password: 'eleven quiet harbours',
  });
  expect((await run('people', ['list', '--tenant', 'clearwater'])).out).toContain(
    'runa@clearwater.example  runa@clearwater.example  Runa Eide  ADMIN  Clearwater Works',
  );
  // No one takes the last administrator away.
  const output = await run('people', [
    'role',
    'runa@clearwater.example',
    '--take',
    'ADMIN',
    '--tenant',
    'clearwater',
  ]);
  expect([output.code, output.complaint]).toEqual([
    1,
    expect.stringContaining('This is the only administrator'),
  ]);
});

it('invites by email beside a running server, which sends it', async () => {
  const { code, out } = await run('people', [
    'invite',
    'liv@halvorsen.example',
    '--first-name',
    'Liv',
    '--account',
    '400218',
  ]);
  expect([code, out]).toEqual([0, 'new       liv@halvorsen.example  Halvorsen Consulting\n']);
  await expect.poll(() => mails(), { timeout: 30_000 }).toContain('liv@halvorsen.example');
});

it('leads to the sign-in of another provider where that keeps the passwords', async () => {
  const elsewhere = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'norma' };
  const words = ['add', 'tomas@halvorsen.example', '--first-name', 'Tomas', '--account', '400218'];
  const { out } = await run('people', words, elsewhere);
  expect(out).toContain(`tomas@halvorsen.example signs in at http://localhost:${server.port}`);
});

it('takes a list in, says what comes of each line, and changes nothing the second time', async () => {
  const file = join(home, 'people.csv');
  writeFileSync(file, 'mail,name,account\nsol@x.example,Sol Vik,400218\nnobody,No Body,400218\n');
  const dry = await run('people', ['import', file, '--dry-run']);
  expect([dry.code, dry.out]).toEqual([
    1,
    'new       sol@x.example  Halvorsen Consulting\nmistake   nobody  line 3\n          email: email-unusable nobody\n',
  ]);
  const first = await run('people', ['import', file]);
  expect(first.out).toContain('new       sol@x.example');
  expect((await run('people', ['import', file])).out).toContain('unchanged sol@x.example');
}, 180_000);

it('gives a role, and lets someone in no more', async () => {
  expect((await run('people', ['role', 'colleague', '--give', 'report-view'])).out).toBe(
    'colleague  REPORT_VIEW\n',
  );
  const origin = `http://localhost:${server.port}`;
  const signIn = () => signInByForm({ origin, clientId, name: 'colleague', password: 'norma-demo' });
  await signIn();
  expect((await run('people', ['deactivate', 'colleague'])).code).toBe(0);
  expect((await run('people', ['list'])).out).toMatch(/^colleague .* deactivated$/m);
});

it.each([
  ['without a word', [], /^Usage: npm run people/],
  ['of an unknown tenant', ['list', '--tenant', 'nowhere'], /Tenant nowhere not found\. Tenants: astm/],
  ['with an unknown role', ['role', 'admin', '--give', 'EMPEROR'], /Unknown role EMPEROR/],
  ['of an unknown user', ['deactivate', 'nobody-here'], /No user of this library/],
  ['with no file', ['import', '/nowhere.csv'], /ENOENT/],
])('%s says what is wrong', async (_, words, complaint) => {
  const ended = await run('people', words);
  expect([ended.code, ended.complaint]).toEqual([1, expect.stringMatching(complaint)]);
});

/** Chooses a password as the form of the page does, at a host; answers the status. */
const choose = (host: string, key: string, password: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const at = { host: '127.0.0.1', port: server.port, path: '/choose-password', method: 'POST', headers };
    request(at, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end(new URLSearchParams({ key, password }).toString());
  });

/** All that is in the outbox. */
const mails = (): string => {
  const folder = join(server.dataDir, 'outbox');
  try {
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  } catch {
    return '';
  }
};
