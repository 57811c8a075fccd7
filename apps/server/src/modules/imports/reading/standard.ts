import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { lossCounter, readSts, toHtml, placedTexts, type StsDocument } from '@norma/sts';
import { familyKeyOf, relationsOf, type Relation } from '@norma/editions';
import { editionStatusOf, type NewDocument, type OptionalColumn } from '../../documents/index.ts';
import { searchedClauses } from './clauseText.ts';
import { escapeHtml, slug } from './clean.ts';
import type { TextFile } from './deliveryReader.ts';
import { entryOfCustomMeta } from './entry.ts';
import { Rejected } from './item.ts';
import { describeLosses } from './describeLosses.ts';
import { cleanPath, isPath, pathExpected } from './paths.ts';
import { firstDayOf, typeLabel } from './recordDocument.ts';
import { isSupplement } from './supplement.ts';
import { workItemOf } from './workItem.ts';

/** A standard as a publisher delivers it: its STS text and the pictures the text refers to, by their names there. */
export type DeliveredStandard = {
  readonly xml: Uint8Array;
  readonly graphics: Readonly<Record<string, Uint8Array>>;
  /** Pictures that are there and were not read, because all together are too large. */
  readonly tooLarge?: readonly string[];
  /** Pictures that the text names outside the folder that was imported. */
  readonly outside?: readonly string[];
};

/** The content code of a standard; a translation carries its language at the end. */
export const contentCodeOf = ({
  publisher,
  designation,
  language,
}: Pick<StsDocument, 'publisher' | 'designation' | 'language'>): string => {
  const own = slug(designation);
  return `${publisher.code}|${language === 'en' ? own : `${own}-${language.toLowerCase()}`}`;
};

/** The documents that its metadata name, and those in its lists of references. */
export function relationsIn({ designation, year, relations, references }: StsDocument): Relation[] {
  const cited = references.map((reference) => ({ type: 'cites', ...reference }));
  return relationsOf('sts', { designation, year, relations: [...relations, ...cited] });
}

/** Where a text is among industries or topics; what is no path is left out with a remark. */
function pathsOf(kind: string, given: readonly string[][], remarks: string[]): string[] {
  const paths = [...new Set(given.map((steps) => cleanPath(steps.join('/'))))];
  for (const wrong of paths.filter((path) => !isPath(path)))
    remarks.push(`the ${kind} ${JSON.stringify(wrong).slice(0, 60)} is left out; ${pathExpected}`);
  return paths.filter(isPath);
}

/** Names a delivery by all its bytes: the same delivery has the same hash. */
export const sourceHash = ({ xml, graphics }: DeliveredStandard): string => {
  const hash = createHash('sha256').update(xml);
  for (const [name, file] of Object.entries(graphics).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0`).update(file);
  return hash.digest('hex');
};

/**
 * What a text does not say, so that it stays as a catalog has told it. Its titles, lists and references are complete: what
 * is not among them does not belong to the document.
 */
function unspecifiedIn(standard: StsDocument): OptionalColumn[] {
  const parsed: [unknown, readonly OptionalColumn[]][] = [
    [standard.status, ['status', 'edition_status', 'stage', 'source_status', 'source_stage']],
    [standard.documentType, ['document_type']],
    [standard.publishedOn, ['published', 'published_on']],
    [standard.updatedOn, ['updated_on']],
    [standard.committee, ['committee']],
    [standard.committeeName, ['committee_name']],
  ];
  return [
    ...parsed.flatMap(([value, columns]) => (value === undefined ? columns : [])),
    'published_online_on',
    'abstracts',
  ];
}

/** A text that says neither its designation nor its publisher goes by its file and by whose delivery it is. */
function identified(standard: StsDocument, usual: { publisher: string | null; file: string }): StsDocument {
  const designation = standard.designation || basename(usual.file).replace(/\.[^.]*$/, '');
  const code = standard.publisher.code || usual.publisher;
  if (!code)
    throw new Rejected(
      'names no publisher (std-org-abbrev, originator or sdo in its metadata); import it for a publisher',
      designation,
    );
  const publisher = standard.publisher.code ? standard.publisher : { code, name: code };
  const family = standard.family || designation;
  const title = standard.title.plain ? standard.title : { html: escapeHtml(designation), plain: designation };
  return { ...standard, designation, publisher, family, title };
}

/** The codes of ISO's `doc-type`, as people read them. */
const documentTypes: Readonly<Record<string, string>> = {
  is: 'International standard',
  st: 'Standard',
  std: 'Standard',
  ts: 'Technical specification',
  tr: 'Technical report',
  pas: 'Publicly available specification',
  iwa: 'International workshop agreement',
  cwa: 'Workshop agreement',
  isp: 'International standardized profile',
  tta: 'Technology trends assessment',
  r: 'Recommendation',
  amd: 'Amendment',
  cor: 'Technical corrigendum',
};

const documentTypeOf = ({ documentType }: StsDocument): string =>
  documentTypes[documentType?.toLowerCase() ?? ''] ?? typeLabel(documentType);

/** What is known of a picture that was not read. */
const problemOf = ({ tooLarge = [], outside = [] }: DeliveredStandard, name: string) => {
  if (tooLarge.some((each) => each.endsWith(name))) return 'picture-too-large';
  return outside.some((each) => each.endsWith(name)) ? 'picture-outside' : null;
};

type ReadStandard = { document: NewDocument; texts: TextFile[]; remarks: string[] };

/**
 * Reads a delivered standard and makes its HTML. Neither the document nor its files are saved yet. What it does not say
 * of itself is taken from `usual`: the publisher of the delivery, and the name of its file.
 */
export function readStandard(
  delivered: DeliveredStandard,
  usual: { publisher: string | null; file: string },
): ReadStandard {
  const read = readSts(delivered.xml);
  const standard = identified(read, usual);
  const losses = lossCounter(read.losses);
  const html = Buffer.from(
    toHtml(standard, {
      graphic: (name) => delivered.graphics[name],
      lost: (problem, name) => losses.add(problemOf(delivered, name) ?? problem, name),
    }),
  );
  const remarks: string[] = [];
  const lost = describeLosses(losses.list());
  if (lost !== null) remarks.push(lost);
  const drawings = Object.entries(delivered.graphics).filter(([name]) => standard.graphics.includes(name));
  const edition = {
    publisher: standard.publisher.code,
    designation: standard.designation,
    family: standard.family,
    year: standard.year,
  };
  const status = { source_status: standard.status ?? null, source_stage: null };
  const { columns } = editionStatusOf({ publisher_code: standard.publisher.code, ...status, relations: [] });
  const relations = relationsIn(standard);
  const { entry, unspecified, remarks: unused } = entryOfCustomMeta(standard.custom, standard.designation);
  remarks.push(...unused);
  const document: NewDocument = {
    content_code: contentCodeOf(standard),
    publisher: standard.publisher,
    publisher_code: standard.publisher.code,
    family: { key: familyKeyOf(edition), designation: standard.family },
    isSupplement: isSupplement(edition),
    designation: standard.designation,
    edition: String(standard.year ?? standard.designation),
    edition_year: standard.year,
    language: standard.language,
    title_html: standard.title.html,
    title_text: standard.title.plain,
    description_html: standard.abstract?.html ?? '',
    description_text: standard.abstract?.plain ?? '',
    ...searchedClauses('', placedTexts(standard)),
    document_type: documentTypeOf(standard),
    ...columns,
    published_on: firstDayOf(standard.publishedOn),
    updated_on: firstDayOf(standard.updatedOn),
    updated: standard.updatedOn ?? null,
    published_online_on: null,
    committee: standard.committee ?? null,
    ics: standard.ics,
    keywords: standard.keywords,
    categories: standard.categories.map((path) => path.filter(Boolean).join('/')).filter(Boolean),
    industries: pathsOf('industry', standard.industries, remarks),
    topics: pathsOf('topic', standard.topics, remarks),
    supersedes: standard.supersedes,
    titles: Object.fromEntries(Object.entries(standard.titles).map(([tag, { plain }]) => [tag, plain])),
    abstracts: {},
    languages: [standard.language],
    // English is the language of the originals.
    is_translation: standard.language !== 'en',
    committee_name: standard.committeeName ?? null,
    ...status,
    published: standard.publishedOn ?? null,
    source: 'sts',
    source_hash: sourceHash(delivered),
    record_hash: null,
    former_hash: null,
    ...entry,
    unspecified: [...unspecifiedIn(standard), ...unspecified],
    icsNames: standard.icsNames,
    workItem: columns.edition_status === 'work-item' ? workItemOf(standard, relations) : null,
    relations: relations.map((relation) => ({ ...relation, note: '' })),
    files: [],
  };
  const texts: TextFile[] = [
    { kind: 'sts', bytes: delivered.xml },
    { kind: 'html', bytes: html },
    ...drawings.map(([name, bytes]) => ({ kind: 'graphic' as const, name, bytes })),
  ];
  return { document, texts, remarks };
}
