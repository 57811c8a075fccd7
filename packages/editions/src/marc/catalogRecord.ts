import type { Name } from '../citations/citable.ts';
import { fixedFields, leaderOf } from './fixedFields.ts';
import { marcLanguage, nonfiling } from './languageCodes.ts';
import type { DataField, MarcRecord } from './record.ts';
import { field, plainValue } from './values.ts';
import type { CatalogWork, OtherEdition } from './work.ts';

/**
 * The record of a document for the catalogs of libraries: MARC 21 by the rules of RDA, of an online resource. What is
 * not known is left out; what there may be hundreds of is bounded, so that a record keeps below 99,999 bytes.
 */
export function catalogRecord(work: CatalogWork): MarcRecord {
  return {
    leader: leaderOf(work.kind),
    control: [
      { tag: '001', value: plainValue(work.id) },
      { tag: '003', value: plainValue(work.agency) },
      ...fixedFields(work),
    ],
    data: [
      ...numbers(work),
      ...mainEntry(work),
      ...titles(work),
      ...publication(work),
      ...form,
      ...series(work),
      ...notes(work),
      ...subjects(work),
      ...addedEntries(work),
      ...host(work),
      ...otherEditions('780', work, work.earlier),
      ...otherEditions('785', work, work.later),
      ...field(
        '856',
        '40',
        [
          ['u', work.url],
          ['z', 'Read online by subscribers'],
        ],
        4_000,
      ),
    ],
  };
}

const max = { titles: 12, names: 20, subjects: 12, keywords: 12, editions: 6, languages: 20 };

/** Its identifiers, who catalogued it, its languages and its classes. */
function numbers({ kind, doi, isbn, designation, id, agency, languages, isTranslation, ics }: CatalogWork) {
  const tongues = [...new Set(languages.map(marcLanguage))].slice(0, max.languages);
  return [
    // The number of a book; that of the book around a paper stands with the book.
    ...(kind === 'book' ? field('020', '  ', [['a', isbn?.replaceAll(/[^0-9X]/gi, '') ?? null]]) : []),
    ...field('024', '7 ', [
      ['a', doi],
      ['2', 'doi'],
    ]),
    ...field('024', '8 ', [['a', designation]]),
    ...field('035', '  ', [['a', `(${agency})${id}`]]),
    ...field('040', '  ', [
      ['a', agency],
      ['b', 'eng'],
      ['e', 'rda'],
      ['c', agency],
    ]),
    ...(tongues.length > 1 || isTranslation
      ? field(
          '041',
          isTranslation ? '1 ' : '0 ',
          tongues.map((tongue) => ['a', tongue] as const),
        )
      : []),
    ...ics.slice(0, max.subjects).flatMap((code) =>
      field('084', '  ', [
        ['a', code],
        ['2', 'ics'],
      ]),
    ),
  ];
}

/** Who answers for it first: its authors, or the body that issues it. */
function mainEntry({ authors, publisher }: CatalogWork): DataField[] {
  const [first] = authors;
  return first
    ? person('100', first, 'author')
    : field('110', '2 ', [
        ['a', publisher],
        ['e', 'issuing body'],
      ]);
}

const person = (tag: '100' | '700', name: Name, role: string): DataField[] =>
  'literal' in name
    ? field(tag === '100' ? '110' : '710', '2 ', [
        ['a', name.literal],
        ['e', role],
      ])
    : field(tag, name.given === '' ? '0 ' : '1 ', [
        ['a', [name.family, name.given].filter((part) => part !== '').join(', ')],
        ['e', role],
      ]);

function titles({ title, titles: others, designation, languages, edition }: CatalogWork): DataField[] {
  const [language = ''] = languages;
  const inOthers = Object.entries(others).filter(([tag, text]) => tag !== language && text !== title);
  return [
    ...field('245', `1${nonfiling(title, language)}`, [['a', title === '' ? designation : title]], 4_000),
    ...field('246', '3 ', [['a', designation]]),
    ...inOthers.slice(0, max.titles).flatMap(([, text]) => field('246', '31', [['a', text]])),
    ...field('250', '  ', [['a', edition]]),
  ];
}

const publication = ({ place, publisher, year, extent }: CatalogWork): DataField[] => [
  ...field('264', ' 1', [
    ['a', place ?? '[Place of publication not identified]'],
    ['b', publisher],
    ['c', year === null ? '[date of publication not identified]' : String(year)],
  ]),
  ...field('300', '  ', [
    [
      'a',
      extent === null
        ? '1 online resource'
        : `1 online resource (${extent} ${extent === 1 ? 'page' : 'pages'})`,
    ],
  ]),
];

/** Text on a computer, online, in the terms of RDA. */
const form: readonly DataField[] = [
  ['336', 'text', 'txt', 'rdacontent'],
  ['337', 'computer', 'c', 'rdamedia'],
  ['338', 'online resource', 'cr', 'rdacarrier'],
].map(([tag = '', term = '', code = '', source = '']) => ({
  tag,
  indicators: '  ',
  subfields: [
    ['a', term],
    ['b', code],
    ['2', source],
  ],
}));

/** A standard is numbered among those of its publisher; a book may be in a series of its own. */
function series({ kind, publisherCode, family, container, volume }: CatalogWork): DataField[] {
  if (kind === 'book')
    return field('490', '0 ', [
      ['a', container],
      ['v', volume],
    ]);
  if (kind !== 'standard') return [];
  const number = family.startsWith(`${publisherCode} `) ? family.slice(publisherCode.length + 1) : family;
  return field('490', '0 ', [
    ['a', `${publisherCode} standards`],
    ['v', number],
  ]);
}

const notes = ({ statusWord, abstract }: CatalogWork): DataField[] => [
  ...field('500', '  ', [
    ['a', statusWord === '' ? null : `Status when this record was written: ${statusWord}`],
  ]),
  ...field('506', '1 ', [['a', 'Read by subscribers alone']]),
  ...field('520', '  ', [['a', abstract]], 8_000),
];

/** Subjects of the catalog's own list (second indicator 4), and the words that its authors chose. */
const subjects = ({ subjects: headings, keywords, kind }: CatalogWork): DataField[] => [
  ...headings.slice(0, max.subjects).flatMap((heading) => field('650', ' 4', [['a', heading]])),
  ...keywords.slice(0, max.keywords).flatMap((word) => field('653', '  ', [['a', word]])),
  ...(kind === 'standard' ? field('655', ' 4', [['a', 'Standards']]) : []),
];

function addedEntries({ authors, editors, publisher, committee }: CatalogWork): DataField[] {
  return [
    ...authors.slice(1, max.names).flatMap((name) => person('700', name, 'author')),
    ...editors.slice(0, max.names).flatMap((name) => person('700', name, 'editor')),
    ...(authors.length > 0
      ? field('710', '2 ', [
          ['a', publisher],
          ['e', 'issuing body'],
        ])
      : []),
    ...(committee === null
      ? []
      : field('710', '2 ', [
          ['a', publisher],
          ['b', committee],
        ])),
  ];
}

/** The journal of an article, or the book of a paper, and where in it. */
function host({ kind, container, volume, issue, pages, issn, isbn }: CatalogWork): DataField[] {
  if (kind !== 'article' && kind !== 'chapter') return [];
  const where = [
    volume && `Volume ${volume}`,
    issue && `issue ${issue}`,
    pages && (/\D/.test(pages) ? `pages ${pages}` : `page ${pages}`),
  ].filter((part) => part);
  return field('773', '0 ', [
    ['t', container],
    ['g', where.join(', ')],
    ['x', issn],
    ['z', kind === 'chapter' ? isbn : null],
  ]);
}

/** The editions that this one continues (780), or that continue it (785). */
const otherEditions = (
  tag: '780' | '785',
  { publisher, agency }: CatalogWork,
  editions: readonly OtherEdition[],
): DataField[] =>
  editions.slice(0, max.editions).flatMap(({ designation, title, id }) =>
    field(tag, '00', [
      ['a', publisher],
      ['t', title === '' ? designation : title],
      ['o', designation],
      ['w', id === null ? null : `(${agency})${id}`],
    ]),
  );
