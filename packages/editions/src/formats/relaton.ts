import type { CitableKind, Name } from '../citations/citable.ts';
import { tidy } from '../citations/text.ts';
import type { RelationType } from '../families/relations.ts';
import { stageOfStatus } from '../status/stage.ts';
import type { BibliographicRecord } from './record.ts';

type Plain = { content: string };
type Text = Plain & { language: string[]; script: string[]; format: 'text/plain' };
type Organization = { name: Plain[]; abbreviation?: Plain };
type Person = { name: { completename: Plain } | { surname: Plain; given?: { forename: Plain[] } } };
type Role = { type: 'author' | 'editor' | 'publisher' };
type DocId = { id: string; type: string; primary?: true; scope?: 'series' };
type Locality = { type: 'volume' | 'issue' | 'page'; reference_from: string; reference_to?: string };
type Relation = {
  type: string;
  description?: Plain;
  bibitem: { type?: 'book'; docid: DocId[]; title?: Text[]; formattedref?: Plain & { format: 'text/plain' } };
};

/**
 * A bibliographic item of the Relaton data model in its JSON form (github.com/relaton/relaton-models), as version 1.2.9 of
 * the model has it, in which the data sets of Relaton are published.
 */
export type RelatonItem = {
  'schema-version': 'v1.2.9';
  id: string;
  type: 'standard' | 'article' | 'book' | 'incollection';
  docid: DocId[];
  docnumber: string;
  title: (Text & { type: 'main' | 'alternative' })[];
  link?: { type: 'src'; content: string }[];
  date?: { type: 'published' | 'updated'; value: string }[];
  contributor: (({ person: Person } | { organization: Organization }) & { role: Role[] })[];
  edition?: Plain;
  language: string[];
  script: string[];
  abstract?: Text[];
  docstatus: { stage: { value: string }; substage?: { value: string } };
  copyright?: { owner: Organization[]; from: string }[];
  relation?: Relation[];
  series?: { type: 'journal'; title: Text; number?: string }[];
  place?: string[];
  extent?: { locality: Locality[] };
  keyword?: Plain[];
  ext: {
    doctype: { type: string };
    editorialgroup?: { name: string }[];
    ics?: { code: string }[];
  };
};

const types: Readonly<Record<CitableKind, RelatonItem['type']>> = {
  standard: 'standard',
  article: 'article',
  book: 'book',
  chapter: 'incollection',
};

// The model knows no amendments: `updates` covers them, and its description says which kind of update it is.
const relationTypes: Readonly<Record<RelationType, { type: string; description?: string }>> = {
  replaces: { type: 'obsoletes' },
  'replaced-by': { type: 'obsoletedBy' },
  amends: { type: 'updates', description: 'amends' },
  'amended-by': { type: 'updatedBy', description: 'amended by' },
  adopts: { type: 'adoptedFrom' },
  'adopted-as': { type: 'adoptedAs' },
  'translation-of': { type: 'translatedFrom' },
  'part-of': { type: 'includedIn' },
  'revision-of': { type: 'successorOf', description: 'work in progress' },
  sop: { type: 'related', description: 'SOP' },
  tma: { type: 'related', description: 'TMA' },
  cites: { type: 'cites' },
  related: { type: 'related' },
};

/** The record of a document in the shape of the Relaton data model; what is not known is left out. */
export function toRelaton(given: BibliographicRecord): RelatonItem {
  const record = { ...given, ...tidy(given) };
  const { publisherCode, languages, published, updated, committee, ics, keywords, edition, place } = record;
  const [language = 'und'] = languages;
  const owner = {
    name: [{ content: record.publisher }],
    ...(publisherCode && { abbreviation: { content: publisherCode } }),
  };
  const others = Object.entries(record.titles).filter(([tag]) => tag !== language);
  const year = record.year ?? published?.slice(0, 4);
  const relation = relationsOf(record, language);
  const extent = extentOf(record);
  return {
    'schema-version': 'v1.2.9',
    id: record.designation.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    type: types[record.kind],
    docid: docIdsOf(record),
    docnumber: numberOf(record),
    title: [
      { ...textIn(language, record.title), type: 'main' },
      ...others.map(([tag, title]) => ({ ...textIn(tag, title), type: 'alternative' as const })),
    ],
    ...(record.url && { link: [{ type: 'src', content: record.url }] }),
    ...((published || updated) && {
      date: [
        ...(published ? [{ type: 'published' as const, value: published }] : []),
        ...(updated ? [{ type: 'updated' as const, value: updated }] : []),
      ],
    }),
    contributor: [
      ...record.authors.map((name) => ({ ...contributorOf(name), role: [{ type: 'author' as const }] })),
      ...record.editors.map((name) => ({ ...contributorOf(name), role: [{ type: 'editor' as const }] })),
      { organization: owner, role: [{ type: 'publisher' }] },
    ],
    ...(edition && { edition: { content: edition } }),
    language: [...languages],
    script: [...new Set(languages.map(scriptOf))],
    ...(record.abstract && { abstract: [textIn(language, record.abstract)] }),
    docstatus: statusOf(record),
    ...(year && { copyright: [{ owner: [owner], from: String(year) }] }),
    ...(relation.length > 0 && { relation }),
    ...(record.kind === 'article' &&
      record.container && {
        series: [
          {
            type: 'journal',
            title: textIn(language, record.container),
            ...(record.issue && { number: record.issue }),
          },
        ],
      }),
    ...(place && { place: [place] }),
    ...(extent.length > 0 && { extent: { locality: extent } }),
    ...(keywords.length > 0 && { keyword: keywords.map((content) => ({ content })) }),
    ext: {
      doctype: { type: record.documentType },
      ...(committee && { editorialgroup: [{ name: committee }] }),
      ...(ics.length > 0 && { ics: ics.map((code) => ({ code })) }),
    },
  };
}

/** The designation first; the ISBN of a chapter is that of its book, and goes with the book. */
function docIdsOf({ kind, designation, publisherCode, doi, isbn, issn }: BibliographicRecord): DocId[] {
  return [
    { id: designation, type: publisherCode, primary: true },
    ...(doi ? [{ id: doi, type: 'DOI' }] : []),
    ...(isbn && kind !== 'chapter' ? [{ id: isbn, type: 'ISBN' }] : []),
    ...(issn ? [{ id: issn, type: 'ISSN', scope: 'series' as const }] : []),
  ];
}

/** The number alone, as 'E 214' of 'NSB E 214'. */
const numberOf = ({ family, publisherCode }: BibliographicRecord): string =>
  publisherCode !== '' && family.startsWith(`${publisherCode} `)
    ? family.slice(publisherCode.length + 1)
    : family;

function contributorOf(name: Name): { person: Person } | { organization: Organization } {
  if ('literal' in name) return { organization: { name: [{ content: name.literal }] } };
  const { family, given } = name;
  return {
    person: {
      name: {
        surname: { content: family },
        ...(given !== '' && { given: { forename: [{ content: given }] } }),
      },
    },
  };
}

function relationsOf(record: BibliographicRecord, language: string): Relation[] {
  const { kind, container, isbn, publisherCode } = record;
  const book =
    kind === 'chapter' && container
      ? [
          {
            type: 'includedIn',
            bibitem: {
              type: 'book' as const,
              docid: isbn ? [{ id: isbn, type: 'ISBN' }] : [],
              title: [textIn(language, container)],
            },
          },
        ]
      : [];
  const others = record.relations.map(({ type, designation }) => {
    const { description, ...relation } = relationTypes[type];
    // Designations begin with the body that gives them.
    const [code = publisherCode] = /^\p{L}+/u.exec(designation) ?? [];
    return {
      ...relation,
      ...(description && { description: { content: description } }),
      bibitem: {
        docid: [{ id: designation, type: code, primary: true as const }],
        formattedref: { content: designation, format: 'text/plain' as const },
      },
    };
  });
  return [...book, ...others];
}

/** Where in its journal or book it is. */
function extentOf({ kind, volume, issue, pages }: BibliographicRecord): Locality[] {
  const [first, last] = (pages ?? '').split(/[-–—]+/);
  return [
    ...(volume ? [{ type: 'volume' as const, reference_from: volume }] : []),
    ...(issue && kind === 'article' ? [{ type: 'issue' as const, reference_from: issue }] : []),
    ...(first ? [{ type: 'page' as const, reference_from: first, ...(last && { reference_to: last }) }] : []),
  ];
}

function textIn(language: string, content: string): Text {
  return { content, language: [language], script: [scriptOf(language)], format: 'text/plain' };
}

/** ISO 15924 code of the script that a language is written in; 'Zyyy' where that is not known. */
function scriptOf(language: string): string {
  try {
    return language === 'und' ? 'Zyyy' : (new Intl.Locale(language).maximize().script ?? 'Zyyy');
  } catch {
    return 'Zyyy';
  }
}

function statusOf({ status, stage }: BibliographicRecord): RelatonItem['docstatus'] {
  const [main, sub] = (stage ?? stageOfStatus(status) ?? '').split('.');
  if (main && sub) return { stage: { value: main }, substage: { value: sub } };
  return { stage: { value: status } };
}
