import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aCatalogue, anImporter, type Importer } from '../testing/anImporter.ts';

const essentials = {
  contentCode: 'NSB|nsb-700-2024',
  designation: 'NSB 700:2024',
  title: 'Bolts',
  publisher: 'NSB',
  source: 'nsb',
};

/** A record that names every field otherwise than it is usual. */
const whole = {
  ...essentials,
  family: 'NSB 700',
  year: 2024,
  titles: { en: 'Bolts', fr: 'Boulons' },
  abstract: 'How bolts are tested.',
  abstractLang: 'en',
  abstracts: { fr: 'Essais de boulons.' },
  docType: 'test-method',
  status: 'Withdrawn',
  languages: ['en', 'fr'],
  ics: [{ code: '91.100.30', text: 'Concrete' }],
  committee: 'NSB/TC 7',
  committeeName: 'Bolts',
  published: '2024-05-04',
  relations: [{ type: 'obsoletes', designation: 'NSB 700:2014' }],
  keywords: ['anchor'],
  industries: ['Construction/Fastening'],
  topics: ['Safety'],
  assetId: 'BOLTS-1',
  assetType: 'MANUAL',
  contentType: 'JOURNALS',
  classification: 'Related Materials',
  organizationId: 'FOUNDATION',
  contentAccessUrl: 'https://read.nsb.example/700',
  downloadable: false,
  available: false,
  allowToTrack: false,
  allowToFavorite: false,
  excludeFromCitation: true,
  authors: ['Ravndal, Ines'],
  doi: '10.5555/12345',
};

/** All that is stored of the only document. */
async function stored({ db }: Importer) {
  const row = await db.selectFrom('documents').selectAll().executeTakeFirstOrThrow();
  const document = { ...row, imported_at: '', record_hash: '', source_hash: '', body_text: '' };
  const relations = await db
    .selectFrom('document_relations')
    .select(['type', 'designation', 'title'])
    .orderBy('place')
    .execute();
  return { document, relations, words: new Set(row.body_text.split('\n')) };
}

/** What is stored of each document, by its content code. */
async function storedByCode({ db }: Importer) {
  const rows = await db.selectFrom('documents').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.content_code,
      { ...row, imported_at: '', record_hash: '', source_hash: '', body_text: '' },
    ]),
  );
}

const eventsOf = ({ db }: Importer) =>
  db.selectFrom('document_events').select(['type', 'changed']).orderBy('id').execute();

async function aDelivery(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-unspecified-'));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return folder;
}

describe('a field that a record leaves out', () => {
  it('stays as it is known, every one of them: nothing is counted as changed and no event is left', async () => {
    const importer = await anImporter();
    await importer.take(await aCatalogue([whole]));
    const before = await stored(importer);
    expect(before.document).toMatchObject({ status: 'Withdrawn', is_available: false });
    const job = await importer.take(await aCatalogue([essentials]));
    expect(job).toMatchObject({ added: 0, replaced: 0, unchanged: 1, rejected: 0, changes: [] });
    expect(await stored(importer)).toEqual(before);
    expect(await eventsOf(importer)).toHaveLength(1);
  });

  it('stays while the title changes, whichever it is', async () => {
    const importer = await anImporter();
    const leftOut = Object.keys(whole).filter((name) => !(name in essentials));
    const records = leftOut.map((name, at) => {
      const number = `NSB ${701 + at}`;
      const record = {
        ...whole,
        contentCode: `NSB|${name}`,
        designation: `${number}:2024`,
        family: number,
        relations: [{ type: 'obsoletes', designation: `${number}:2014` }],
      };
      const rest = Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));
      return { record, changed: { ...rest, title: 'Screws', titles: undefined } };
    });
    await importer.take(await aCatalogue(records.map(({ record }) => record)));
    const before = await storedByCode(importer);
    const job = await importer.take(await aCatalogue(records.map(({ changed }) => changed)));
    expect(job).toMatchObject({ replaced: leftOut.length, unchanged: 0 });
    const after = await storedByCode(importer);
    for (const name of leftOut) {
      const code = `NSB|${name}`;
      expect([name, { ...after.get(code), title_text: '', title_html: '' }]).toEqual([
        name,
        {
          ...before.get(code),
          title_text: '',
          title_html: '',
          // Who wrote a document and what it is a part of are told together.
          ...(name === 'authors' && { credits: { doi: '10.5555/12345' } }),
          ...(name === 'doi' && { credits: { authors: [{ family: 'Ravndal', given: 'Ines' }] } }),
        },
      ]);
    }
    expect((await eventsOf(importer)).slice(leftOut.length)).toEqual(
      leftOut.map(() => ({ type: 'metadata', changed: ['title_text'] })),
    );
  });

  it('keeps the status of a text that a record has corrects, whichever way the next record comes', async () => {
    const importer = await anImporter();
    const text = { ...essentials, html: 'a.html', status: 'Active' };
    await importer.take(
      await aDelivery({ 'manifest.json': { documents: [text] }, 'a.html': '<p>Bolts.</p>' }),
    );
    await importer.take(await aCatalogue([{ ...essentials, status: 'Withdrawn', keywords: ['bolt'] }]));
    const before = await stored(importer);
    expect(before.document).toMatchObject({ status: 'Withdrawn', keywords: ['bolt'] });
    for (const record of [
      essentials,
      { ...essentials, status: null, stage: null },
      { ...essentials, status: '' },
    ])
      expect(await importer.take(await aCatalogue([record]))).toMatchObject({ replaced: 0, unchanged: 1 });
    expect(await stored(importer)).toEqual(before);
    const other = { ...essentials, html: 'a.html' };
    const delivery = { 'manifest.json': { documents: [other] }, 'a.html': '<p>Screws.</p>' };
    expect(await importer.take(await aDelivery(delivery))).toMatchObject({ replaced: 1 });
    expect((await stored(importer)).document).toMatchObject({
      status: 'Withdrawn',
      keywords: ['bolt'],
    });
  });
});

describe('the date of a text', () => {
  it('keeps its day when a record gives the year, and follows a record that gives another day', async () => {
    const importer = await anImporter();
    const text = { ...essentials, html: 'a.html', published: '2024-05-04' };
    const delivery = { 'manifest.json': { documents: [text] }, 'a.html': '<p>Bolts.</p>' };
    await importer.take(await aDelivery(delivery));
    await importer.take(await aCatalogue([{ ...essentials, published: '2024', keywords: ['bolt'] }]));
    expect((await stored(importer)).document).toMatchObject({
      published: '2024-05-04',
      published_on: '2024-05-04',
      keywords: ['bolt'],
    });
    await importer.take(await aCatalogue([{ ...essentials, published: '2024-06' }]));
    expect((await stored(importer)).document).toMatchObject({
      published: '2024-06',
      published_on: '2024-06-01',
    });
  });
});

describe('a field that a record names and leaves empty', () => {
  it('is cleared, unless it always has a value', async () => {
    const importer = await anImporter();
    await importer.take(await aCatalogue([whole]));
    const before = await stored(importer);
    const empty = Object.fromEntries(
      Object.entries(whole)
        .filter(([name]) => !(name in essentials) && !['family', 'year'].includes(name))
        .map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
    );
    expect(await importer.take(await aCatalogue([{ ...whole, ...empty }]))).toMatchObject({ replaced: 1 });
    const { document, relations } = await stored(importer);
    expect(relations).toEqual([]);
    expect(document).toEqual({
      ...before.document,
      titles: {},
      abstracts: {},
      description_html: '',
      description_text: '',
      ics: [],
      committee: null,
      committee_name: null,
      published: null,
      published_on: null,
      supersedes: [],
      keywords: [],
      industries: [],
      topics: [],
      asset_id: null,
      content_type: null,
      classification: null,
      organization_id: null,
      content_access_url: null,
      credits: null,
    });
  });

  it('of a text is cleared by the record that sets it right', async () => {
    const importer = await anImporter();
    const text = { ...essentials, html: 'a.html', status: 'Active', topics: ['Safety'], keywords: ['bolt'] };
    await importer.take(
      await aDelivery({ 'manifest.json': { documents: [text] }, 'a.html': '<p>Bolts.</p>' }),
    );
    await importer.take(await aCatalogue([{ ...essentials, topics: [] }]));
    expect((await stored(importer)).document).toMatchObject({ topics: [], keywords: ['bolt'] });
  });
});

describe('a status', () => {
  it('that is named again after a record without one counts again', async () => {
    const importer = await anImporter();
    const statusAfter = async (given: object) => {
      await importer.take(await aCatalogue([{ ...essentials, ...given }]));
      return (await stored(importer)).document.status;
    };
    expect(await statusAfter({ status: 'Withdrawn' })).toBe('Withdrawn');
    expect(await statusAfter({ title: 'Screws' })).toBe('Withdrawn');
    expect(await statusAfter({ title: 'Screws', status: 'Active' })).toBe('Active');
    expect(await statusAfter({ title: 'Screws' })).toBe('Active');
    expect(await statusAfter({ title: 'Screws', status: 'Withdrawn' })).toBe('Withdrawn');
  });

  it('is left as it is known in a dry run and by a delivery for a later time', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const importer = await anImporter({ now: () => now });
    await importer.take(await aCatalogue([{ ...essentials, status: 'Active' }]));
    const path = await aCatalogue([{ ...essentials, title: 'Screws' }]);
    const id = await importer.request(path, { visibleAt: new Date('2026-12-01T00:00:00Z') });
    await importer.run(id);
    await importer.take(await aCatalogue([{ ...essentials, status: 'Withdrawn' }]));
    const dry = await importer.take(path, { isDryRun: true });
    expect(dry.changes).toEqual(['replaced   NSB|nsb-700-2024: title']);
    now = new Date('2026-12-02T00:00:00Z');
    expect(await importer.run(id)).toMatchObject({ state: 'done' });
    expect((await stored(importer)).document).toMatchObject({
      title_text: 'Screws',
      status: 'Withdrawn',
    });
  });
});

describe('the same delivery twice', () => {
  it('changes nothing, though a record and a text in it tell of one document', async () => {
    const importer = await anImporter();
    const folder = await aDelivery({
      'a.ndjson': JSON.stringify(whole),
      'manifest.json': { documents: [{ ...essentials, html: 'a.html', status: 'Withdrawn' }] },
      'a.html': '<p>Bolts.</p>',
      'z.ndjson': JSON.stringify({ ...essentials, designation: 'NSB 701', contentCode: 'NSB|nsb-701' }),
    });
    await importer.take(folder);
    const events = await eventsOf(importer);
    const rows = async () =>
      await importer.db.selectFrom('documents').selectAll().orderBy('content_code').execute();
    const before = await rows();
    expect(await importer.take(folder)).toMatchObject({ added: 0, replaced: 0, unchanged: 3, changes: [] });
    expect(await eventsOf(importer)).toEqual(events);
    expect(await rows()).toEqual(before);
  });
});
