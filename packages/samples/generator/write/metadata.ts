import { subjectsOf } from '../house/subjects.ts';
import type { FamilySource } from '../source/family.ts';
import { escapeXml, words } from './inline.ts';

/** What the catalog is told about an edition. */
export type MetadataFacts = {
  readonly source: FamilySource;
  readonly publisher: string;
  readonly designation: string;
  readonly family: string;
  readonly number: string;
  readonly ordinal: number;
  readonly publishedOn: string;
  readonly status: string;
  readonly abstract: string;
  readonly supersedes: string;
};

/** The metadata of an edition as NISO STS has them. */
export function metadataXml(facts: MetadataFacts): string {
  const { source, publishedOn, designation } = facts;
  const [year = ''] = publishedOn.split('-');
  const title = words(source.title);
  const { industries, topics } = subjectsOf(source);
  const relation = (type: string, to: string): string =>
    to ? `<std-xref type="${type}"><std-ref>${escapeXml(to)}</std-ref></std-xref>` : '';
  const custom = (name: string, value: string): string =>
    value &&
    `<custom-meta><meta-name>${name}</meta-name><meta-value>${escapeXml(value)}</meta-value></custom-meta>`;
  return [
    '<std-meta>',
    `<title-wrap xml:lang="${source.language}"><main>${title}</main><full>${title}</full></title-wrap>`,
    `<std-ident><originator>${source.house}</originator><doc-type>${escapeXml(source.type)}</doc-type><doc-number>${escapeXml(facts.number)}</doc-number><edition>${facts.ordinal}</edition></std-ident>`,
    `<std-org><std-org-name>${facts.publisher}</std-org-name><std-org-abbrev>${source.house}</std-org-abbrev></std-org>`,
    `<content-language>${source.language}</content-language>`,
    `<std-ref type="dated">${escapeXml(designation)}</std-ref><std-ref type="undated">${escapeXml(facts.family)}</std-ref>`,
    `<pub-date pub-type="standard" iso-8601-date="${publishedOn}">${publishedOn}</pub-date>`,
    `<release-date date-type="published" iso-8601-date="${publishedOn}">${publishedOn}</release-date>`,
    `<release-date date-type="updated" iso-8601-date="${publishedOn}">${publishedOn}</release-date>`,
    `<comm-ref>${escapeXml(source.committee)}</comm-ref>`,
    ...source.ics.map((code) => `<ics>${code}</ics>`),
    relation('supersedes', facts.supersedes),
    relation('amends', source.amends),
    relation('revisionOf', source.revises),
    relation('adopts', source.adopts),
    relation('translationOf', source.translates),
    `<permissions><copyright-statement>© ${facts.publisher}. All rights reserved.</copyright-statement><copyright-year>${year}</copyright-year><copyright-holder>${facts.publisher}</copyright-holder></permissions>`,
    `<abstract><p>${facts.abstract}</p></abstract>`,
    subjectsXml('industry', industries),
    subjectsXml('topic', topics),
    `<kwd-group>${source.keywords.map((keyword) => `<kwd>${escapeXml(keyword)}</kwd>`).join('')}</kwd-group>`,
    `<custom-meta-group>${custom('status', facts.status)}${custom('document-type', source.type)}${custom('category', source.path)}${custom('committee-name', source.committeeName)}${custom('work-item-initiated', source.initiated)}${custom('technical-contact', source.contact)}${source.ballots.map((ballot) => custom('ballot', ballot)).join('')}</custom-meta-group>`,
    '</std-meta>',
  ]
    .filter(Boolean)
    .join('\n');
}

const subjectsXml = (type: string, paths: readonly string[]): string =>
  paths.length > 0
    ? `<kwd-group kwd-group-type="${type}">${paths.map((path) => `<kwd>${escapeXml(path)}</kwd>`).join('')}</kwd-group>`
    : '';
