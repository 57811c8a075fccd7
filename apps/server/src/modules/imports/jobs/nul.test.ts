import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aCatalogue, anImporter, aRecord, documentsOf } from '../testing/anImporter.ts';

/** Every field of a record, with a value that can be used. */
const document = {
  contentCode: 'NSB|nsb-700-2024',
  designation: 'NSB 700:2024',
  family: 'NSB 700',
  year: 2024,
  title: 'Bolts',
  titles: { en: 'Bolts', fr: 'Boulons' },
  abstract: 'How bolts are tested.',
  abstractLang: 'en',
  abstracts: { fr: 'Essais.' },
  publisher: 'NSB',
  publisherName: 'Northern Standards Board',
  docType: 'test-method',
  status: 'Active',
  stage: '60.60',
  language: 'en',
  languages: ['en'],
  ics: [{ code: '91.100.30', text: 'Concrete' }],
  committee: 'NSB/TC 7',
  committeeName: 'Bolts',
  published: '2024-05-04',
  edition: '2',
  relations: [{ type: 'obsoletes', designation: 'NSB 700:2014', note: 'a note', title: 'Bolts' }],
  keywords: ['anchor'],
  industries: ['Construction/Fastening'],
  topics: ['Safety'],
  source: 'nsb',
  assetId: 'NSB700',
  assetType: 'STANDARD',
  contentType: 'JOURNALS',
  classification: 'Standard',
  organizationId: 'NSB',
  contentAccessUrl: 'https://read.nsb.example/700',
  downloadable: 'yes',
  available: 'yes',
  allowToTrack: 'yes',
  allowToFavorite: 'yes',
  excludeFromCitation: 'no',
  authors: ['Ravndal, Ines'],
  editors: ['Northern Standards Board'],
  container: 'Journal',
  volume: '1',
  issue: '2',
  pages: '3-4',
  bookEdition: '2',
  place: 'Oslo',
  doi: '10.5555/12345',
  isbn: '978-0-00-000000-2',
  issn: '0000-0000',
};
const files = { file: 'a.html', html: 'a.html', pdf: 'a.pdf', password: 'p' };
const publisher = {
  code: 'NSB',
  name: 'Northern Standards Board',
  billboardName: 'Building',
  type: 'SDO',
  mark: 'nsb.svg',
};
const names = { taxonomy: 'industry', path: 'Construction', names: { ar: 'البناء' } };
const workItem = {
  publisher: 'NSB',
  number: 'WK 12',
  title: 'Revision of NSB 100',
  initiated: '2026-02-03',
  technicalContact: 'Liv Aune',
  revises: ['NSB 100:2020'],
  ballots: [{ number: 'TC 7 (26-1)', item: '4', status: 'Closed: passed' }],
};

type Case = { readonly field: string; readonly value: unknown };

/** The value once for each text in it, with a NUL character in that text alone. */
function withNul(value: unknown, field = ''): Case[] {
  if (typeof value === 'string')
    return [{ field: field.slice(1), value: `${value.slice(0, 1)}\0${value.slice(1)}` }];
  if (Array.isArray(value))
    return value.flatMap((each: unknown, at) =>
      withNul(each, `${field}.${at}`).map((one) => ({ ...one, value: value.with(at, one.value) })),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    withNul(each, `${field}.${name}`).map((one) => ({ ...one, value: { ...value, [name]: one.value } })),
  );
}

const valuesOf = (cases: readonly Case[]) => cases.map(({ value }) => value);

it('a NUL character in any text of a manifest rejects that item by the name of the field, and nothing else', async () => {
  const importer = await anImporter();
  const folder = await mkdtemp(join(tmpdir(), 'norma-nul-'));
  const cases = {
    publishers: withNul(publisher),
    names: withNul(names),
    workItems: withNul(workItem),
    documents: withNul({ ...document, ...files }),
  };
  const good = { ...document, html: 'a.html' };
  const manifest = {
    publishers: [...valuesOf(cases.publishers), { code: 'NSB', name: 'Northern' }],
    names: [...valuesOf(cases.names), names],
    workItems: [...valuesOf(cases.workItems), workItem],
    documents: [...valuesOf(cases.documents), good],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'a.html'), '<p>Bolts\0 are \0tested.</p>');
  const job = await importer.take(folder);
  expect(job).toMatchObject({ state: 'done', added: 1, problem: null });
  const reasonsOf = (prefix: string, list: readonly Case[]) =>
    list.map(({ field }) => `${prefix}${field} contains a NUL character (U+0000)`);
  const reasons = (await importer.reasons(job)).map((reason) => reason.replace(/^\d+: /, ''));
  expect(reasons).toEqual([
    ...reasonsOf('publishers: ', cases.publishers),
    ...reasonsOf('names: ', cases.names),
    ...reasonsOf('workItems: ', cases.workItems),
    ...reasonsOf('', cases.documents),
  ]);
  expect(reasons.length).toBeGreaterThan(60);
  const { body_text } = await importer.db
    .selectFrom('documents')
    .select('body_text')
    .executeTakeFirstOrThrow();
  expect(body_text).toContain('Bolts are tested.');
});

it('a NUL character in any text of a record rejects that record alone', async () => {
  const importer = await anImporter();
  const cases = withNul(document);
  const records = cases.map(({ value }) => value as Record<string, unknown>);
  const job = await importer.take(await aCatalogue([...records, aRecord()]));
  expect(job).toMatchObject({ state: 'done', added: 1, rejected: cases.length });
  expect(await importer.reasons(job)).toEqual(
    cases.map(({ field }, at) => `${at + 1}: ${field} contains a NUL character (U+0000)`),
  );
  expect(await documentsOf(importer.db)).toHaveLength(1);
});

it.each(['\0', '&#0;'])('an STS text with the character %j is rejected alone', async (character) => {
  const importer = await anImporter();
  const folder = await mkdtemp(join(tmpdir(), 'norma-nul-'));
  await writeFile(
    join(folder, 'a.xml'),
    `<standard><front><std-meta>${character}</std-meta></front></standard>`,
  );
  await writeFile(join(folder, 'b.ndjson'), JSON.stringify(aRecord()));
  expect(await importer.take(folder)).toMatchObject({ state: 'done', added: 1, rejected: 1 });
});

it('a record or manifest entry that is nested very deeply is rejected alone', async () => {
  const importer = await anImporter();
  const folder = await mkdtemp(join(tmpdir(), 'norma-nul-'));
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`;
  const fine = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const good = JSON.stringify({ ...document, html: 'a.html' });
  const entries = [`{"designation":${deep}}`, `{"designation":${fine},"html":"a.html"}`, good];
  await writeFile(join(folder, 'manifest.json'), `{"documents":[${entries.join(',')}]}`);
  await writeFile(join(folder, 'a.html'), '<p>Bolts.</p>');
  await writeFile(join(folder, 'z.ndjson'), [...entries.slice(0, 2), JSON.stringify(aRecord())].join('\n'));
  expect(await importer.take(folder)).toMatchObject({ state: 'done', added: 2, rejected: 4 });
});
