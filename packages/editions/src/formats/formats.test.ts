import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BibliographicRecord, toRelaton, toRis } from '../index.ts';

const standard: BibliographicRecord = {
  designation: 'NSB E 214-24',
  family: 'NSB E 214',
  title: 'Test Method for Creep',
  titles: { en: 'Test Method for Creep', ar: 'طريقة اختبار الزحف' },
  abstract: 'Anchors under load.',
  publisher: { code: 'NSB', name: 'Northern Standards Board' },
  documentType: 'Test method',
  status: 'current',
  stage: '60.60',
  edition: '4',
  year: 2024,
  languages: ['en'],
  published: '2024-05-01',
  updated: '2024-06',
  committee: 'E07.30',
  ics: ['91.100.30'],
  keywords: ['creep', 'anchor'],
  relations: [
    { type: 'replaces', designation: 'NSB E 214-21' },
    { type: 'amends', designation: 'NSB E 9-20' },
  ],
  url: 'https://norma.test/document/?contentCode=NSB%7Ce',
};

describe('a record', () => {
  it('in the shape of Relaton tells all that is known', () => {
    expect(toRelaton(standard)).toEqual({
      type: 'standard',
      docid: [{ id: 'NSB E 214-24', type: 'NSB', primary: true }],
      docnumber: 'NSB E 214',
      title: [
        {
          content: 'Test Method for Creep',
          language: 'en',
          script: 'Latn',
          format: 'text/plain',
          type: 'main',
        },
        {
          content: 'طريقة اختبار الزحف',
          language: 'ar',
          script: 'Arab',
          format: 'text/plain',
          type: 'alternative',
        },
      ],
      link: [{ type: 'src', content: 'https://norma.test/document/?contentCode=NSB%7Ce' }],
      date: [
        { type: 'published', value: '2024-05-01' },
        { type: 'updated', value: '2024-06' },
      ],
      contributor: [
        {
          organization: { name: 'Northern Standards Board', abbreviation: 'NSB' },
          role: [{ type: 'publisher' }],
        },
      ],
      edition: { content: '4' },
      language: ['en'],
      script: ['Latn'],
      abstract: [{ content: 'Anchors under load.', language: 'en', script: 'Latn', format: 'text/plain' }],
      docstatus: { stage: { value: '60' }, substage: { value: '60' } },
      copyright: [{ owner: [{ name: 'Northern Standards Board', abbreviation: 'NSB' }], from: '2024' }],
      relation: [
        { type: 'obsoletes', bibitem: { formattedref: 'NSB E 214-21' } },
        { type: 'updates', description: { content: 'amends' }, bibitem: { formattedref: 'NSB E 9-20' } },
      ],
      keyword: [{ content: 'creep' }, { content: 'anchor' }],
      ext: {
        doctype: { type: 'Test method' },
        editorialgroup: [{ name: 'E07.30' }],
        ics: [{ code: '91.100.30' }],
      },
    });
  });

  const bare: BibliographicRecord = {
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
  };

  it('in the shape of Relaton leaves out what is not known', () => {
    const item = toRelaton(bare);
    expect(Object.keys(item).toSorted()).toEqual(
      [
        'contributor',
        'docid',
        'docnumber',
        'docstatus',
        'ext',
        'language',
        'script',
        'title',
        'type',
      ].toSorted(),
    );
    expect(item.docstatus).toEqual({ stage: { value: 'draft' } });
    expect(item.title[0]).toMatchObject({ language: 'und', script: 'Zyyy' });
  });

  it('as RIS is one standard, a field a line', () => {
    expect(toRis({ ...standard, statusWord: 'Active' }).split('\r\n')).toEqual([
      'TY  - STAND',
      'ID  - NSB E 214-24',
      'TI  - Test Method for Creep',
      'TT  - طريقة اختبار الزحف',
      'AU  - Northern Standards Board',
      'SN  - NSB E 214-24',
      'PB  - Northern Standards Board',
      'PY  - 2024',
      'DA  - 2024/05/01/',
      'ET  - 4',
      'AB  - Anchors under load.',
      'KW  - creep',
      'KW  - anchor',
      'LA  - en',
      'UR  - https://norma.test/document/?contentCode=NSB%7Ce',
      'N1  - Active',
      'ER  - ',
      '',
    ]);
    expect(toRis(bare)).toBe(
      'TY  - STAND\r\nID  - NSB E 214-24\r\nTI  - Test Method for Creep\r\nAU  - Northern Standards Board\r\n' +
        'SN  - NSB E 214-24\r\nPB  - Northern Standards Board\r\nER  - \r\n',
    );
    expect(toRis({ ...bare, published: '2024-05' })).toContain('DA  - 2024/05//\r\n');
  });

  it('as RIS begins no field and ends no record by its texts', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a\r\nER  - \r\nTY  - BOOK', 'x\u2028TI  - y', '\u0000\u0085'),
    );
    fc.assert(
      fc.property(hostile, hostile, fc.array(hostile), (title, abstract, keywords) => {
        const lines = toRis({ ...standard, title, abstract, keywords }).split(
          /\r\n|[\n\r\u2028\u2029\u0085]/,
        );
        expect(lines.filter((line) => line.startsWith('TY  - '))).toEqual(['TY  - STAND']);
        expect(lines.filter((line) => line.startsWith('ER  - '))).toEqual(['ER  - ']);
        expect(lines.slice(0, -1).every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(true);
      }),
    );
  });
});
