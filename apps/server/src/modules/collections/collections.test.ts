import type {
  Collection,
  CollectionGroup,
  CollectionItem,
  CollectionReader,
  Group,
  ListedCollection,
} from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { CollectionTables } from './index.ts';

type Page = { value: { content: CollectionItem[]; totalElements: number; pageSize: number } };
type Added = { added: string[]; present: string[]; unknown: string[] };

const path = '/api/v1/custom-collections';
const readersPath = '/api/v1/custom-collection/current-user/pageable';
const e214 = 'NSB|nsb-e-214-24';
const e214Before = 'NSB|nsb-e-214-21';
const anchors = 'HI|hi-4410-2-2022';
const notSubscribed = 'PIC|pic-rp-1173-2021';

const parsed = async <T>(answer: Promise<Response>): Promise<T> => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBeLessThan(300);
  return given.json() as Promise<T>;
};
const refusal = async (answer: Promise<Response>): Promise<[number, string]> => {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
};

const make = (client: TestClient, name: string, description = '') =>
  parsed<Collection>(client('POST', path, { name, description }));
const add = (client: TestClient, id: number, ...documents: string[]) =>
  parsed<Added>(client('POST', `${path}/${id}/documents`, { documents }));
const share = (
  client: TestClient,
  id: number,
  isForAccount: boolean,
  people: string[] = [],
  groups: number[] = [],
) => parsed<Collection>(client('PUT', `${path}/${id}/sharing`, { isForAccount, people, groups }));
const readersPage = (client: TestClient, query = '') => parsed<Page>(client('GET', readersPath + query));
const codesOf = ({ value }: Page): string[] => value.content.map(({ contentCode }) => contentCode);

/** A library without the collections of the demo, with an administrator and a reader of their account. */
async function aLibrary() {
  const library = await startLibrary();
  await library.database.forTenant<CollectionTables>('astm').deleteFrom('collections').execute();
  return { library, admin: await library.as('admin'), reader: await joined(library, 'colleague') };
}

/** Someone of the demo who from now on reads through the administrator's account, and no other. */
async function joined({ as, database }: TestLibrary, name: 'colleague'): Promise<TestClient> {
  const db = database.forTenant<SessionTables>('astm');
  await db
    .updateTable('memberships')
    .set({ account_id: 'library' })
    .where('person_id', '=', await personId(database, name))
    .execute();
  return as(name);
}

async function personId(database: TestLibrary['database'], name: string): Promise<string> {
  const { id } = await database
    .forTenant<SessionTables>('astm')
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the custom collection of a reader', () => {
  it('comes page by page by designation from A to Z or back, with how many there are [collections-006] [collections-007]', async () => {
    const { admin, reader } = await aLibrary();
    expect(await readersPage(reader)).toEqual({ value: { content: [], totalElements: 0, pageSize: 10 } });
    const { id } = await make(admin, 'Anchors');
    await add(admin, id, e214, anchors, e214Before);
    await share(admin, id, true);

    const first = await readersPage(reader);
    expect(first.value).toMatchObject({ totalElements: 3, pageSize: 10 });
    expect(codesOf(first)).toEqual([anchors, e214Before, e214]);
    expect(first.value.content[0]).toMatchObject({
      designation: 'HI 4410-2:2022',
      title: expect.stringMatching(/^Post-installed/),
      contentCode: anchors,
      isEntitled: true,
    });
    expect(codesOf(await readersPage(reader, '?sortType=ALPHA_ASC&pageSize=2&offset=0'))).toEqual([
      anchors,
      e214Before,
    ]);
    expect(await readersPage(reader, '?pageSize=2&offset=1')).toMatchObject({
      value: { content: [{ contentCode: e214 }], totalElements: 3, pageSize: 2 },
    });
    expect(codesOf(await readersPage(reader, '?sortType=ALPHA_DESC'))).toEqual([e214, e214Before, anchors]);
    expect(await readersPage(reader, '?sortType=&pageSize=&offset=')).toEqual(first);
    expect(codesOf(await readersPage(reader, '?offset=7'))).toEqual([]);
  });

  it('is what all collections have that are shared with them, each document once, or one of them', async () => {
    const { library, admin, reader } = await aLibrary();
    const mine = await make(admin, 'Mine');
    const everybodys = await make(admin, 'Everybody’s', 'For every site');
    const nobodys = await make(admin, 'Nobody’s yet');
    await add(admin, mine.id, e214, anchors);
    await add(admin, everybodys.id, e214, e214Before);
    await add(admin, nobodys.id, 'NSB|nsb-f-87-23');
    await share(admin, mine.id, false, [await personId(library.database, 'colleague')]);
    await share(admin, everybodys.id, true);

    expect(codesOf(await readersPage(reader))).toEqual([anchors, e214Before, e214]);
    expect(await parsed(reader('GET', '/api/v1/custom-collection/current-user/collections'))).toEqual([
      { id: everybodys.id, name: 'Everybody’s', description: 'For every site', documents: 2 },
      { id: mine.id, name: 'Mine', description: '', documents: 2 },
    ]);
    expect(codesOf(await readersPage(reader, `?collectionId=${mine.id}`))).toEqual([anchors, e214]);
    expect(await refusal(reader('GET', `${readersPath}?collectionId=${nobodys.id}`))).toEqual([
      404,
      'collection-not-found',
    ]);
    // The administrator has what is shared with them, like anyone else.
    expect(codesOf(await readersPage(admin))).toEqual([e214Before, e214]);
  });

  it('has what is shared with a group of theirs, for as long as they are in it', async () => {
    const { library, admin, reader } = await aLibrary();
    const colleague = await personId(library.database, 'colleague');
    const saved = admin('POST', '/api/group/save', {
      accountID: 'library',
      name: 'Site team',
      longDesc: 'Those who fix anchors',
      contentCodes: [e214],
      memberIds: [colleague],
    });
    const { groupID: group } = await parsed<Group>(saved);
    const offered = (as: TestClient, text = '') =>
      parsed<CollectionGroup[]>(as('GET', `${path}/groups?text=${encodeURIComponent(text)}`));
    expect(await offered(admin)).toEqual([{ id: group, name: 'Site team' }]);
    expect(await offered(admin, 'no such group')).toEqual([]);
    // Another administrator is not in it: to them it is offered no more than any other stranger's.
    const other = await library.as('operator');
    expect(await offered(other)).toEqual([]);
    const { id } = await make(admin, 'Anchors');
    await add(admin, id, e214);
    const unknown = await other('PUT', `${path}/${id}/sharing`, {
      isForAccount: false,
      people: [],
      groups: [group],
    });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      409,
      { code: 'collection-group-unknown', fieldErrors: [{ field: 'body.groups.0' }] },
    ]);
    expect(await share(admin, id, false, [], [group, group])).toMatchObject({
      groups: 1,
      sharedWithGroups: [{ id: group }],
    });
    expect(codesOf(await readersPage(reader))).toEqual([e214]);
    // What one has named, another may keep.
    expect(await share(other, id, false, [], [group])).toMatchObject({ groups: 1 });

    const db = library.database.forTenant<GroupTables>('astm');
    await db.deleteFrom('group_members').where('person_id', '=', colleague).execute();
    expect(codesOf(await readersPage(reader))).toEqual([]);
    await db.deleteFrom('groups').where('id', '=', group).execute();
    expect(await parsed(admin('GET', `${path}/${id}`))).toMatchObject({ groups: 0, sharedWithGroups: [] });
  });

  it('is of one account in one tenant, and nothing to those who have left it', async () => {
    const { library, admin, reader } = await aLibrary();
    const { id } = await make(admin, 'Anchors');
    await add(admin, id, e214);
    await share(admin, id, true, [await personId(library.database, 'colleague')]);
    expect(codesOf(await readersPage(await library.as('individual')))).toEqual([]);
    expect(await refusal((await library.as('admin', 'api'))('GET', `${path}/${id}`))).toEqual([
      404,
      'collection-not-found',
    ]);
    await library.database
      .forTenant<SessionTables>('astm')
      .updateTable('memberships')
      .set({ account_id: 'halvorsen' })
      .where('person_id', '=', await personId(library.database, 'colleague'))
      .execute();
    expect(codesOf(await readersPage(reader))).toEqual([]);
    const { sharedWith, people } = await parsed<Collection>(admin('GET', `${path}/${id}`));
    expect([sharedWith, people]).toEqual([[], 0]);
  });

  it('marks what the account does not subscribe to, has nothing that the library does not offer, and forgets what is gone', async () => {
    const { library, admin, reader } = await aLibrary();
    const { id } = await make(admin, 'Anchors');
    await add(admin, id, e214, anchors, notSubscribed);
    await share(admin, id, true);
    const db = library.database.owner<DocumentTables>();
    await library.database
      .forTenant<SessionTables>('astm')
      .deleteFrom('subscriptions')
      .where('account_id', '=', 'library')
      .where('publisher_code', '=', 'PIC')
      .execute();
    expect(
      (await readersPage(reader)).value.content.map((item) => [item.contentCode, item.isEntitled]),
    ).toEqual([
      [anchors, true],
      [e214, true],
      [notSubscribed, false],
    ]);

    await library.database
      .withoutTenant<{ tenants: { key: string; settings: unknown } }>()
      .updateTable('tenants')
      .set(({ fn, ref, val }) => ({
        settings: fn('jsonb_set', [ref('settings'), val('{publishers}'), val('["NSB","HI"]')]),
      }))
      .where('key', '=', 'astm')
      .execute();
    await expect.poll(async () => (await readersPage(reader)).value.totalElements).toBe(2);
    expect(await add(admin, id, notSubscribed)).toEqual({ added: [], present: [], unknown: [notSubscribed] });

    await db.deleteFrom('documents').where('content_code', '=', anchors).execute();
    expect(codesOf(await readersPage(reader))).toEqual([e214]);
    const { documents } = await parsed<Collection>(admin('GET', `${path}/${id}`));
    expect(documents).toBe(1);
  });

  it('is closed to accounts without the flag, and refuses by name what cannot be read [collections-001]', async () => {
    const { library, reader } = await aLibrary();
    const refused = (await library.as('company'))('GET', readersPath);
    expect(await refusal(refused)).toEqual([403, 'collections-not-enabled']);
    for (const [query, field] of [
      ['?sortType=NEWEST', 'query.sortType'],
      ['?pageSize=0', 'query.pageSize'],
      ['?pageSize=101', 'query.pageSize'],
      ['?offset=-1', 'query.offset'],
      ['?offset=x', 'query.offset'],
      ['?collectionId=x', 'query.collectionId'],
    ] as const) {
      const answer = await reader('GET', readersPath + query);
      expect([answer.status, await answer.json()], query).toEqual([
        400,
        expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] }),
      ]);
    }
  });
});

describe('an administrator', () => {
  it('makes, names, describes, shares and deletes collections, and each of it is among the audits', async () => {
    const { library, admin } = await aLibrary();
    const made = await make(admin, '  Anchors\n and bolts ', 'What every\nsite needs');
    expect(made).toMatchObject({
      name: 'Anchors and bolts',
      description: 'What every\nsite needs',
      documents: 0,
      isForAccount: false,
      people: 0,
      groups: 0,
      sharedWith: [],
      sharedWithGroups: [],
      changedBy: 'Amara Obi',
    });
    const operator = await personId(library.database, 'operator');
    const shared = await share(admin, made.id, false, [operator, operator]);
    expect(shared).toMatchObject({ people: 1, sharedWith: [{ id: operator, name: 'Dagny Lindqvist' }] });
    const renamed = await parsed<Collection>(admin('PUT', `${path}/${made.id}`, { name: 'المراسي' }));
    expect(renamed).toMatchObject({ name: 'المراسي', description: '', people: 1 });
    await make(admin, 'Bolts');
    const list = (query = '') =>
      parsed<{ count: number; result: ListedCollection[] }>(admin('GET', path + query));
    const names = async (query?: string) => (await list(query)).result.map(({ name }) => name);
    expect((await list()).count).toBe(2);
    expect(await names('?sortType=ALPHA_DESC')).toEqual((await names()).toReversed());
    expect(await names('?page=1&size=1')).toEqual(['المراسي']);

    expect(await parsed(admin('DELETE', `${path}/${made.id}`))).toEqual({ id: made.id });
    expect(await refusal(admin('DELETE', `${path}/${made.id}`))).toEqual([404, 'collection-not-found']);
    const audits = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('type')
      .where('type', 'like', 'collection-%')
      .where('principal', '=', 'admin')
      .execute();
    expect(audits.map(({ type }) => type)).toEqual([
      'collection-made',
      'collection-shared',
      'collection-changed',
      'collection-made',
      'collection-deleted',
    ]);
  });

  it('puts documents in by code and by designation, once however often, and hears what names none', async () => {
    const { admin } = await aLibrary();
    const { id } = await make(admin, 'Anchors');
    const added = await add(admin, id, anchors, 'nsb e214 - 21', 'E 214-24', 'NSB Z 99', e214, '* " %_\\ 📐');
    expect(added).toEqual({
      added: expect.arrayContaining([anchors, e214Before, e214]),
      present: [],
      unknown: ['NSB Z 99', '* " %_\\ 📐'],
    });
    expect(await add(admin, id, e214)).toEqual({ added: [], present: [e214], unknown: [] });
    const page = await parsed<Page>(admin('GET', `${path}/${id}/documents?sortType=ALPHA_DESC`));
    expect(codesOf(page)).toEqual([e214, e214Before, anchors]);
    const contentIds = page.value.content.slice(0, 2).map(({ contentId }) => contentId);
    const remove = () => parsed(admin('POST', `${path}/${id}/documents/removal`, { contentIds }));
    expect([await remove(), await remove()]).toEqual([{ removed: 2 }, { removed: 0 }]);
    expect(codesOf(await parsed<Page>(admin('GET', `${path}/${id}/documents`)))).toEqual([anchors]);
  });

  it('overwrites nothing that another one has changed in the meantime', async () => {
    const { library, admin } = await aLibrary();
    const other = await library.as('operator');
    const { id } = await make(admin, 'Anchors');
    const tag = async () => (await admin('GET', `${path}/${id}`)).headers.get('etag') ?? '';
    const seen = await tag();
    const ofSeen = { 'if-match': seen };
    expect((await other('PUT', `${path}/${id}`, { name: 'Bolts' }, ofSeen)).status).toBe(200);
    expect(await tag()).not.toBe(seen);
    for (const late of [
      admin('PUT', `${path}/${id}`, { name: 'Drills' }, ofSeen),
      admin('PUT', `${path}/${id}/sharing`, { isForAccount: true, people: [] }, ofSeen),
      admin('DELETE', `${path}/${id}`, undefined, ofSeen),
    ])
      expect(await refusal(late)).toEqual([412, 'collection-changed']);
    expect(await parsed(admin('GET', `${path}/${id}`))).toMatchObject({ name: 'Bolts', isForAccount: false });

    // Changes of documents do not count there: no one's change of them is lost.
    const current = await tag();
    await Promise.all([add(admin, id, e214), add(other, id, anchors, e214)]);
    expect(await tag()).toBe(current);
    expect(await parsed(admin('GET', `${path}/${id}`))).toMatchObject({ documents: 2 });
    await other('DELETE', `${path}/${id}`);
    expect(await refusal(admin('PUT', `${path}/${id}`, { name: 'Drills' }))).toEqual([
      404,
      'collection-not-found',
    ]);
  });

  it('gives no two collections of an account one name, whatever its letter case and however at once', async () => {
    const { library, admin } = await aLibrary();
    const { id } = await make(admin, 'Anchors');
    expect(await refusal(admin('POST', path, { name: 'ANCHORS' }))).toEqual([409, 'collection-name-taken']);
    const { id: other } = await make(admin, 'Bolts');
    expect(await refusal(admin('PUT', `${path}/${other}`, { name: 'anchors' }))).toEqual([
      409,
      'collection-name-taken',
    ]);
    expect(await parsed(admin('PUT', `${path}/${id}`, { name: 'ANCHORS' }))).toMatchObject({
      name: 'ANCHORS',
    });
    const client = await library.as('operator');
    const answers = await Promise.all([1, 2, 3].map(() => client('POST', path, { name: 'Drills' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('finds those who read through the account, and shares with no one else', async () => {
    const { library, admin } = await aLibrary();
    const found = async (text: string) =>
      (
        await parsed<CollectionReader[]>(admin('GET', `${path}/readers?text=${encodeURIComponent(text)}`))
      ).map(({ name }) => name);
    expect(await found('')).toEqual(['Tomas Eide', 'Dagny Lindqvist', 'Amara Obi']);
    expect(await found('as eI')).toEqual(['Tomas Eide']);
    expect(await found('LINDQVIST@')).toEqual(['Dagny Lindqvist']);
    for (const text of ['%', '_', '\\', 'Ravndal']) expect(await found(text), text).toEqual([]);

    const { id } = await make(admin, 'Anchors');
    const people = [
      await personId(library.database, 'operator'),
      await personId(library.database, 'individual'),
    ];
    const answer = await admin('PUT', `${path}/${id}/sharing`, { isForAccount: false, people });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'person-not-in-account', fieldErrors: [{ field: 'body.people.1' }] },
    ]);
    expect(await parsed(admin('GET', `${path}/${id}`))).toMatchObject({ people: 0 });
  });

  it.each([
    ['body.name', 'POST', path, { name: '  ' }],
    ['body.name', 'POST', path, { name: 'x'.repeat(256) }],
    ['body.description', 'POST', path, { name: 'Anchors', description: 'x'.repeat(1301) }],
    ['body.documents', 'POST', `${path}/1/documents`, { documents: [] }],
    ['body.documents', 'POST', `${path}/1/documents`, { documents: Array(501).fill('NSB E 214') }],
    ['body.documents.0', 'POST', `${path}/1/documents`, { documents: [7] }],
    ['body.contentIds.0', 'POST', `${path}/1/documents/removal`, { contentIds: [-1] }],
    ['body.people.0', 'PUT', `${path}/1/sharing`, { isForAccount: true, people: ['colleague'] }],
    ['params.id', 'GET', `${path}/x`, undefined],
  ])('is told that %s is wrong', async (field, method, at, body) => {
    const admin = await (await startLibrary()).as('admin');
    const refused = await admin(method, at, body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { fieldErrors: [{ field }] }]);
  });

  it('puts no more into a collection than it holds, and then nothing at all', async () => {
    const { library, admin } = await aLibrary();
    const { id } = await make(admin, 'Everything');
    await sql`insert into documents overriding system value
      select (jsonb_populate_record(d, jsonb_build_object('content_id', 1000000 + at, 'content_code', 'NSB|many-' || at,
        'designation', 'NSB M ' || at, 'description_text', '', 'body_text', ''))).*
      from documents d, generate_series(1, 10000) at where d.content_code = ${e214}`.execute(
      library.database.owner(),
    );
    await sql`insert into collection_documents (tenant, collection_id, content_id, added_at)
      select 'astm', ${id}, 1000000 + at, now() from generate_series(1, 10000) at`.execute(
      library.database.forTenant('astm'),
    );
    expect(await refusal(admin('POST', `${path}/${id}/documents`, { documents: [e214] }))).toEqual([
      409,
      'collection-full',
    ]);
    expect(await parsed(admin('GET', `${path}/${id}`))).toMatchObject({ documents: 10_000 });
  });
});
