import { brotliCompressSync, constants } from 'node:zlib';
import type { CitationHealth, CitingDocument, ReferenceCard } from '@norma/contracts';
import { wireStatuses } from '@norma/editions';
import { createReferenceFinder, openStatusList, type StatusList } from '@norma/references';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { aGroup, idsOf } from '../../testing/aGroup.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { CollectionTables } from '../collections/index.ts';
import type { GroupTables } from '../groups/index.ts';
import { readingReferences, type ReferenceTables } from './index.ts';

type AccountTables = { accounts: { has_custom_collection: boolean } };
type Db = Kysely<DocumentTables & ReferenceTables>;

const dbOf = (library: TestLibrary): Db => library.database.withoutTenant<DocumentTables & ReferenceTables>();

/** A library whose references have been read. */
async function readLibrary(): Promise<TestLibrary> {
  const library = await startLibrary();
  await readAll(dbOf(library));
  return library;
}

async function readAll(db: Db): Promise<void> {
  const failures: unknown[] = [];
  const read = readingReferences({ db, onFailed: (error) => failures.push(error) });
  await read(new AbortController().signal);
  expect(failures).toEqual([]);
}

const rowsOf = (db: Db) =>
  db.selectFrom('document_references').selectAll().orderBy('content_id').orderBy('place').execute();

const cardsFor = async (client: TestClient, ...designations: string[]): Promise<ReferenceCard[]> => {
  const references = designations.map((designation) => ({ designation }));
  const answer = await client('POST', '/api/v1/references/resolve', { references });
  return ((await answer.json()) as { cards: ReferenceCard[] }).cards;
};

const coded = encodeURIComponent;

/** A linear congruential generator of whole numbers below a limit. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('the card of a reference', () => {
  it('leads a dated reference to its edition and an undated one to the edition in force [references-002]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [dated, undated] = await cardsFor(client, 'NSB E 214-21', 'NSB E 214');
    expect(dated).toMatchObject({
      isDated: true,
      state: 'superseded-edition',
      edition: { designation: 'NSB E 214-21' },
    });
    expect(dated?.inForce?.designation).toBe('NSB E 214-24');
    expect(undated).toMatchObject({
      isDated: false,
      state: 'current',
      edition: { designation: 'NSB E 214-24' },
    });
  });

  it('tells title, status, edition in force and access [references-003]', async () => {
    const library = await startLibrary();
    const [subscribed] = await cardsFor(await library.as('individual'), 'NSB E 214-21');
    expect(subscribed?.edition).toMatchObject({ access: { isEntitled: true }, year: 2021 });
    expect(subscribed?.edition?.title).not.toBe('');
    expect(subscribed?.editions.map(({ year }) => year)).toEqual(
      subscribed?.editions.map(({ year }) => year).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(subscribed?.editions.length).toBeGreaterThan(2);
  });

  it('says of what no one has here that it is not in the library [references-005]', async () => {
    const library = await startLibrary();
    const cards = await cardsFor(
      await library.as('individual'),
      'ISO 9001:2015',
      'NSB E 99999',
      'RFC 2119',
      '…',
      '-- ; drop',
    );
    expect(cards.map(({ state, edition }) => [state, edition])).toEqual(
      Array.from({ length: 5 }, () => ['not-in-library', null]),
    );
  });

  it('does not tell of what the tenant does not offer', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const offered = (await cardsFor(await library.as('individual'), 'NSB E 214'))[0]?.state;
    expect(offered).toBe('current');
    const { designation } = await db
      .selectFrom('documents')
      .select('designation')
      .where('publisher_code', '=', 'NSB')
      .executeTakeFirstOrThrow();
    await db.insertInto('publishers').values({ code: 'XYZ', name: 'Elsewhere', type_code: 'SDO' }).execute();
    await db
      .updateTable('documents')
      .set({ publisher_code: 'XYZ' })
      .where('designation', '=', designation)
      .execute();
    const [card] = await cardsFor(await library.as('individual'), designation);
    expect(card?.editions.map((each) => each.designation)).not.toContain(designation);
  });
});

describe('reading references', () => {
  it('finds what records and texts cite, once each, and changes nothing when it runs again', async () => {
    const library = await readLibrary();
    const db = dbOf(library);
    const first = await rowsOf(db);
    expect(first.length).toBeGreaterThan(40);
    const identities = first.map(({ content_id, family_key, year }) => `${content_id} ${family_key} ${year}`);
    expect(new Set(identities).size).toBeGreaterThan(identities.length * 0.95);
    await readAll(db);
    expect(await rowsOf(db)).toEqual(first);
  });

  it('names no standard as citing its own family', async () => {
    const library = await readLibrary();
    const own = await dbOf(library)
      .selectFrom('document_references as r')
      .innerJoin('documents as d', 'd.content_id', 'r.content_id')
      .innerJoin('families as f', 'f.id', 'd.family_id')
      .whereRef('f.key', '=', 'r.family_key')
      .where('r.title', '=', '')
      .select(['d.designation', 'r.designation as cited'])
      .execute();
    expect(own).toEqual([]);
  });

  it('reads a text again when its file or the way of reading has changed', async () => {
    const library = await readLibrary();
    const db = dbOf(library);
    const { content_id } = await db
      .selectFrom('document_references')
      .innerJoin('document_files', 'document_files.content_id', 'document_references.content_id')
      .where('document_files.kind', '=', 'html')
      .select('document_references.content_id')
      .executeTakeFirstOrThrow();
    const ofOne = async () => (await rowsOf(db)).filter((row) => row.content_id === content_id);
    const before = await ofOne();
    await db
      .updateTable('documents')
      .set({ body_text: '\fSee HI 98765-4:2019 and HI 98765-5.', text_places: null })
      .where('content_id', '=', content_id)
      .execute();
    await readAll(db);
    expect(await ofOne()).toEqual(before);
    await db
      .updateTable('document_files')
      .set({ file_key: 'f'.repeat(64) })
      .where('content_id', '=', content_id)
      .where('kind', '=', 'html')
      .execute();
    await readAll(db);
    const cited = (await ofOne()).map(({ designation }) => designation);
    expect(cited).toEqual(expect.arrayContaining(['HI 98765-4:2019', 'HI 98765-5']));
    await db
      .updateTable('document_references')
      .set({ designation: 'X' })
      .where('content_id', '=', content_id)
      .execute();
    await db.updateTable('referencing_texts').set({ form: 0 }).where('content_id', '=', content_id).execute();
    await readAll(db);
    expect((await ofOne()).map(({ designation }) => designation)).toEqual(cited);
  });

  it('reads a text of 20,000 references, and one of hostile designations', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const ids = await db.selectFrom('documents').select('content_id').limit(2).execute();
    const many = Array.from({ length: 20_000 }, (_, at) => `HI ${10_000 + at}-1:2019`).join(', ');
    const hostile = `NSB E ${'1'.repeat(100_000)} NSB ${'-1'.repeat(50_000)} ${'ISO/'.repeat(50_000)} IS '; drop table documents --`;
    for (const [at, text] of [many, hostile].entries())
      await db
        .updateTable('documents')
        .set({ body_text: `\f${text}`, text_places: null })
        .where('content_id', '=', ids[at]?.content_id ?? 0)
        .execute();
    const started = performance.now();
    await readAll(db);
    expect(performance.now() - started).toBeLessThan(60_000);
    const rows = await db
      .selectFrom('document_references')
      .select('designation')
      .where('content_id', '=', ids[0]?.content_id ?? 0)
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(20_000);
  }, 120_000);
});

describe('cited by', () => {
  const citedBy = async (client: TestClient, contentCode: string, page = '') =>
    (await (
      await client('GET', `/api/v1/references/cited-by?contentCode=${coded(contentCode)}${page}`)
    ).json()) as {
      total: number;
      documents: CitingDocument[];
    };

  it('lists the offered documents that cite a standard, and where for those that open [references-007]', async () => {
    const library = await readLibrary();
    const code = 'HI|hi-4410-2-2022';
    const subscribed = await citedBy(await library.as('individual'), code, '&size=100');
    expect(subscribed.total).toBe(subscribed.documents.length);
    expect(subscribed.documents.find(({ designation }) => designation === 'PIC RP 1173:2021')).toMatchObject({
      isDated: true,
      citedDesignation: 'HI 4410-2:2016',
      status: 'Current',
    });
    const open = subscribed.documents.filter(({ access }) => access.isEntitled);
    const closed = subscribed.documents.filter(({ access }) => !access.isEntitled);
    expect(open.length * closed.length).toBeGreaterThan(0);
    expect(open.map(({ clauses }) => clauses.length > 0)).toEqual(open.map(() => true));
    expect(closed.flatMap(({ clauses }) => clauses)).toEqual([]);
    const first = subscribed.documents.map(({ status }) => ['Active', 'Adopted', 'Current'].includes(status));
    expect(first).toEqual(first.toSorted((a, b) => Number(b) - Number(a)));
    const page = await citedBy(await library.as('individual'), code, '&from=1&size=1');
    expect(page.documents.map(({ contentCode }) => contentCode)).toEqual([
      subscribed.documents[1]?.contentCode,
    ]);
  });
});

describe('citation health', () => {
  const healthOf = async (client: TestClient, query: string) =>
    (await (await client('GET', `/api/v1/references/health?${query}`)).json()) as CitationHealth;

  it('counts distinct references by state [references-008]', async () => {
    const library = await readLibrary();
    const health = await healthOf(await library.as('individual'), `contentCode=${coded('NSB|nsb-e-214-24')}`);
    const counted = Object.values(health.counts).reduce((sum, each) => sum + each, 0);
    expect(counted).toBe(health.references.length);
    expect(health.references.map(({ designation, state }) => [designation, state])).toEqual(
      expect.arrayContaining([
        ['HI 4410-2:2022', 'current'],
        ['NSB E 187-23', 'not-in-library'],
      ]),
    );
    const older = await healthOf(
      await library.as('individual'),
      `contentCode=${coded('PIC|pic-rp-1173-2021')}`,
    );
    expect(older.references[0]).toMatchObject({ designation: 'HI 4410-2:2016', state: 'superseded-edition' });
    expect(older.counts).toMatchObject({ 'superseded-edition': 1, 'not-in-library': 4, current: 0 });
    expect(new Set(health.references.map(({ designation }) => designation)).size).toBe(counted);
  });

  it('follows citations to withdrawn standards three steps far, and ends on cycles [references-009]', async () => {
    const library = await readLibrary();
    const db = dbOf(library);
    const { id } = await db
      .insertInto('families')
      .values({ key: 'pic:rp-9', publisher_code: 'PIC', designation: 'PIC RP 9' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('documents')
      .set({ family_id: id, designation: 'PIC RP 9:2015', status: 'Withdrawn' })
      .where('content_code', '=', 'PIC|pic-rp-1173-2015')
      .execute();
    const chain = [
      { code: 'NSB|nsb-e-214-24', designation: 'NSB E 214-24', key: 'nsb:e-214' },
      { code: 'HI|hi-4410-2-2022', designation: 'HI 4410-2:2022', key: 'hi:4410-2' },
      { code: 'PIC|pic-rp-1173-2021', designation: 'PIC RP 1173:2021', key: 'pic:rp-1173' },
      { code: 'PIC|pic-rp-1173-2015', designation: 'PIC RP 9:2015', key: 'pic:rp-9' },
    ] as const;
    await db.deleteFrom('document_references').execute();
    const cite = async (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3): Promise<void> => {
      const { content_id } = await db
        .selectFrom('documents')
        .select('content_id')
        .where('content_code', '=', chain[from].code)
        .executeTakeFirstOrThrow();
      const { designation, key } = chain[to];
      const cited = { designation, family_key: key, title: '', year: null, clauses: [], is_normative: true };
      await db
        .insertInto('document_references')
        .values({ ...cited, content_id, place: to, form: 1, file_key: null, occurrences: 1 })
        .execute();
    };
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 0],
      [1, 0],
      [3, 0],
    ] as const)
      await cite(from, to);
    const health = await healthOf(await library.as('individual'), `contentCode=${coded('NSB|nsb-e-214-24')}`);
    expect(health.references).toHaveLength(1);
    expect(health.references[0]?.paths.map((path) => path.map(({ designation }) => designation))).toEqual([
      chain.slice(1).map(({ designation }) => designation),
    ]);
  });

  it('covers favorites, tracked standards, collections and groups of the reader alone [references-010]', async () => {
    const library = await readLibrary();
    const owner = await library.as('individual');
    for (const scope of ['favorites', 'tracked']) {
      const answer = await owner('GET', `/api/v1/references/health?scope=${scope}`);
      expect([scope, answer.status]).toEqual([scope, 200]);
    }
    for (const scope of ['group:999999', 'collection:999999']) {
      const answer = await owner('GET', `/api/v1/references/health?scope=${scope}`);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        404,
        'scope-not-found',
      ]);
    }
    const tables = library.database.forTenant<CollectionTables & AccountTables>('astm');
    await tables.updateTable('accounts').set({ has_custom_collection: true }).execute();
    const { id } = await tables
      .insertInto('collections')
      .values({
        tenant: 'astm',
        account_id: 'halvorsen',
        name: 'Tunnels',
        description: '',
        is_for_account: true,
        version: 1,
        changed_at: new Date(),
        changed_by_name: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ofCollection = await healthOf(owner, `scope=collection:${id}`);
    expect(ofCollection.scope).toMatchObject({ kind: 'collection', name: 'Tunnels' });
    const group = await aGroup(library, owner, ['colleague']);
    const path = `/api/v1/references/health?scope=group:${group.groupID}`;
    const ofGroup = (await (await owner('GET', path)).json()) as CitationHealth;
    expect(ofGroup.scope).toMatchObject({ kind: 'group', name: 'Anchorage', documents: 2 });
    const member = await library.as('colleague');
    expect((await member('GET', path)).status).toBe(200);
    const [memberId] = await idsOf(library, 'colleague');
    await library.database
      .forTenant<GroupTables>('astm')
      .deleteFrom('group_members')
      .where('person_id', '=', memberId ?? '')
      .execute();
    expect((await member('GET', path)).status).toBe(404);
    const company = await library.as('company');
    expect((await company('GET', path)).status).toBe(404);
    expect((await company('GET', '/api/v1/references/health?scope=favorites')).status).toBe(404);
    const elsewhere = await library.as('individual', 'api');
    expect((await elsewhere('GET', path)).status).toBe(404);
  });

  it('is exported as CSV and JSON [references-010]', async () => {
    const library = await readLibrary();
    const client = await library.as('individual');
    const path = `/api/v1/references/health/export?contentCode=${coded('NSB|nsb-e-214-24')}`;
    const csv = await (await client('GET', `${path}&format=csv`)).text();
    expect(csv.split('\r\n')[0]).toContain('Verdict');
    const json = (await (await client('GET', `${path}&format=json`)).json()) as CitationHealth;
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(json.references.length);
  });
});

describe('status lists', () => {
  const listOf = (client: TestClient, publisher: string, headers = {}) =>
    client('GET', `/api/v1/references/status-list?publisher=${publisher}`, undefined, headers);

  it('are revalidated, and hold what the tenant offers alone [references-017]', async () => {
    const library = await readLibrary();
    const client = await library.as('individual');
    const answer = await listOf(client, 'NSB');
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect((await listOf(client, 'NSB', { 'if-none-match': etag })).status).toBe(304);
    expect((await listOf(client, 'XYZ')).status).toBe(404);
  });

  it('hold 100,000 editions with ten citations each in 5 MB [references-017]', () => {
    const editions = Array.from({ length: 100_000 }, (_, at) => at);
    const next = randomFrom(7);
    const list: StatusList = {
      format: 1,
      publisher: 'NSB',
      statuses: wireStatuses,
      languages: ['en', 'de'],
      keys: editions.slice(0, 40_000).map((at) => `nsb:e-${at}`),
      families: editions.slice(0, 40_000).map(() => ''),
      sizes: editions.slice(0, 40_000).map((at) => (at % 2 === 0 ? 2 : 3)),
      designations: editions.map((at) => `NSB E ${Math.floor(at / 2.5)}-${10 + next(15)}`),
      years: editions.map(() => 1990 + next(35)),
      status: editions.map(() => next(wireStatuses.length)),
      language: editions.map(() => next(2)),
      codes: editions.map((at) => `nsb-e-${Math.floor(at / 2.5)}-${10 + next(15)}`),
      replacements: editions.slice(0, 2_000).map((at) => [at * 7, `NSB E ${next(40_000)}`]),
      citations: editions.map((at) => [
        at,
        ...Array.from({ length: 10 }, () => [next(40_000), next(2) * (1990 + next(35))]).flat(),
      ]),
    };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(brotliCompressSync(JSON.stringify(list), { params }).length).toBeLessThan(5_000_000);
  }, 60_000);

  it('judge like the server [references-008]', async () => {
    const library = await readLibrary();
    const client = await library.as('individual');
    const publishers = ['NSB', 'HI', 'PIC'];
    const lists = await Promise.all(
      publishers.map(async (code) => await (await listOf(client, code)).text()),
    );
    const opened = openStatusList(lists);
    const rows = await rowsOf(dbOf(library));
    const designations = [...new Set(rows.map(({ designation }) => designation))]
      .filter((each) => /^(?:NSB|HI|PIC) /.test(each))
      .slice(0, 200);
    const finder = createReferenceFinder({ publishers });
    const cards = await cardsFor(client, ...designations);
    const offline = designations.map((designation) => {
      const [found] = finder.find(designation);
      return found && opened.verdictOf(found);
    });
    expect(
      offline.map((each, at) => [designations[at], each?.state, each?.edition?.contentCode ?? null]),
    ).toEqual(
      cards.map(({ designation, state, edition }) => [designation, state, edition?.contentCode ?? null]),
    );
  });

  it('are asked for without a line in the log [references-014]', async () => {
    const lines: string[] = [];
    const library = await startLibrary({ onLogged: (line) => lines.push(line), logLevel: 'trace' });
    const client = await library.as('individual');
    lines.length = 0;
    await listOf(client, 'NSB');
    await cardsFor(client, 'NSB E 31-99');
    expect(lines.filter((line) => line.includes('publisher=NSB') || line.includes('E 31-99'))).toEqual([]);
  });
});
