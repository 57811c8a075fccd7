import { hash as digest } from 'node:crypto';
import {
  editionLabelOf,
  familyKeyOf,
  familyNameOf,
  isFamilyContradicted,
  relationsOf,
  sameWorkOf,
} from '@norma/editions';
import { editionStatusOf, usualEntry, type NewDocument, type OptionalColumn } from '../../documents/index.ts';
import { escapeHtml, slug } from './clean.ts';
import { Rejected } from './item.ts';
import type { CatalogRecord } from './record.ts';
import { isSupplement } from './supplement.ts';

/** Makes a document of a catalog's record, with remarks on what it says and no one knows. */
export function recordDocument(
  record: CatalogRecord,
  /** The publisher of records that name none, and the catalog of those that do not say. */
  usual: { publisher: string | null; source: string },
): { document: NewDocument; remarks: string[] } {
  const { designation, title } = record;
  const publisher = record.publisher ?? usual.publisher;
  if (!publisher) throw new Rejected('publisher is missing', designation);
  const source = (record.source ?? usual.source).toLowerCase();
  const relations = relationsOf(source, {
    designation,
    year: record.year ?? null,
    relations: record.relations ?? [],
  });
  const status = { source_status: record.status ?? null, source_stage: record.stage ?? null };
  const { columns } = editionStatusOf({ publisher_code: publisher, ...status, relations });
  const year = record.year ?? null;
  const sameWork = sameWorkOf(record.relations ?? []);
  const family =
    record.family ?? familyNameOf({ publisher, designation: sameWork[0] ?? designation, year, title });
  const edition = { publisher, designation, family: record.family ?? null, year, title, relations, sameWork };
  const contradiction = isFamilyContradicted(edition)
    ? `family is ${JSON.stringify(family)}, which does not match the designation; the family is used`
    : null;
  const titles = record.titles ?? {};
  const language = languageOf(record);
  const description = record.abstract ?? '';
  const abstracts = {
    ...record.abstracts,
    ...(description !== '' && { [record.abstractLang ?? language]: description }),
  };
  const document = {
    content_code: record.contentCode ?? `${publisher}|${slug(designation)}`,
    publisher: { code: publisher, name: record.publisherName ?? publisher },
    publisher_code: publisher,
    family: { key: familyKeyOf(edition), designation: family },
    isSupplement: isSupplement(edition),
    designation,
    edition: editionLabelOf({ publisher, designation, family, year, stage: status.source_stage }),
    edition_year: record.year ?? null,
    language,
    title_html: escapeHtml(title),
    title_text: title,
    description_html: escapeHtml(description),
    description_text: description,
    body_text: textOfRecord({ ...record, abstracts }),
    document_type: typeLabel(record.docType),
    ...columns,
    published_on: firstDayOf(publishedIn(record)),
    updated_on: null,
    published_online_on: null,
    committee: record.committee ?? null,
    committee_name: record.committeeName ?? null,
    ics: [...new Set(record.ics?.map(({ code }) => code))],
    icsNames: (record.ics ?? []).flatMap(({ code, text }) => (text ? [{ code, name: text }] : [])),
    keywords: [...new Set(record.keywords)],
    categories: [],
    industries: [...new Set(record.industries)],
    topics: [...new Set(record.topics)],
    supersedes: relations.flatMap(({ type, designation: older }) => (type === 'replaces' ? [older] : [])),
    titles,
    abstracts,
    languages: [...new Set(record.languages ?? [language])],
    is_translation: relations.some(({ type }) => type === 'translation-of'),
    ...status,
    published: publishedIn(record) ?? null,
    source,
    ...record.entry,
    workItem: null,
    relations: relations.map((relation) => ({ ...relation, note: '' })),
    files: [],
  };
  const unspecified = unspecifiedIn(record, document);
  const former = hashOf(hashed(document));
  const hash = hashOf([former, unspecified]);
  return {
    document: {
      ...document,
      given_family: record.family ?? null,
      ...(sameWork.length > 0 && { sameWork }),
      unspecified,
      source_hash: hash,
      record_hash: hash,
      former_hash: former,
    },
    remarks: contradiction === null ? [] : [contradiction],
  };
}

const hashOf = (value: unknown): string => digest('sha256', JSON.stringify(value));

/** What no record can name: only STS texts do. */
const neverSpecified: readonly OptionalColumn[] = ['categories', 'updated_on', 'published_online_on'];

/**
 * Of what a record says nothing, so that it stays as it is known. A field that is named and left empty is cleared; one
 * that always has a value (status, kind of document, languages) cannot be, and counts as not named.
 */
function unspecifiedIn(
  record: CatalogRecord,
  { edition, designation, relations }: Pick<NewDocument, 'edition' | 'designation' | 'relations'>,
): OptionalColumn[] {
  const isNamed = (name: keyof CatalogRecord): boolean =>
    record[name] !== undefined || record.cleared.has(name);
  const isReplaced = relations.some(({ type }) => type === 'replaced-by');
  const hasStatusFields = record.status !== undefined || record.stage !== undefined || isReplaced;
  const hasLanguages = (record.languages ?? []).length > 0;
  const parsed: [boolean, readonly OptionalColumn[]][] = [
    [hasStatusFields, ['status', 'edition_status', 'stage', 'source_status', 'source_stage']],
    [record.docType !== undefined, ['document_type']],
    [hasLanguages, ['languages']],
    [hasLanguages || Object.keys(record.titles ?? {}).length > 0, ['language']],
    [isNamed('year'), ['edition_year']],
    [isNamed('year') || edition !== designation, ['edition']],
    [isNamed('titles'), ['titles']],
    [isNamed('abstract'), ['description_html', 'description_text']],
    [isNamed('abstracts') || record.cleared.has('abstract'), ['abstracts']],
    [isNamed('published'), ['published', 'published_on']],
    [isNamed('committee'), ['committee']],
    [isNamed('committeeName'), ['committee_name']],
    [isNamed('ics'), ['ics']],
    [isNamed('keywords'), ['keywords']],
    [isNamed('industries'), ['industries']],
    [isNamed('topics'), ['topics']],
    [isNamed('relations'), ['relations', 'supersedes', 'is_translation']],
  ];
  return [
    ...parsed.flatMap(([isSpecified, columns]) => (isSpecified ? [] : columns)),
    ...neverSpecified,
    ...record.unspecifiedEntry,
  ];
}

/** A record is named by what it says: one that is silent on a field is named as before there was such a field. */
const hashed = ({ industries, topics, ...document }: { industries: string[]; topics: string[] }) => ({
  ...Object.fromEntries(Object.entries(document).filter((field) => !isUsual(field))),
  ...(industries.length > 0 && { industries }),
  ...(topics.length > 0 && { topics }),
});

const isUsual = ([name, value]: [string, unknown]): boolean =>
  name === 'workItem' || (name in usualEntry && Reflect.get(usualEntry, name) === value);

/** English where the edition exists in it, because its title is shown in it; else the first that is named. */
function languageOf({ languages = [], titles = {} }: CatalogRecord): string {
  const named = languages.length > 0 ? languages : Object.keys(titles);
  return named.includes('en') ? 'en' : (named[0] ?? 'en');
}

/** A catalog's 'japanese-industrial-standard' as people read it. */
export function typeLabel(type: string | undefined): string {
  const words = type?.replaceAll(/[-_]+/g, ' ').trim() || 'standard';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * When a document was published: catalogs write the year of the edition for its supplements, too, and for those that are not
 * published yet ('NSB 47:2015/Amd 1').
 */
function publishedIn({ published, year, designation }: CatalogRecord): string | undefined {
  if (published?.length !== 4) return published;
  if (designation.includes(`:${published}/`) && !/:\d{4}\D*$/.test(designation)) return undefined;
  return year != null && designation.endsWith(`:${year}`) ? String(year) : published;
}

/** A month or a year alone counts from its first day; `published` keeps how exact the source was. */
export function firstDayOf(published: string | undefined): string | null {
  if (!published) return null;
  const [year = '', month = '01', day = '01'] = published.split('-');
  const date = `${year}-${month}-${day}`;
  // A day that the month does not have is one of the next month.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).getUTCDate() === Number(day);
  return isDay ? date : null;
}

/** Everything by which a record is found besides its title and abstract. */
export function textOfRecord({
  title,
  titles = {},
  abstract,
  abstracts,
  keywords = [],
}: Pick<CatalogRecord, 'title' | 'titles' | 'abstract' | 'keywords'> & {
  readonly abstracts: Readonly<Record<string, string>>;
}): string {
  const others = [...Object.values(titles), ...Object.values(abstracts), ...keywords].filter(
    (text) => text !== title && text !== abstract,
  );
  return others.join('\n');
}
