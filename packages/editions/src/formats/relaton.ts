import type { RelationType } from '../families/relations.ts';
import { stageOfStatus } from '../status/stage.ts';
import type { BibliographicRecord } from './record.ts';

type Text = { content: string; language: string; script: string; format: 'text/plain' };
type RelatonRelation = { type: string; description?: { content: string }; bibitem: { formattedref: string } };

/** A bibliographic item of the Relaton data model in its JSON form (github.com/relaton/relaton-models). */
export type RelatonItem = {
  type: 'standard';
  docid: { id: string; type: string; primary: true }[];
  docnumber: string;
  title: (Text & { type: 'main' | 'alternative' })[];
  link?: { type: 'src'; content: string }[];
  date?: { type: 'published' | 'updated'; value: string }[];
  contributor: { organization: { name: string; abbreviation: string }; role: { type: 'publisher' }[] }[];
  edition?: { content: string };
  language: string[];
  script: string[];
  abstract?: Text[];
  docstatus: { stage: { value: string }; substage?: { value: string } };
  copyright?: { owner: { name: string; abbreviation: string }[]; from: string }[];
  relation?: RelatonRelation[];
  keyword?: { content: string }[];
  ext: {
    doctype: { type: string };
    editorialgroup?: { name: string }[];
    ics?: { code: string }[];
  };
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
export function toRelaton(record: BibliographicRecord): RelatonItem {
  const { publisher, languages, published, updated, relations, committee, ics, keywords, edition } = record;
  const [language = 'und'] = languages;
  const owner = { name: publisher.name, abbreviation: publisher.code };
  const others = Object.entries(record.titles ?? {}).filter(([tag]) => tag !== language);
  const year = record.year ?? published?.slice(0, 4);
  return {
    type: 'standard',
    docid: [{ id: record.designation, type: publisher.code, primary: true }],
    docnumber: record.family,
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
    contributor: [{ organization: owner, role: [{ type: 'publisher' }] }],
    ...(edition && { edition: { content: edition } }),
    language: [...languages],
    script: [...new Set(languages.map(scriptOf))],
    ...(record.abstract && { abstract: [textIn(language, record.abstract)] }),
    docstatus: statusOf(record),
    ...(year && { copyright: [{ owner: [owner], from: String(year) }] }),
    ...(relations.length > 0 && {
      relation: relations.map(({ type, designation }) => {
        const { description, ...relation } = relationTypes[type];
        return {
          ...relation,
          ...(description && { description: { content: description } }),
          bibitem: { formattedref: designation },
        };
      }),
    }),
    ...(keywords.length > 0 && { keyword: keywords.map((content) => ({ content })) }),
    ext: {
      doctype: { type: record.documentType },
      ...(committee && { editorialgroup: [{ name: committee }] }),
      ...(ics.length > 0 && { ics: ics.map((code) => ({ code })) }),
    },
  };
}

function textIn(language: string, content: string): Text {
  return { content, language, script: scriptOf(language), format: 'text/plain' };
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
