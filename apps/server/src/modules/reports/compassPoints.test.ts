import type { CompassPointMakers, CompassPointReport, MarkedDocuments } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { activate, current, deactivate, make, older, put, refusal, share } from './testing/marks.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { ReportTables } from './tables.ts';

const path = '/api/reports/compass-points';

async function answered<T>(client: TestClient, at: string): Promise<T> {
  const answer = await client('GET', `${path}/${at}`);
  expect(answer.status, at).toBe(200);
  return (await answer.json()) as T;
}

const overview = (client: TestClient, query = '') => answered<CompassPointReport>(client, `overview${query}`);
const documents = (client: TestClient, query = '') => answered<MarkedDocuments>(client, `documents${query}`);
const makers = (client: TestClient, query = '') => answered<CompassPointMakers>(client, `makers${query}`);

/** What changed from one report to another. */
const more = (before: CompassPointReport, after: CompassPointReport) => ({
  made: after.deeds.now.made - before.deeds.now.made,
  edited: after.deeds.now.edited - before.deeds.now.edited,
  moved: after.deeds.now.moved - before.deeds.now.moved,
  shared: after.deeds.now.shared - before.deeds.now.shared,
  deactivated: after.deeds.now.deactivated - before.deeds.now.deactivated,
  reactivated: after.deeds.now.reactivated - before.deeds.now.reactivated,
  active: after.active - before.active,
  unplaced: after.unplaced - before.unplaced,
});

const none = {
  made: 0,
  edited: 0,
  moved: 0,
  shared: 0,
  deactivated: 0,
  reactivated: 0,
  active: 0,
  unplaced: 0,
};

/** What the report is read from, and the same counted again from the rows themselves. */
async function countedTwice({ database }: TestLibrary) {
  const db = database.forTenant<ReportTables>('astm');
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    kept: {
      days: await rows(sql`select account_id, day, publisher_code, document_type, made, edited, moved, shared, deactivated,
        reactivated from compass_point_days order by 1, 2, 3, 4`),
      documents: await rows(sql`select account_id, content_id, designation, document_type, active, unplaced
        from compass_point_documents where active > 0 order by 1, 2`),
      makers: await rows(sql`select account_id, created_by, publisher_code, document_type, active
        from compass_point_makers where active > 0 order by 1, 2, 3, 4`),
    },
    counted: {
      days: await rows(sql`select account_id, (at at time zone 'UTC')::date as day, publisher_code, document_type,
        sum((type = 'INSERT')::int)::int as made, sum((type = 'UPDATE')::int)::int as edited,
        sum((type = 'UPDATE-SELECTION')::int)::int as moved, sum((type = 'SHARE')::int)::int as shared,
        sum((type = 'DEACTIVATE')::int)::int as deactivated, sum((type = 'ACTIVATE')::int)::int as reactivated
        from (select compass_point_id as id, at, type from compass_point_history
          union all select id, shared_at, 'SHARE' from compass_points where shared_at is not null) done
        join compass_points using (id) group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
      documents:
        await rows(sql`select p.account_id, p.content_id, d.designation, d.document_type, count(*)::int as active,
        sum((p.selection->'metadata'->'anchor' is null)::int)::int as unplaced
        from compass_points p join documents d using (content_id) where not p.is_deleted group by 1, 2, 3, 4 order by 1, 2`),
      makers:
        await rows(sql`select p.account_id, p.created_by, p.publisher_code, d.document_type, count(*)::int as active
        from compass_points p join documents d using (content_id) where not p.is_deleted group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    },
  };
}

describe('the report on compass points', () => {
  it('tells what was done with them in the last week and on each day, and how many are active', async () => {
    const library = await startLibrary();
    const [own, admin] = [await library.as('individual'), await library.as('cp-admin')];
    const before = await overview(admin);
    const mark = await make(own);
    await make(own, { selectionMetadata: { selectionText: 'The anchor', pageNumber: 2 } });
    const edited = await put(own, mark, { name: 'Torque of M12' });
    await put(own, edited, { selectionMetadata: { selectionText: 'of anchors' } });
    await share(own, mark);
    await share(own, mark);
    await deactivate(own, mark);
    const after = await overview(admin);
    expect(more(before, after)).toEqual({
      ...none,
      made: 2,
      edited: 1,
      moved: 1,
      shared: 1,
      deactivated: 1,
      active: 1,
      unplaced: 1,
    });
    await activate(own, mark);
    expect(more(after, await overview(admin))).toEqual({ ...none, reactivated: 1, active: 1, unplaced: 1 });
    expect(after.days).toHaveLength(7);
    expect([after.days[0]?.day, after.days[6]?.day]).toEqual([after.from, after.to]);
    for (const deed of ['made', 'edited', 'moved', 'shared', 'deactivated', 'reactivated'] as const)
      expect(
        after.days.reduce((sum, day) => sum + day[deed], 0),
        deed,
      ).toBe(after.deeds.now[deed]);
    expect(after.publishers.reduce((sum, { active }) => sum + active, 0)).toBe(after.active);
    expect(after.account).toMatchObject({ id: 'halvorsen' });
  });

  it('says the same as its rows counted one by one, whatever happened to them', async () => {
    const library = await startLibrary();
    const [own, colleague] = [await library.as('individual'), await library.as('colleague')];
    const mark = await make(own);
    await put(own, mark, { name: 'Torque of M12' });
    await share(own, mark);
    const gone = await make(colleague, {}, older);
    await deactivate(colleague, gone);
    const filled = await countedTwice(library);
    expect(filled.kept).toEqual(filled.counted);
    expect(filled.kept.documents).toHaveLength(1);

    await library.database
      .withoutTenant<DocumentTables>()
      .updateTable('documents')
      .set({ document_type: 'Guide', designation: 'NSB E 214 G' })
      .where('content_code', '=', current)
      .execute();
    const { kept, counted } = await countedTwice(library);
    expect(kept.documents).toEqual(counted.documents);
    expect(kept.makers).toEqual(counted.makers);
    expect(kept.documents).toContainEqual(expect.objectContaining({ document_type: 'Guide' }));
  });

  it('counts what many do at the same time', async () => {
    const library = await startLibrary();
    const [own, colleague] = [await library.as('individual'), await library.as('colleague')];
    const marks = await Promise.all(
      [own, colleague, own, colleague, own, colleague].map(async (client, index) => ({
        client,
        mark: await make(client, { name: `Torque ${index}` }, index < 3 ? current : older),
      })),
    );
    await Promise.all(
      marks.map(async ({ client, mark }) => {
        await share(client, mark);
        await deactivate(client, mark);
      }),
    );
    const { kept, counted } = await countedTwice(library);
    expect(kept).toEqual(counted);
    expect(kept.days).toMatchObject([{ made: 6, deactivated: 6 }]);
  });

  it('is of the days, the publisher and the type that are asked for', async () => {
    const library = await startLibrary();
    const [own, admin] = [await library.as('individual'), await library.as('cp-admin')];
    await make(own);
    const { to, choices, publishers, active } = await overview(admin);
    const ofNone = await overview(admin, '?from=2019-01-01&to=2019-01-31');
    expect(ofNone.days).toHaveLength(31);
    expect(ofNone.deeds).toEqual({ now: ofNone.deeds.before, before: ofNone.deeds.now });
    expect(ofNone.deeds.now.made).toBe(0);
    expect(ofNone.before).toEqual({ from: '2018-12-01', to: '2018-12-31' });
    expect(ofNone.active, 'what is marked now is the same in any range').toBe(active);
    const today = await overview(admin, `?from=${to}&to=${to}`);
    expect(today.deeds.now.made).toBeGreaterThanOrEqual(1);
    expect(today.days).toHaveLength(1);
    for (const { code, active: ofPublisher } of publishers)
      expect((await overview(admin, `?publisher=${code}`)).active).toBe(ofPublisher);
    const ofTypes = await Promise.all(
      choices.documentTypes.map(async (type) => overview(admin, `?documentType=${encodeURIComponent(type)}`)),
    );
    expect(ofTypes.reduce((sum, each) => sum + each.active, 0)).toBe(active);
    expect(choices.accounts).toEqual([
      { id: 'halvorsen', name: expect.any(String), number: expect.any(String) },
    ]);
  });

  it('ranks documents and makers page by page', async () => {
    const library = await startLibrary();
    const [own, admin] = [await library.as('individual'), await library.as('cp-admin')];
    await make(own);
    const { active } = await overview(admin);
    const all = await documents(admin, '?size=100');
    expect(all.documents.map((each) => each.active).toSorted((one, other) => other - one)).toEqual(
      all.documents.map((each) => each.active),
    );
    expect(all.most).toBe(all.documents[0]?.active);
    expect(all.documents.reduce((sum, each) => sum + each.active, 0)).toBe(active);
    const second = await documents(admin, '?size=1&page=1');
    expect(second).toEqual({ total: all.total, most: all.most, documents: all.documents.slice(1, 2) });
    const people = await makers(admin, '?size=100');
    expect(people.total).toBe(people.makers.length);
    expect(people.makers.reduce((sum, each) => sum + each.active, 0)).toBe(active);
    expect(people.makers.map(({ name }) => name)).toContain('Ines Ravndal');
  });

  it.each([
    [
      'days',
      /^\uFEFFDay,Created,Edited,Moved,Shared,Deactivated,Reactivated\r\n(\d{4}-\d\d-\d\d(,\d+){6}\r\n)+$/,
    ],
    [
      'all',
      /^\uFEFFDay,Publisher,Type,Created,Edited,Moved,Shared,Deactivated,Reactivated\r\n(\d{4}-\d\d-\d\d,[^\r]+(,\d+){6}\r\n)+$/,
    ],
    ['documents', /^\uFEFFDesignation,Publisher,Type,Content code,Active\r\n([^\r]+\r\n)+$/],
    ['makers', /^\uFEFFAuthor,Active\r\n([^\r]+,\d+\r\n)+$/],
    ['publishers', /^\uFEFFPublisher code,Publisher,Active\r\n([^\r]+,\d+\r\n)+$/],
  ])('gives its %s as a file', async (table, shape) => {
    const library = await startLibrary();
    await make(await library.as('individual'));
    const answer = await (await library.as('cp-admin'))('GET', `${path}/tables/${table}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="compass-points_\w+_[\w-]+\.csv"/);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toMatch(shape);
  });

  it('gives a file in the words of the caller', async () => {
    const library = await startLibrary();
    const client = await library.as('cp-admin');
    const inArabic = await client('GET', `${path}/tables/makers`, undefined, { 'accept-language': 'ar' });
    expect(await inArabic.text()).toMatch(/^المنشئ,النشطة\r\n/);
  });

  it('tells nothing of another account, unless an operator asks', async () => {
    const library = await startLibrary();
    const admin = await library.as('cp-admin');
    for (const at of ['overview', 'documents', 'makers', 'tables/days'])
      expect(await refusal(admin('GET', `${path}/${at}?account=library`))).toEqual([
        404,
        'report-account-not-found',
      ]);
    await library.database
      .forTenant<SessionTables>('astm')
      .updateTable('people')
      .set({ authorities: sql`array_append(authorities, 'OPERATOR')` })
      .where('sign_in_name', '=', 'cp-admin')
      .execute();
    expect(await overview(admin, '?account=library')).toMatchObject({
      account: { id: 'library' },
      active: 0,
    });
    expect((await overview(admin)).choices.accounts.length).toBeGreaterThan(2);
    expect(await refusal(admin('GET', `${path}/overview?account=nobody-knows`))).toEqual([
      404,
      'report-account-not-found',
    ]);
  });

  it.each([
    ['from=2026-02-30', 400, 'invalid-request'],
    ['from=2026-02-02&to=2026-02-01', 400, 'report-range-wrong'],
    ['from=2001-01-01&to=2026-02-01', 400, 'report-range-wrong'],
  ])('refuses %s', async (query, status, code) => {
    const admin = await (await startLibrary()).as('cp-admin');
    expect(await refusal(admin('GET', `${path}/overview?${query}`))).toEqual([status, code]);
  });
});
