import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followFamilyRules, type DocumentTables } from '../../documents/index.ts';
import { aCatalogue, aFile, anImporter, aRecord, documentsOf, type Importer } from '../testing/anImporter.ts';
import { kindsOfRejections } from './store.ts';

/** The designations of each family, and their labels and statuses. */
async function familiesIn({ db }: Importer) {
  const documents = await documentsOf(db);
  return Object.fromEntries(
    [...Map.groupBy(documents, ({ family }) => family)].map(([family, same]) => [
      family,
      same.map(({ designation }) => designation).toSorted(),
    ]),
  );
}

const silent = { family: undefined, status: undefined, stage: undefined, published: undefined };

const statusesIn = async ({ db }: Importer) =>
  Object.fromEntries((await documentsOf(db)).map(({ designation, status }) => [designation, status]));

const kindsIn = ({ db }: Importer, id: number) =>
  kindsOfRejections(
    db.$pickTables<'imports' | 'import_rejections' | 'import_items' | 'staged_documents'>(),
    id,
  );

describe('an import brings the editions of a standard together', () => {
  it('by the family of its records, with a remark where the designation says another', async () => {
    const importer = await anImporter();
    const job = await importer.take(
      await aCatalogue([
        aRecord({ designation: 'NSB RFC 7540', family: 'HTTP/2', year: 2015 }),
        aRecord({ designation: 'NSB RFC 9113', family: 'HTTP/2', year: 2022 }),
        aRecord({ designation: 'NSB 100:2020' }),
      ]),
    );
    expect(await familiesIn(importer)).toEqual({
      'HTTP/2': ['NSB RFC 7540', 'NSB RFC 9113'],
      'NSB 100': ['NSB 100:2020'],
    });
    expect(job.remarks).toBe(2);
    expect((await importer.reasons(job)).join()).toContain('family is "HTTP/2"');
  });

  it('by version, draft and language where records name no family, with labels that are whole', async () => {
    const importer = await anImporter();
    await importer.take(
      await aCatalogue(
        [
          'NSB TS 101 234 V1.2.3 (2019-03)',
          'NSB TS 101 234 V2.1.0 (2019-08)',
          'NSB/DIS 47',
          'NSB 47:2020',
        ].map((designation) => aRecord({ ...silent, designation })),
      ),
    );
    expect(await familiesIn(importer)).toEqual({
      'NSB TS 101 234': ['NSB TS 101 234 V1.2.3 (2019-03)', 'NSB TS 101 234 V2.1.0 (2019-08)'],
      'NSB 47': ['NSB 47:2020', 'NSB/DIS 47'],
    });
    const labels = (await documentsOf(importer.db)).map(({ edition }) => edition).toSorted();
    expect(labels).toEqual(['2020', 'DIS', 'V1.2.3 (2019-03)', 'V2.1.0 (2019-08)']);
  });

  it('never by what replaces another number', async () => {
    const importer = await anImporter();
    const relations = [{ type: 'obsoletes', designation: 'NSB 200:2010' }];
    await importer.take(
      await aCatalogue([
        aRecord({ designation: 'NSB 200:2010' }),
        aRecord({ designation: 'NSB 300:2020', family: undefined, relations }),
      ]),
    );
    expect(Object.keys(await familiesIn(importer))).toHaveLength(2);
  });

  it('by what a record says is the same work, in the family that this came with', async () => {
    const importer = await anImporter();
    await importer.take(
      await aCatalogue([aRecord({ designation: 'NSB objects', family: 'Object storage' })]),
    );
    const relations = [{ type: 'editionOf', designation: 'NSB objects' }];
    await importer.take(
      await aCatalogue([aRecord({ designation: 'NSB WD-simple-db-20200101', family: undefined, relations })]),
    );
    expect(await familiesIn(importer)).toEqual({
      'Object storage': ['NSB WD-simple-db-20200101', 'NSB objects'],
    });
  });

  it('moves a document whose family is named later, and keeps it there when a record is silent', async () => {
    const importer = await anImporter();
    const record = { ...aRecord({ designation: 'OAS 3.1.0' }), family: undefined };
    await importer.take(await aCatalogue([record]));
    const named = await importer.take(await aCatalogue([{ ...record, family: 'Open interface' }]));
    expect(named).toMatchObject({ replaced: 1 });
    await importer.take(await aCatalogue([{ ...record, title: 'Interfaces' }]));
    expect(await familiesIn(importer)).toEqual({ 'Open interface': ['OAS 3.1.0'] });
  });

  it('lets people follow a document into its new family', async () => {
    const importer = await anImporter();
    const record = { ...aRecord({ designation: 'OAS 3.1.0' }), family: undefined };
    await importer.take(await aCatalogue([record]));
    await importer.database
      .forTenant('astm')
      .transaction()
      .execute(async (within) => {
        await sql`insert into people (tenant, id, sign_in_name, email, first_name, last_name, user_type)
        values ('astm', '00000000-0000-4000-8000-000000000001', 'ines', 'ines@nsb.example', 'Ines', 'R', 'INDIVIDUAL')`.execute(
          within,
        );
        await sql`insert into tracked_documents (tenant, person_id, family_id, content_id, is_on, since)
        select 'astm', '00000000-0000-4000-8000-000000000001', family_id, content_id, true, now()
        from documents`.execute(within);
      });
    await importer.take(await aCatalogue([{ ...record, family: 'Open interface' }]));
    const { rows } = await sql`select f.designation, t.is_on from tracked_documents t
      join families f on f.id = t.family_id`.execute(importer.database.forTenant('astm'));
    expect(rows).toEqual([{ designation: 'Open interface', is_on: true }]);
  });
});

describe('a status', () => {
  it('that no source gives is inferred: the newest edition is in force, older ones are superseded', async () => {
    const importer = await anImporter();
    const designations = ['NSB 47:2020', 'NSB 47:2010', 'NSB 47:2015', 'NSB/DIS 47:2023'];
    for (const designation of designations)
      await importer.take(await aCatalogue([aRecord({ ...silent, designation, year: undefined })]));
    expect(await statusesIn(importer)).toMatchObject({
      'NSB 47:2010': 'Replaced',
      'NSB 47:2015': 'Replaced',
      'NSB 47:2020': 'Active',
      'NSB/DIS 47:2023': 'Draft',
    });
    const stages = await importer.db.selectFrom('documents').select(['designation', 'stage']).execute();
    expect(stages).toContainEqual({ designation: 'NSB 47:2010', stage: '95.99' });
  });

  it('of a supplement that comes out anew each year is that of the last one', async () => {
    const importer = await anImporter();
    const designations = [
      'NSB DIR 1 NSB SUP:2003',
      'NSB DIR 1 NSB SUP:2011',
      'NSB 5:2001/Amd 1:2003',
      'NSB 5:2001/Amd 2:2011',
    ];
    const records = designations.map((designation) => aRecord({ ...silent, designation }));
    await importer.take(await aCatalogue(records));
    expect(await statusesIn(importer)).toEqual({
      'NSB DIR 1 NSB SUP:2003': 'Replaced',
      'NSB DIR 1 NSB SUP:2011': 'Active',
      'NSB 5:2001/Amd 1:2003': 'Active',
      'NSB 5:2001/Amd 2:2011': 'Active',
    });
  });

  it('that a source gives stays, whatever is newer', async () => {
    const importer = await anImporter();
    await importer.take(
      await aCatalogue([
        aRecord({ designation: 'NSB 47:2010', status: 'Active' }),
        aRecord({ designation: 'NSB 47:2020', status: 'Withdrawn' }),
      ]),
    );
    expect(await statusesIn(importer)).toEqual({ 'NSB 47:2010': 'Active', 'NSB 47:2020': 'Withdrawn' });
  });

  it('that only says how mature a text is does not keep an older edition in force', async () => {
    const importer = await anImporter();
    const family = 'W3C rope21';
    const ropes = (designation: string, status: string) =>
      aRecord({ ...silent, designation, publisher: 'W3C', family, status, year: undefined });
    const relations = [{ type: 'obsoletedBy', designation: 'W3C REC-rope21-20250506' }];
    await importer.take(
      await aCatalogue([
        { ...ropes('W3C REC-rope21-20180605', 'Recommendation'), relations },
        ropes('W3C REC-rope21-20250506', 'Recommendation'),
        ropes('W3C WD-rope21-20260101', 'Working Draft'),
      ]),
    );
    expect(await statusesIn(importer)).toEqual({
      'W3C REC-rope21-20180605': 'Replaced',
      'W3C REC-rope21-20250506': 'Active',
      'W3C WD-rope21-20260101': 'Draft',
    });
  });

  it('of what stands for all editions is theirs: a draft where there are only drafts', async () => {
    const importer = await anImporter();
    const ropes = (designation: string, family: string, status?: string) =>
      aRecord({ ...silent, designation, publisher: 'W3C', family, status, year: undefined });
    await importer.take(
      await aCatalogue([
        ropes('W3C rope-3', 'W3C rope-3'),
        ropes('W3C WD-rope-3-20260101', 'W3C rope-3', 'Working Draft'),
        ropes('W3C rope21', 'W3C rope21'),
        ropes('W3C REC-rope21-20250506', 'W3C rope21', 'Recommendation'),
      ]),
    );
    expect(await statusesIn(importer)).toMatchObject({ 'W3C rope-3': 'Draft', 'W3C rope21': 'Active' });
  });

  it('of a numbered edition without a date is that of its number', async () => {
    const importer = await anImporter();
    const ropes = (designation: string, published?: string) =>
      aRecord({ ...silent, designation, published, family: 'NSB-262', year: undefined });
    await importer.take(
      await aCatalogue([
        ropes('NSB-262 ed 3', '1999-12-01'),
        ropes('NSB-262 ed 4'),
        ropes('NSB-262 ed 5', '2009-12-01'),
      ]),
    );
    expect(await statusesIn(importer)).toEqual({
      'NSB-262 ed 3': 'Replaced',
      'NSB-262 ed 4': 'Replaced',
      'NSB-262 ed 5': 'Active',
    });
  });

  it('of an act of a meeting is not taken by the act with the same number of a later meeting', async () => {
    const importer = await anImporter();
    const act = (designation: string, year: number) =>
      aRecord({ ...silent, designation, family: 'NSBC REC 1', year });
    await importer.take(await aCatalogue([act('NSBC REC 1 (1969)', 1969), act('NSBC REC 1 (2017)', 2017)]));
    expect(await statusesIn(importer)).toEqual({
      'NSBC REC 1 (1969)': 'Active',
      'NSBC REC 1 (2017)': 'Active',
    });
  });

  it('in a word that no one knows is shown as given and never Historical', async () => {
    const importer = await anImporter();
    const job = await importer.take(await aCatalogue([aRecord({ status: 'Lively' })]));
    expect(await statusesIn(importer)).toEqual({ 'NSB 100:2020': 'Lively' });
    expect(job.remarks).toBe(1);
  });
});

describe('the day of publication', () => {
  it('of a supplement is in its own year, where a catalog gives the year of its edition', async () => {
    const importer = await anImporter();
    const record = aRecord({ designation: 'NSB 47:2015/Amd 1:2024', year: 2024, published: '2015' });
    await importer.take(await aCatalogue([record]));
    const { rows } = await sql<{ day: string }>`select published_on::text as day from documents`.execute(
      importer.db,
    );
    expect(rows).toEqual([{ day: '2024-01-01' }]);
  });

  it('of an amendment that is not published yet is not the year of its edition', async () => {
    const importer = await anImporter();
    const record = aRecord({ designation: 'NSB 47:2015/Amd 1', year: 2015, published: '2015' });
    await importer.take(await aCatalogue([record]));
    const { rows } = await sql`select published, published_on from documents`.execute(importer.db);
    expect(rows).toEqual([{ published: null, published_on: null }]);
  });
});

describe('texts that an earlier release imported', () => {
  const documents = ['OAS 3.0.3', 'OAS 3.1.0', 'Other 1.0.0', 'NSB 47:2024'].map((designation, at) => ({
    designation,
    title: at < 2 ? 'OpenAPI Specification' : designation,
    publisher: 'NSB',
    html: `${at}.html`,
    ...(designation.startsWith('NSB') && { family: 'Bolts' }),
  }));
  const family = async ({ db }: Importer, designation: string, name: string) => {
    await sql`with own as (insert into families (key, publisher_code, designation)
        values (${`nsb:${name}`}, 'NSB', ${name}) returning id)
      update documents set family_id = own.id, edition = ${designation}, given_family = null
        from own where documents.designation = ${designation}`.execute(db);
  };

  it('are put into the families of this release, once', async () => {
    const importer = await anImporter();
    const path = await aFile('manifest.json', JSON.stringify({ documents }));
    for (const { html } of documents) await writeFile(join(dirname(path), html), '<p>Text.</p>');
    await importer.take(dirname(path));
    const now = await familiesIn(importer);
    expect(now).toMatchObject({ OAS: ['OAS 3.0.3', 'OAS 3.1.0'], Bolts: ['NSB 47:2024'] });
    const labels = (await documentsOf(importer.db)).map(({ edition }) => edition);
    for (const { designation } of documents.slice(0, 2)) await family(importer, designation, designation);
    await family(importer, 'NSB 47:2024', 'Screws');
    const db = importer.db.$pickTables<keyof DocumentTables>();
    const { signal } = new AbortController();
    await followFamilyRules(db, signal);
    const { Bolts, ...others } = now;
    expect(await familiesIn(importer)).toEqual({ ...others, Screws: Bolts });
    expect((await documentsOf(importer.db)).map(({ edition }) => edition)).toEqual(labels);
    await family(importer, 'OAS 3.0.3', 'OAS 3.0.3 again');
    await followFamilyRules(db, signal);
    expect(await familiesIn(importer)).toHaveProperty('OAS 3.0.3 again');
  });
});

describe('the report of an import', () => {
  it('sums its remarks by kind, with examples', async () => {
    const importer = await anImporter();
    const records = [2001, 2002, 2003, 2004].map((year) =>
      aRecord({ designation: `NSB 1:${year}`, status: 'Lively', published: `${year}-13` }),
    );
    const job = await importer.take(await aCatalogue(records));
    const kinds = await kindsIn(importer, job.id);
    expect(kinds.map(({ count, is_remark }) => [count, is_remark])).toEqual([
      [4, true],
      [4, true],
    ]);
    expect(kinds.map(({ kind }) => kind).join()).toContain('"Lively"');
    expect(kinds[0]?.examples).toHaveLength(3);
  });

  it('knows how many records there are', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([aRecord(), '', aRecord({ designation: 'NSB 2:2020' })]);
    expect((await importer.take(path)).records_total).toBe(2);
  });
});

describe('a record that was imported before', () => {
  it('is not read again, and read again once its document is other than it says', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([aRecord(), aRecord({ designation: 'NSB 2:2020' })]);
    await importer.take(path);
    expect(await importer.take(path)).toMatchObject({ added: 0, replaced: 0, unchanged: 2, rejected: 0 });
    await importer.take(await aCatalogue([aRecord({ title: 'Screws' })]));
    expect(await importer.take(path)).toMatchObject({ replaced: 1, unchanged: 1 });
  });

  it('is not contradicted by another one of its document in the same catalog, however often they come', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([aRecord(), aRecord({ title: 'Screws' })]);
    expect(await importer.take(path)).toMatchObject({ added: 1, rejected: 1 });
    expect(await importer.take(path)).toMatchObject({ unchanged: 1, replaced: 0, rejected: 1 });
    expect((await documentsOf(importer.db)).map(({ title_text }) => title_text)).toEqual([
      'Anchors of NSB 100:2020',
    ]);
  });
});
