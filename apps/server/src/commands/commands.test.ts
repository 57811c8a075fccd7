import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows, killServers, startReadyServer, type Server } from '../testing/process.ts';

type Ended = { readonly code: number; readonly out: string; readonly complaint: string };

const run = (
  command: 'backup' | 'import' | 'keys' | 'restore' | 'tenant' | 'token' | 'training' | 'usage',
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
    ['with a wrong password', ['individual'], { DEMO_PASSWORD: 'wrong' }, /is wrong/],
    ['of an unknown tenant', ['individual', '--tenant', 'nowhere'], {}, /Tenant nowhere not found/],
    [
      'with no server at the port',
      ['individual'],
      { PORT: '9' },
      /No server responds at http:\/\/localhost:9\. Start it/,
    ],
  ])('%s says what is wrong', async (_, words, changed, message) => {
    const { code, out, complaint } = await run('token', words, { ...settings, ...changed });
    expect([code, out]).toEqual([1, '']);
    expect(complaint).toMatch(message);
  });
});

describe('npm run usage', () => {
  it('compares reports with the events beside the running server, and makes them again', async () => {
    const { out: token } = await run('token', ['individual'], settings);
    const visit = await fetch(`${server.origin}/api/documents/unified-search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
      body: '{"keywords":"anchors"}',
    });
    expect(visit.status).toBe(200);
    const astm = ['--tenant', 'astm'];
    expect(await run('usage', ['check', ...astm], settings)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^astm {2}\d+ days, 0 differences\n$/),
    });
    await queryRows(server.dataDir, "update usage_days set count = 9 where way = 'search'");
    expect(await run('usage', ['check', ...astm], settings)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/: 9 in reports, 1 according to its events$/m),
    });
    const today = new Date().toISOString().slice(0, 10);
    const days = ['--from', '2026-01-01', '--to', today];
    expect(await run('usage', ['recount', ...astm, ...days], settings)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^astm {2}\d+ days recounted\n$/),
    });
    expect((await run('usage', ['check'], settings)).code).toBe(0);
  });

  it.each([
    ['without a task', [], /^Usage: npm run usage/],
    ['with one day', ['check', '--from', '2026-03-01'], /^Usage: npm run usage/],
    [
      'of a day that is none',
      ['check', '--from', '2026-02-30', '--to', '2026-03-01'],
      /"2026-02-30" is not a day/,
    ],
    ['of days in the wrong order', ['check', '--from', '2026-03-02', '--to', '2026-03-01'], /comes after/],
    ['of an unknown tenant', ['check', '--tenant', 'nowhere'], /Tenant nowhere not found/],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('usage', words, settings);
    expect([code, complaint]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('npm run import', () => {
  it('joins the running server: its readers find what was added at once', async () => {
    const { code, out } = await run('import', [aDelivery()], settings);
    expect(out).toContain('added      OWN|own-4410-2-2022');
    expect(out).toContain('OWN is now offered');
    expect(out).toMatch(/^1 added, 0 replaced, 1 unchanged, 1 rejected in /m);
    const list = /^Rejections and remarks, with reasons: (.+)$/m.exec(out)?.[1] ?? '';
    expect(readFileSync(list, 'utf8')).toMatch(/^broken\.xml\t\t\trejected\t.{10,}/m);
    expect(code).toBe(1);
    await expect.poll(publisherCounts, { timeout: 50_000 }).toEqual({ NSB: 4, HI: 2, PIC: 2, OWN: 1 });
  });

  it('takes a catalog in, tells before what would change, and says so when nothing does', async () => {
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
    const entitled = await queryRows(dataDir, "select from subscriptions where publisher_code = 'CAT'");
    const unentitled = await queryRows(
      dataDir,
      'select from accounts a where not exists (select from subscriptions where account_id = a.id)',
    );
    expect([entitled.length > 0, unentitled.length > 0]).toEqual([true, true]);
    await library.end('SIGTERM');
  });

  it.each([
    ['without a path', [], /^Usage: npm run import/],
    ['for a time that is none', ['x.xml', '--visible-at', 'soon'], /--visible-at is "soon"/],
    ['for an unknown tenant', ['/tmp', '--tenant', 'nowhere'], /Tenant nowhere not found/],
    ['of a path where nothing is', ['/no/such/folder'], /File or folder not found: \/no\/such\/folder/],
    [
      'of a folder without standards',
      [mkdtempSync(join(tmpdir(), 'norma-empty-'))],
      /No STS file \(\.xml\), catalog/,
    ],
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
    expect(before.out).toMatch(/^astm {2}tokens [\w-]+ {2}created \S+ {2}signs$/m);

    const { code, out } = await run('keys', ['rotate', '--tenant', 'astm'], settings);
    expect(code).toBe(0);
    expect(out.match(/verifies until/g)).toHaveLength(2);
    expect((await run('token', ['individual'], settings)).code).toBe(0);
  });

  it.each([
    ['without a task', [], /^Usage: npm run keys/],
    ['with a task that is none', ['burn'], /^Usage: npm run keys/],
    ['of an unknown tenant', ['rotate', '--tenant', 'nowhere'], /Tenant nowhere not found\. Tenants: astm/],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('keys', words, settings);
    expect(code).toBe(1);
    expect(complaint.trim().split('\n').at(-1)).toMatch(message);
  });
});

describe('npm run tenant', () => {
  const file = (name: string, tenant: unknown): string => {
    const path = join(home, name);
    writeFileSync(path, JSON.stringify(tenant));
    return path;
  };
  const clearwater = {
    key: 'clw',
    title: 'Clearwater Works',
    publisherName: 'Clearwater Works',
    publishers: ['NSB'],
    hosts: ['clearwater.example'],
    theme: { brand: '#00A3AD', paper: 'cool' },
  };
  const configurationOf = (tenantName: string): Promise<Response> =>
    fetch(`${server.origin}/api/tenant/get-tenant-config-for-ui`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tenantName }),
    });
  const titleOf = async (tenantName: string): Promise<string | undefined> =>
    ((await (await configurationOf(tenantName)).json()) as { title?: string }).title;

  it('check tells what a tenant will be and how its color stand', async () => {
    const features = [{ code: 'grups', enabled: true }];
    const { code, out } = await run(
      'tenant',
      ['check', file('clw.json', { ...clearwater, features })],
      settings,
    );
    expect(out).toMatch(/tenant +clw, Clearwater Works/);
    expect(out).toMatch(/address +http:\/\/clearwater\.example:\d+/);
    expect(out).toMatch(/text on paper +#00686E on #FBFDFD +6\.4 +\(at least 4\.5\)/);
    expect(out).toContain('features: grups is unknown and has no effect; did you mean groups?');
    expect(out).toMatch(/clw\.json: no mistakes\n$/);
    expect(code).toBe(0);
  });

  it('check names each mistake at its field, and import changes nothing then', async () => {
    const theme = { brand: 'blue', headr: 'ink' };
    const path = file('mistakes.json', { ...clearwater, title: 'Lost', theme });
    const checked = await run('tenant', ['check', path], settings);
    expect(checked.complaint).toContain('2 mistakes');
    expect(checked.complaint).toContain('theme.brand: "blue" is not a color such as #1746A2');
    expect(checked.complaint).toContain('theme.headr: unknown; did you mean header?');
    const imported = await run('tenant', ['import', path], settings);
    expect(imported.complaint).toBe(`${checked.complaint}Nothing was changed.\n`);
    expect([checked.code, imported.code]).toEqual([1, 1]);
    expect((await configurationOf('clw')).status).toBe(404);
  });

  it('import joins the running server, which shows the tenant at once; export gives the same file back', async () => {
    const { code, out } = await run('tenant', ['import', file('clw.json', clearwater)], settings);
    expect([code, out]).toEqual([0, expect.stringMatching(/^added {2}clw, Clearwater Works, at http/)]);
    await expect.poll(() => titleOf('clw')).toBe('Clearwater Works');

    const exported = join(home, 'exported.json');
    expect((await run('tenant', ['export', 'CLW', exported], settings)).code).toBe(0);
    expect((await run('tenant', ['import', exported], settings)).out).toMatch(/^unchanged {2}clw/);
  });

  it('import refuses a host that leads to another tenant', async () => {
    const path = file('taken.json', { ...clearwater, key: 'other', hosts: ['api.localhost'] });
    const { code, complaint } = await run('tenant', ['import', path], settings);
    expect(complaint).toContain('hosts[0]: "api.localhost" leads to the tenant api');
    expect(complaint).toContain('Nothing was changed.');
    expect(code).toBe(1);
  });

  it('import takes a mark from a file of its own, and refuses one of five megabytes', async () => {
    const path = file('marked.json', { ...clearwater, key: 'mrk', hosts: [] });
    const mark = (svg: string): string => {
      const drawing = join(home, 'mark.svg');
      writeFileSync(drawing, svg);
      return drawing;
    };
    const svg = (inner: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
    const large = await run('tenant', ['import', path, '--mark', mark('x'.repeat(5_000_000))], settings);
    expect([large.code, large.complaint]).toEqual([
      1,
      expect.stringContaining('markSvg: has 5000000 characters'),
    ]);
    const good = await run(
      'tenant',
      ['import', path, '--mark', mark(svg('<title>x</title><path d="M1 2"/>'))],
      settings,
    );
    expect(good.out).toContain('markSvg: ignored, because a mark can contain only shapes: <title>');
    const printed = await run('tenant', ['export', 'mrk'], settings);
    expect(JSON.parse(printed.out)).toMatchObject({ markSvg: svg('<path d="M1 2"></path>') });
  });

  it.each([
    ['without an action', [], 2, /^Usage: npm run tenant/],
    ['with an action that is none', ['delete', 'astm'], 2, /^Usage: npm run tenant/],
    ['without a file', ['check'], 2, /^Usage: npm run tenant/],
    ['with an option that is none', ['list', '--all'], 2, /Unknown option '--all'[^]*Usage:/],
    ['of a file that is not there', ['check', '/no/such.json'], 2, /\/no\/such\.json cannot be read/],
    ['of an unknown tenant', ['export', 'nowhere'], 1, /Tenant nowhere not found\. Tenants: astm, /],
  ])('%s says what is wrong', async (_, words, expected, message) => {
    const { code, out, complaint } = await run('tenant', words, settings);
    expect([code, out]).toEqual([expected, '']);
    expect(complaint).toMatch(message);
  });

  it('without a server begins an installation, whose first tenant is the default one', async () => {
    const own = { PORT: String(server.port), DATA_DIR: join(home, 'first') };
    const imported = await run('tenant', ['import', file('first.json', { ...clearwater, hosts: [] })], own);
    expect([imported.code, imported.out]).toEqual([0, expect.stringMatching(/^added .*, the default\n$/)]);
    expect((await run('tenant', ['list'], own)).out).toMatch(
      /^\* clw +http:\/\/localhost:\d+ +Clearwater Works\n$/,
    );
  });
});

describe('npm run backup and npm run restore', () => {
  const folder = join(home, 'backup');
  const other = { PORT: String(9), DATA_DIR: join(home, 'restored') };
  const countsIn = (text: string): string | undefined =>
    /\d+ tenants, \d+ tables with \d+ rows, \d+ files/.exec(text)?.[0];

  it('bring a library of a running server into another folder, and from there the same again', async () => {
    const made = await run('backup', [folder], settings);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining(`${folder}: `)]);

    const restored = await run('restore', [folder], other);
    expect(restored.complaint).toContain('Verifying the backup');
    expect([restored.code, restored.out]).toEqual([
      0,
      expect.stringContaining('with the tenants aenor, api, astm'),
    ]);

    const again = await run('backup', [join(home, 'backup-again')], other);
    expect(countsIn(again.out)).toBe(countsIn(made.out));
  });

  it('keep away from a library that is there, unless told to replace it', async () => {
    const refused = await run('restore', [folder], other);
    expect([refused.code, refused.complaint]).toEqual([
      1,
      expect.stringContaining('already contains a library'),
    ]);
    expect((await run('restore', [folder, '--replace'], other)).code).toBe(0);
  });

  it('never restore under a running server', async () => {
    const { code, complaint } = await run('restore', [folder, '--replace'], settings);
    expect([code, complaint]).toEqual([1, expect.stringMatching(/already using .*Stop it first/)]);
  });

  it.each([
    ['without a folder', [], /^Usage: npm run restore/],
    ['of a folder that is no backup', [tmpdir()], /is not a complete backup/],
  ])('%s says what is wrong', async (_, words, message) => {
    const { code, complaint } = await run('restore', words, other);
    expect([code, complaint]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('npm run training', () => {
  const listWith = (list: unknown): string => {
    const folder = mkdtempSync(join(home, 'training-'));
    chmodSync(folder, 0o755);
    const path = join(folder, 'list.json');
    writeFileSync(join(folder, 'film.webm'), 'film');
    writeFileSync(path, typeof list === 'string' ? list : JSON.stringify(list));
    return path;
  };
  const film = {
    hashedId: 'k3anchors',
    publisher: 'HI',
    name: 'Setting an anchor',
    seconds: 12,
    designations: ['HI 4410-2'],
  };
  const toldBeside = async (designation: string): Promise<unknown> => {
    const { out } = await run('token', ['individual'], settings);
    const path = `/api/documents/videos?designation=${encodeURIComponent(designation)}`;
    const headers = { authorization: `Bearer ${out.trim()}` };
    return (await fetch(server.origin + path, { headers })).json();
  };

  it('takes films and courses over at once, and again, and lets them go', async () => {
    const output = listWith({
      videos: [{ ...film, file: 'film.webm' }],
      courses: [{ productCode: 'HI-9', publisher: 'HI', title: 'Anchors', designations: ['HI 4410-2'] }],
      entitlements: [{ tenant: 'astm', account: 'brisa' }],
    });
    for (const time of ['first', 'second']) {
      const { code, out, complaint } = await run('training', [output], settings);
      expect([time, code, complaint]).toEqual([time, 0, expect.any(String)]);
      expect(out).toBe('Videos: 1, courses: 1, accounts: 1\n');
    }
    expect(await toldBeside('HI 4410-2')).toEqual(
      expect.arrayContaining([expect.objectContaining({ hashed_id: 'k3anchors', duration: 12 })]),
    );
    const gone = listWith({ withdrawn: { videos: ['k3anchors'] } });
    expect((await run('training', [gone], settings)).code).toBe(0);
    expect(JSON.stringify(await toldBeside('HI 4410-2'))).not.toContain('k3anchors');
  });

  it('names each mistake, and changes nothing', async () => {
    const wrong = listWith({
      videos: [
        { ...film, hashedId: 'k4', publisher: 'XYZ', file: 'missing.webm' },
        { ...film, hashedId: 'k5', captions: { language: 'en', text: 'no captions' } },
      ],
      entitlements: [
        { tenant: 'astm', account: 'nobody-here' },
        { tenant: 'nowhere', account: 'halvorsen' },
      ],
    });
    const { code, complaint } = await run('training', [wrong], settings);
    expect(code).toBe(1);
    for (const mistake of [
      /publisher: XYZ is unknown/,
      /the tenant astm has no account nobody-here/,
      /the tenant nowhere has no account halvorsen/,
      /missing\.webm cannot be read/,
      /the captions of k5 are not WebVTT/,
      /Nothing was changed/,
    ])
      expect(complaint).toMatch(mistake);
    expect(JSON.stringify(await toldBeside('HI 4410-2'))).not.toMatch(/k4|k5/);
  });

  it.each([
    ['a field that is none', { videos: [{ ...film, length: 12 }] }, 1, /videos\.0: .*length/],
    ['a field of another kind', { videos: [{ ...film, seconds: 'long' }] }, 1, /videos\.0\.seconds/],
    [
      'a file that is no film',
      { videos: [{ ...film, file: 'film.exe' }] },
      1,
      /videos\.0\.file: is not the name/,
    ],
    ['no JSON', '{"videos": [', 2, /cannot be read/],
  ])('refuses %s', async (_, list, code, reason) => {
    const refused = await run('training', [listWith(list)], settings);
    expect(refused.code).toBe(code);
    expect(refused.complaint).toMatch(reason);
  });
});
