import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import type { ImportTables } from './tables.ts';

type Listed = { count: number; imports: { path: string; counts: { read: number }; rates: object }[] };

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
    const pathsSeenBy = async (name: 'admin' | 'operator') => {
      const answer = await (await started.as(name))('GET', '/api/admin/imports');
      return ((await answer.json()) as Listed).imports.map(({ path }) => path);
    };
    expect(await pathsSeenBy('admin')).toEqual(['/shared', '/own']);
    expect(await pathsSeenBy('operator')).toEqual(['/foreign', '/offered', '/shared', '/own']);
  });

  it('tells counts, rates and pages', async () => {
    const { started } = await library();
    const ask = await started.as('operator');
    const page = (await (await ask('GET', '/api/admin/imports?page=1&size=2')).json()) as Listed;
    expect(page).toMatchObject({ count: 4, nextPageFlag: false });
    expect(page.imports[1]).toMatchObject({
      path: '/own',
      state: 'done',
      counts: { read: 1_000, added: 900, rejected: 100 },
      rates: { recordsPerSecond: 500, bytesPerSecond: 2_000_000 },
    });
  });
});

describe('the rejections of an import', () => {
  it('come in the order of the delivery, from a place on', async () => {
    const { started, foreign } = await library();
    const ask = await started.as('operator');
    const asked = async (after: number) => {
      const answer = await ask('GET', `/api/admin/imports/${foreign}/rejections?after=${after}`);
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
