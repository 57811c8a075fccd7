import type { CompassPoint, CompassPointPage, ListSort } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { idsQuery, type Scope } from './listStore.ts';
import type { CompassPointTables } from './tables.ts';
import { contentIdOf, current, deactivate, make, older, page, refusal } from './testing/marks.ts';

const named = ({ content }: Pick<CompassPointPage, 'content'>): string[] => content.map(({ name }) => name);

/** Five compass points of two people on two documents, of which the second and the fourth are deactivated. */
async function aList() {
  const library = await startLibrary();
  const [client, colleague, admin] = [
    await library.as('individual'),
    await library.as('colleague'),
    await library.as('cp-admin'),
  ];
  const made: CompassPoint[] = [];
  for (const [who, name, code] of [
    [client, 'beta', current],
    [client, 'Alpha', current],
    [colleague, 'gamma', current],
    [colleague, 'Delta', older],
    [client, 'Épsilon', older],
  ] as const)
    made.push(await make(who, { name }, code));
  for (const at of [1, 3]) await deactivate(at === 1 ? client : colleague, made[at]?.compassPointID ?? 0);
  return { library, client, colleague, admin, contentID: await contentIdOf(client) };
}

describe('the compass points of a document', () => {
  it('are listed all at once for its pages, and page by page for its tab [compass-points-064, compass-points-067, compass-points-075]', async () => {
    const { client, contentID } = await aList();
    const all = await page(client, `list?contentCode=${encodeURIComponent(current)}`);
    const flags = { hasActivatedCompassPoint: true, hasDeactivatedCompassPoint: true };
    expect(named(all)).toEqual(['beta', 'gamma']);
    expect(all).toMatchObject({ totalElements: 2, ...flags });
    const first = await page(client, `page-view?contentID=${contentID}`);
    expect(named(first)).toEqual(['gamma', 'beta']);
    expect(first).toMatchObject({ totalElements: 2, pageSize: 10, pageIndex: 1, ...flags });
    const inactive = await page(
      client,
      `page-view?contentID=${contentID}&status=inactive&offset=1&pageSize=1`,
    );
    expect(named(inactive)).toEqual(['Alpha']);
    const second = await page(client, `page-view?contentID=${contentID}&offset=2&pageSize=1&sort=name%2B`);
    expect(named(second)).toEqual(['gamma']);
  });

  it('in the tab are sorted by what it offers', async () => {
    const { client, contentID } = await aList();
    for (const [status, sort, names] of [
      ['active', 'name+', ['beta', 'gamma']],
      ['active', 'createdDate-', ['gamma', 'beta']],
      ['active', 'email+', ['beta', 'gamma']],
      ['inactive', 'name+', ['Alpha']],
      ['inactive', 'deletedByEmail-', ['Alpha']],
      ['inactive', 'deletedDate-', ['Alpha']],
    ] as const) {
      const path = `page-view?contentID=${contentID}&status=${status}&sort=${encodeURIComponent(sort)}`;
      expect([sort, named(await page(client, path))]).toEqual([sort, names]);
    }
  });

  it('are closed to those who may not open it', async () => {
    const { library, contentID } = await aList();
    const nobody = await library.as('nobody');
    for (const path of [
      `list?contentCode=${encodeURIComponent(current)}`,
      `page-view?contentID=${contentID}`,
    ])
      expect(await refusal(nobody('GET', `/api/v1/compasspoint/${path}`))).toEqual([
        403,
        'document-not-entitled',
      ]);
  });

  it('are told by its page', async () => {
    const { client } = await aList();
    const answer = await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`);
    expect(await answer.json()).toMatchObject({
      hasActivatedCompassPoint: true,
      hasDeactivatedCompassPoint: true,
      badges: { 'Compass Points': 2 },
    });
  });
});

describe('one’s own list', () => {
  it('has one’s own on all documents, the newest first, and those deactivated by when [compass-points-034, compass-points-076]', async () => {
    const { client, colleague } = await aList();
    const own = await page(
      client,
      'detail/page-view?status=active&pageIndex=1&pageSize=10&sort=createdDate-',
    );
    expect(named(own)).toEqual(['Épsilon', 'beta']);
    expect(await page(client, 'detail/page-view')).toEqual(own);
    expect(own).toMatchObject({ totalElements: 2, pageSize: 10, pageIndex: 1 });
    expect(named(await page(client, 'detail/page-view?status=inactive&sort=deactivatedDate-'))).toEqual([
      'Alpha',
    ]);
    expect(named(await page(colleague, 'detail/page-view'))).toEqual(['gamma']);
  });

  it('is empty with its flags, and its pages end', async () => {
    const client = await (await startLibrary()).as('individual');
    const empty = {
      content: [],
      totalElements: 0,
      hasActivatedCompassPoint: false,
      hasDeactivatedCompassPoint: false,
    };
    expect(await page(client, 'detail/page-view')).toMatchObject(empty);
    expect(await page(client, 'detail/page-view?pageIndex=1000000&pageSize=100')).toMatchObject(empty);
    await deactivate(client, (await make(client)).compassPointID);
    expect(await page(client, 'detail/page-view')).toMatchObject({
      ...empty,
      hasDeactivatedCompassPoint: true,
    });
  });

  it('stays when the account no longer subscribes to the document, while colleagues see it no more', async () => {
    const { library, client, colleague, admin } = await aList();
    await library.database
      .forTenant<{ subscriptions: { account_id: string; publisher_code: string } }>('astm')
      .deleteFrom('subscriptions')
      .where('account_id', '=', 'halvorsen')
      .execute();
    const own = await page(client, 'detail/page-view');
    expect(named(own)).toEqual(['Épsilon', 'beta']);
    const path = `/api/v1/compasspoint/${own.content[0]?.compassPointID}`;
    expect((await client('GET', path)).status).toBe(200);
    expect(await refusal(colleague('GET', path))).toEqual([404, 'compass-point-not-found']);
    expect((await admin('GET', path)).status).toBe(200);
    expect(await refusal(client('PUT', path, { name: 'x' }, { 'if-match': '*' }))).toEqual([
      403,
      'document-not-entitled',
    ]);
  });
});

describe('everyone’s list', () => {
  it('has all of the account, for those who look after compass points [compass-points-077]', async () => {
    const { library, client, admin } = await aList();
    const all = await page(admin, 'list-admin?status=active&pageIndex=1&pageSize=10&sort=createdDate-');
    expect(named(all)).toEqual(['Épsilon', 'gamma', 'beta']);
    expect(all).toMatchObject({ totalElements: 3, hasDeactivatedCompassPoint: true });
    expect(named(await page(admin, 'list-admin?status=inactive'))).toEqual(['Delta', 'Alpha']);
    for (const who of [client, await library.as('admin'), await library.as('company')])
      expect(await refusal(who('GET', '/api/v1/compasspoint/list-admin'))).toEqual([403, 'not-authorized']);
    expect(named(await page(await library.as('cp-admin', 'ies'), 'list-admin'))).toEqual([]);
  });

  it('is sorted by each of its fields from both ends, page by page [compass-points-035]', async () => {
    const { admin } = await aList();
    for (const [field, status, names] of [
      ['designation', 'active', ['Épsilon', 'beta', 'gamma']],
      ['contentStatus', 'active', ['beta', 'gamma', 'Épsilon']],
      ['name', 'active', ['beta', 'gamma', 'Épsilon']],
      ['email', 'active', ['beta', 'Épsilon', 'gamma']],
      ['createdDate', 'active', ['beta', 'gamma', 'Épsilon']],
      ['deletedByEmail', 'inactive', ['Alpha', 'Delta']],
      ['deletedDate', 'inactive', ['Alpha', 'Delta']],
      ['deactivatedDate', 'inactive', ['Alpha', 'Delta']],
    ] as const) {
      for (const [sort, wanted] of [
        [`${field}%2B`, names],
        // A plus sign that no one escaped.
        [`${field}+`, names],
        [`${field},asc`, names],
        [`${field}-`, names.toReversed()],
        [`${field},desc`, names.toReversed()],
      ] as const) {
        // One by one, because the second half of a list is reached from its end.
        const pages = await Promise.all(
          names.map((_, at) =>
            page(admin, `list-admin?status=${status}&pageSize=1&pageIndex=${at + 1}&sort=${sort}`),
          ),
        );
        expect([sort, pages.flatMap(named)]).toEqual([sort, wanted]);
      }
    }
  });

  it('says which part of a question it does not understand', async () => {
    const admin = await (await startLibrary()).as('cp-admin');
    for (const [query, field] of [
      ['status=gone', 'query.status'],
      ['sort=password-', 'query.sort'],
      ['sort=name*', 'query.sort'],
      ['pageSize=0', 'query.pageSize'],
      ['pageSize=1000', 'query.pageSize'],
      ['pageIndex=-1', 'query.pageIndex'],
      ['pageIndex=first', 'query.pageIndex'],
    ]) {
      const refused = await admin('GET', `/api/v1/compasspoint/list-admin?${query}`);
      expect([query, refused.status]).toEqual([query, 400]);
      expect(await refused.json()).toMatchObject({ fieldErrors: [{ field }] });
    }
    expect((await admin('GET', '/api/v1/compasspoint/list-admin?pageIndex=0')).status).toBe(200);
  });
});

describe('how many there are', () => {
  it('is stored right whatever is done, also to many at once', async () => {
    const { library, client, admin } = await aList();
    const db = marksOf(library);
    await db.updateTable('compass_points').set({ is_deleted: true, deleted_at: new Date() }).execute();
    expect((await page(admin, 'list-admin')).totalElements).toBe(0);
    expect((await page(admin, 'list-admin?status=inactive')).totalElements).toBe(5);
    await db.updateTable('compass_points').set({ is_deleted: false, deleted_at: null }).execute();
    await db.deleteFrom('compass_points').where('name', '=', 'beta').execute();
    expect((await page(admin, 'list-admin')).totalElements).toBe(4);
    await Promise.all(Array.from({ length: 8 }, (_, at) => make(client, { name: `more ${at}` })));
    expect((await page(admin, 'list-admin')).totalElements).toBe(12);
    expect((await page(client, 'detail/page-view')).totalElements).toBe(10);
  });
});

const marksOf = ({ database }: TestLibrary) =>
  database.forTenant<{
    compass_points: { name: string; is_deleted: boolean; deleted_at: Date | null };
  }>('astm');

describe('a page of a long list', () => {
  it('is found in an index that has its order, of whatever sort, without sorting', async () => {
    const library = await startLibrary();
    const { compassPointID, createdById } = await make(await library.as('individual'));
    const db = library.database.forTenant<CompassPointTables>('astm');
    const copied = sql.raw(
      `tenant, account_id, content_code, publisher_code, designation, content_status, created_by, created_by_name,
      created_by_email, created_by_author, modified_at, name, description, overlay_details, selection`,
    );
    await sql`insert into compass_points (content_id, created_at, ${copied})
      select 1000 + n % 5, now() - make_interval(secs => n), ${copied} from compass_points, generate_series(1, 5000) n
      where id = ${compassPointID}`.execute(db);
    await sql`vacuum analyze compass_points`.execute(library.database.owner());
    const planOf = async (scope: Scope, by: ListSort): Promise<string> => {
      const wanted = { isDeleted: false, sort: { by, isDescending: true }, offset: 30, size: 10 };
      return JSON.stringify(await idsQuery(db, scope, wanted).explain());
    };
    for (const [by, index] of [
      ['designation', 'designation'],
      ['contentStatus', 'content_status'],
      ['name', 'name_order'],
      ['email', 'created_by_email'],
      ['createdDate', 'created_at'],
    ] as const) {
      const plan = await planOf({ accountId: 'halvorsen' }, by);
      expect(plan).toMatch(`Index Only Scan Backward using compass_points_by_${index}`);
      expect(plan).not.toMatch('Sort');
    }
    // What one person or one document has is found first, and sorted then.
    for (const scope of [{ contentId: 1003 }, { personId: createdById }])
      expect(await planOf({ accountId: 'halvorsen', ...scope }, 'name')).not.toMatch('by_name_order');
  });
});
