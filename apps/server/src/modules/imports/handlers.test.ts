import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { withoutPaths } from './report.ts';
import type { ImportTables } from './tables.ts';

type Listed = { count: number; imports: { name: string; counts: { read: number }; rates: object }[] };

async function anImport(
  { database }: TestLibrary,
  given: { tenant: string; path: string; publishers: string[] },
) {
  const db = database.withoutTenant<ImportTables>();
  const { id } = await db
    .insertInto('imports')
    .values({
      ...given,
      host: 'here',
      publisher: null,
      is_dry_run: false,
      visible_at: null,
      is_first: false,
      state: 'done',
      requested_at: new Date('2026-11-21T12:00:00Z'),
      added: 900,
      rejected: 100,
      worked_ms: 2_000,
      bytes_read: 4_000_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('import_rejections')
    .values([
      { import_id: id, file: 'a.ndjson', line: 7, designation: null, reason: 'designation is missing' },
      { import_id: id, file: 'a.ndjson', line: 9, designation: 'NSB 1', reason: 'left out', is_remark: true },
    ])
    .execute();
  return id;
}

async function library() {
  const started = await startLibrary();
  await anImport(started, { tenant: 'astm', path: '/own', publishers: ['NSB'] });
  await anImport(started, { tenant: 'api', path: '/shared', publishers: ['NSB'] });
  await anImport(started, { tenant: 'api', path: '/offered', publishers: ['PIC'] });
  const foreign = await anImport(started, { tenant: 'api', path: '/foreign', publishers: ['ELSEWHERE'] });
  return { started, foreign };
}

describe('the list of imports', () => {
  it('shows an administrator those of the tenant and of publishers it delivers for, an operator all, the newest first', async () => {
    const { started } = await library();
    const namesSeenBy = async (person: 'admin' | 'operator') => {
      const answer = await (await started.as(person))('GET', '/api/admin/imports');
      return ((await answer.json()) as Listed).imports.map(({ name }) => name);
    };
    expect(await namesSeenBy('admin')).toEqual(['shared', 'own']);
    expect(await namesSeenBy('operator')).toEqual(['foreign', 'offered', 'shared', 'own']);
  });

  it('tells counts, rates and pages', async () => {
    const { started } = await library();
    const client = await started.as('operator');
    const page = (await (await client('GET', '/api/admin/imports?page=1&size=2')).json()) as Listed;
    expect(page).toMatchObject({ count: 4, nextPageFlag: false });
    expect(page.imports[1]).toMatchObject({
      name: 'own',
      state: 'done',
      counts: { read: 1_000, added: 900, rejected: 100 },
      rates: { recordsPerSecond: 500, bytesPerSecond: 2_000_000 },
    });
  });
});

describe('the rejections of an import', () => {
  it('come in the order of the delivery, from a place on', async () => {
    const { started, foreign } = await library();
    const client = await started.as('operator');
    const asked = async (after: number) => {
      const answer = await client('GET', `/api/admin/imports/${foreign}/rejections?after=${after}`);
      return ((await answer.json()) as { rejections: { place: number; line: number }[] }).rejections;
    };
    const all = await asked(0);
    expect(all).toMatchObject([
      { line: 7, reason: 'designation is missing', isTakenIn: false },
      { line: 9, designation: 'NSB 1', isTakenIn: true },
    ]);
    expect(await asked(all[0]?.place ?? 0)).toMatchObject([{ line: 9 }]);
  });

  it('are not there for an administrator who does not look after its publishers', async () => {
    const { started, foreign } = await library();
    const answer = await (await started.as('admin'))('GET', `/api/admin/imports/${foreign}/rejections`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'import-not-found',
    ]);
  });
});

describe('a path of the server', () => {
  const problems = [
    'File or folder not found: /srv/deliveries/2026/autumn',
    "Could not import a.xml: EACCES: permission denied, open '/srv/deliveries/2026/autumn/a.xml'",
    'connect ENOENT /srv/run/.s.PGSQL.5432',
  ];

  it('is in no answer about an import, whether it was uploaded or came by the command', async () => {
    const started = await startLibrary();
    const db = started.database.withoutTenant<ImportTables>();
    const ids: number[] = [];
    for (const problem of problems)
      for (const upload_name of ['autumn.zip', null]) {
        const id = await anImport(started, {
          tenant: 'astm',
          path: '/srv/deliveries/2026/autumn',
          publishers: ['NSB'],
        });
        const rejected_file = `/srv/norma/imports/import-${id}-rejected.tsv`;
        await db
          .updateTable('imports')
          .set({ state: 'failed', problem, upload_name, rejected_file })
          .where('id', '=', id)
          .execute();
        ids.push(id);
      }
    for (const name of ['admin', 'operator'] as const) {
      const client = await started.as(name);
      const list = await (await client('GET', '/api/admin/imports')).text();
      const single = ids.map((id) =>
        client('GET', `/api/admin/imports/${id}`).then((answer) => answer.text()),
      );
      for (const text of [list, ...(await Promise.all(single))]) expect(text).not.toContain('/srv');
    }
    const [uploaded, byCommand] = await Promise.all(
      ids.slice(2, 4).map(async (id) => {
        const answer = await (await started.as('admin'))('GET', `/api/admin/imports/${id}`);
        return (await answer.json()) as { name: string; problem: string };
      }),
    );
    const problem = (file: string) => `Could not import a.xml: EACCES: permission denied, open '${file}'`;
    expect(uploaded).toMatchObject({ name: 'autumn.zip', problem: problem('autumn.zip/a.xml') });
    expect(byCommand).toMatchObject({ name: 'autumn', problem: problem('autumn/a.xml') });
  });

  it('is taken out of a sentence, and an address, a date or a fraction is not', () => {
    const job = { path: '/srv/a b/autumn', upload_name: null };
    for (const [given, shown] of [
      ["open '/srv/a b/autumn/x.xml'", "open 'autumn/x.xml'"],
      ['/var/lib/norma/files/ab/abcd: no space', 'abcd: no space'],
      ['see https://library.example/a/b', 'see https://library.example/a/b'],
      ['edition 12/2020 and ISO/IEC 8802', 'edition 12/2020 and ISO/IEC 8802'],
      ['a/b.html, which is not there', 'a/b.html, which is not there'],
      ['</body> is missing', '</body> is missing'],
    ] as const)
      expect(withoutPaths(given, job)).toBe(shown);
  });
});
