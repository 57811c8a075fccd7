import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  bibtex,
  catalogRecord,
  cslItem,
  risCitation,
  toRelaton,
  type BibliographicRecord,
  type CitableKind,
} from '../index.ts';

const standard: BibliographicRecord = {
  kind: 'standard',
  id: 'NSB E 214-24',
  designation: 'NSB E 214-24',
  number: 'NSB E 214-24',
  family: 'NSB E 214',
  title: 'Test Method for Creep',
  titles: { en: 'Test Method for Creep', ar: 'طريقة اختبار الزحف' },
  abstract: 'Anchors under load.',
  authors: [],
  editors: [],
  publisher: 'Northern Standards Board',
  publisherCode: 'NSB',
  place: null,
  documentType: 'Test method',
  status: 'current',
  statusWord: 'Active',
  stage: '60.60',
  edition: '2024',
  year: 2024,
  language: 'en',
  languages: ['en'],
  published: '2024-05-01',
  updated: '2024-06',
  committee: 'E07.30',
  ics: ['91.100.30'],
  keywords: ['creep', 'anchor'],
  container: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  isbn: null,
  issn: null,
  relations: [
    { type: 'replaces', designation: 'NSB E 214-21' },
    { type: 'amends', designation: 'HI 9-20' },
  ],
  url: 'https://norma.test/document/?contentCode=NSB%7Ce',
};

const solveig = { family: 'Nygård', given: 'Solveig' };
const article: BibliographicRecord = {
  ...standard,
  kind: 'article',
  number: null,
  edition: null,
  authors: [solveig, { literal: 'Tape Working Party' }],
  container: 'Journal of Building Practice',
  volume: '12',
  issue: '3',
  pages: '45-67',
  doi: '10.5555/jbp.12.3.45',
  issn: '0000-0019',
  ics: [],
  committee: null,
  relations: [],
};
const book: BibliographicRecord = {
  ...article,
  kind: 'book',
  number: 'NSB MNL 12-21',
  edition: '2',
  authors: [],
  editors: [solveig],
  container: null,
  volume: null,
  issue: null,
  pages: null,
  issn: null,
  isbn: '978-0-00-000012-5',
  place: 'Vardal',
};
const chapter: BibliographicRecord = {
  ...book,
  kind: 'chapter',
  number: 'NSB STP 31-07',
  edition: null,
  authors: [{ family: 'حداد', given: '' }],
  container: 'Coatings in Marine Climates',
  pages: '101-118',
};

const Plain = z.strictObject({ content: z.string().min(1) });
const Text = z.strictObject({
  content: z.string().min(1),
  language: z.array(z.string()).length(1),
  script: z.array(z.string().regex(/^[A-Z][a-z]{3}$/)).length(1),
  format: z.literal('text/plain'),
});
const DocId = z.strictObject({
  id: z.string().min(1),
  type: z.string().min(1),
  primary: z.literal(true).optional(),
  scope: z.literal('series').optional(),
});
const Organization = z.strictObject({ name: z.array(Plain).min(1), abbreviation: Plain.optional() });
const Person = z.strictObject({
  name: z.strictObject({
    surname: Plain,
    given: z.strictObject({ forename: z.array(Plain).min(1) }).optional(),
  }),
});
const role = z.array(z.strictObject({ type: z.enum(['author', 'editor', 'publisher']) })).min(1);

/** Relaton's model, version 1.2.9, as far as documents say anything of it: what is not named here is not written. */
const RelatonModel = z.strictObject({
  'schema-version': z.literal('v1.2.9'),
  id: z.string().regex(/^[\p{L}\p{N}-]+$/u),
  type: z.enum(['standard', 'article', 'book', 'incollection']),
  docid: z.array(DocId).min(1),
  docnumber: z.string().min(1),
  title: z.array(Text.extend({ type: z.enum(['main', 'alternative']) })).min(1),
  link: z.array(z.strictObject({ type: z.literal('src'), content: z.url() })).optional(),
  date: z
    .array(
      z.strictObject({
        type: z.enum(['published', 'updated']),
        value: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
      }),
    )
    .optional(),
  contributor: z
    .array(
      z.union([
        z.strictObject({ organization: Organization, role }),
        z.strictObject({ person: Person, role }),
      ]),
    )
    .min(1),
  edition: Plain.optional(),
  language: z.array(z.string()),
  script: z.array(z.string()),
  abstract: z.array(Text).optional(),
  docstatus: z.strictObject({
    stage: z.strictObject({ value: z.string().min(1) }),
    substage: z.strictObject({ value: z.string().min(1) }).optional(),
  }),
  copyright: z
    .array(z.strictObject({ owner: z.array(Organization).min(1), from: z.string().regex(/^\d{4}$/) }))
    .optional(),
  relation: z
    .array(
      z.strictObject({
        type: z.string().min(1),
        description: Plain.optional(),
        bibitem: z.strictObject({
          type: z.literal('book').optional(),
          docid: z.array(DocId),
          title: z.array(Text).optional(),
          formattedref: Plain.extend({ format: z.literal('text/plain') }).optional(),
        }),
      }),
    )
    .optional(),
  series: z
    .array(z.strictObject({ type: z.literal('journal'), title: Text, number: z.string().optional() }))
    .optional(),
  place: z.array(z.string()).optional(),
  extent: z
    .strictObject({
      locality: z.array(
        z.strictObject({
          type: z.enum(['volume', 'issue', 'page']),
          reference_from: z.string().min(1),
          reference_to: z.string().min(1).optional(),
        }),
      ),
    })
    .optional(),
  keyword: z.array(Plain).optional(),
  ext: z.strictObject({
    doctype: z.strictObject({ type: z.string() }),
    editorialgroup: z.array(z.strictObject({ name: z.string() })).optional(),
    ics: z.array(z.strictObject({ code: z.string() })).optional(),
  }),
});

const leaderOf = (record: BibliographicRecord): string =>
  catalogRecord({
    ...record,
    agency: 'library.example',
    isTranslation: false,
    subjects: [],
    extent: null,
    earlier: [],
    later: [],
    changedAt: new Date(0),
  }).leader;

describe('each format says what a document is', () => {
  it.each<[CitableKind, BibliographicRecord, string, string, string, string, string]>([
    ['standard', standard, 'STAND', '@techreport', 'standard', 'standard', 'm'],
    ['article', article, 'JOUR', '@article', 'article-journal', 'article', 'b'],
    ['book', book, 'BOOK', '@book', 'book', 'book', 'm'],
    ['chapter', chapter, 'CHAP', '@incollection', 'chapter', 'incollection', 'a'],
  ])('of a %s', (_kind, record, ris, bib, csl, relaton, level) => {
    expect(risCitation(record)).toMatch(new RegExp(`^TY {2}- ${ris}\r\n`));
    expect(bibtex(record)).toMatch(new RegExp(`^${bib}\\{`));
    expect(cslItem(record).type).toBe(csl);
    expect(toRelaton(record).type).toBe(relaton);
    expect(leaderOf(record)[7]).toBe(level);
  });
});

describe('a record of the Relaton model', () => {
  it.each([standard, article, book, chapter])('has the structure of the model as a $kind', (record) => {
    expect(RelatonModel.safeParse(JSON.parse(JSON.stringify(toRelaton(record)))).error).toBeUndefined();
  });

  it('tells all that is known of a standard', () => {
    const owner = {
      name: [{ content: 'Northern Standards Board' }],
      abbreviation: { content: 'NSB' },
    };
    expect(toRelaton(standard)).toEqual({
      'schema-version': 'v1.2.9',
      id: 'NSB-E-214-24',
      type: 'standard',
      docid: [{ id: 'NSB E 214-24', type: 'NSB', primary: true }],
      docnumber: 'E 214',
      title: [
        {
          content: 'Test Method for Creep',
          language: ['en'],
          script: ['Latn'],
          format: 'text/plain',
          type: 'main',
        },
        {
          content: 'طريقة اختبار الزحف',
          language: ['ar'],
          script: ['Arab'],
          format: 'text/plain',
          type: 'alternative',
        },
      ],
      link: [{ type: 'src', content: 'https://norma.test/document/?contentCode=NSB%7Ce' }],
      date: [
        { type: 'published', value: '2024-05-01' },
        { type: 'updated', value: '2024-06' },
      ],
      contributor: [{ organization: owner, role: [{ type: 'publisher' }] }],
      edition: { content: '2024' },
      language: ['en'],
      script: ['Latn'],
      abstract: [
        { content: 'Anchors under load.', language: ['en'], script: ['Latn'], format: 'text/plain' },
      ],
      docstatus: { stage: { value: '60' }, substage: { value: '60' } },
      copyright: [{ owner: [owner], from: '2024' }],
      relation: [
        {
          type: 'obsoletes',
          bibitem: {
            docid: [{ id: 'NSB E 214-21', type: 'NSB', primary: true }],
            formattedref: { content: 'NSB E 214-21', format: 'text/plain' },
          },
        },
        {
          type: 'updates',
          description: { content: 'amends' },
          bibitem: {
            docid: [{ id: 'HI 9-20', type: 'HI', primary: true }],
            formattedref: { content: 'HI 9-20', format: 'text/plain' },
          },
        },
      ],
      keyword: [{ content: 'creep' }, { content: 'anchor' }],
      ext: {
        doctype: { type: 'Test method' },
        editorialgroup: [{ name: 'E07.30' }],
        ics: [{ code: '91.100.30' }],
      },
    });
  });

  it('names the authors of an article, its journal and where in it', () => {
    expect(toRelaton(article)).toMatchObject({
      docid: [
        { id: 'NSB E 214-24', type: 'NSB', primary: true },
        { id: '10.5555/jbp.12.3.45', type: 'DOI' },
        { id: '0000-0019', type: 'ISSN', scope: 'series' },
      ],
      contributor: [
        {
          person: {
            name: { surname: { content: 'Nygård' }, given: { forename: [{ content: 'Solveig' }] } },
          },
          role: [{ type: 'author' }],
        },
        { organization: { name: [{ content: 'Tape Working Party' }] }, role: [{ type: 'author' }] },
        { role: [{ type: 'publisher' }] },
      ],
      series: [{ type: 'journal', title: { content: 'Journal of Building Practice' }, number: '3' }],
      extent: {
        locality: [
          { type: 'volume', reference_from: '12' },
          { type: 'issue', reference_from: '3' },
          { type: 'page', reference_from: '45', reference_to: '67' },
        ],
      },
    });
  });

  it('puts a chapter into its book, which has the ISBN', () => {
    expect(toRelaton(book).docid).toContainEqual({ id: '978-0-00-000012-5', type: 'ISBN' });
    const told = toRelaton(chapter);
    expect(told.docid.map(({ type }) => type)).toEqual(['NSB', 'DOI']);
    expect(told.relation).toMatchObject([
      {
        type: 'includedIn',
        bibitem: {
          type: 'book',
          docid: [{ id: '978-0-00-000012-5', type: 'ISBN' }],
          title: [{ content: 'Coatings in Marine Climates' }],
        },
      },
    ]);
  });

  it('leaves out what is not known', () => {
    const item = toRelaton({
      ...standard,
      titles: {},
      abstract: '',
      status: 'draft',
      stage: null,
      edition: null,
      year: null,
      languages: [],
      published: null,
      updated: null,
      committee: null,
      ics: [],
      keywords: [],
      relations: [],
      url: null,
    });
    expect(Object.keys(item).toSorted()).toEqual(
      [
        'contributor',
        'docid',
        'docnumber',
        'docstatus',
        'ext',
        'id',
        'language',
        'schema-version',
        'script',
        'title',
        'type',
      ].toSorted(),
    );
    expect(item.docstatus).toEqual({ stage: { value: 'draft' } });
    expect(item.title[0]).toMatchObject({ language: ['und'], script: ['Zyyy'] });
  });
});
