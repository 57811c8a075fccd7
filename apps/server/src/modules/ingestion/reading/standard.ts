import { createHash } from 'node:crypto';
import { readSts, toHtml, plainText, type StsDocument } from '@norma/sts';
import { familyKeyOf, relationsOf, statusOf, wireStatusOf, type Relation } from '@norma/editions';
import type { NewDocument, Unsaid } from '../../documents/index.ts';
import { slug } from './clean.ts';
import type { TextFile } from './deliveryReader.ts';
import { entryOfCustomMeta } from './entry.ts';
import { Rejected } from './item.ts';
import { cleanPath, isPath, pathExpected } from './paths.ts';
import type { Standing } from './standing.ts';
import { isSupplement } from './supplement.ts';
import { workItemOf } from './workItem.ts';

/** A standard as a publisher delivers it: its STS text and the drawings the text refers to, by their names there. */
export type DeliveredStandard = {
  readonly xml: Uint8Array;
  readonly graphics: Readonly<Record<string, string>>;
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

/** A text whose status nobody knows is rejected: it can be mended where it was made. */
export const standingOf = ({ publisher, status, designation }: StsDocument): Standing => {
  const known = statusOf({ publisher: publisher.code, word: status ?? null });
  if (known.kind === 'unknown')
    throw new Rejected(`has the status "${known.word}", which nobody knows`, designation);
  return { status: wireStatusOf(known), standing: known.status, stage: known.stage };
};

/** The documents that its metadata name, and those in its lists of references. */
export function relationsIn({ designation, year, relations, references }: StsDocument): Relation[] {
  const cited = references.map((reference) => ({ type: 'cites', ...reference }));
  return relationsOf('sts', { designation, year, relations: [...relations, ...cited] });
}

/** Where a text stands among industries or topics; one that cannot be placed is mended where it was made. */
function pathsOf(kind: string, given: readonly string[][], { designation }: StsDocument): string[] {
  const paths = given.map((steps) => cleanPath(steps.join('/')));
  const wrong = paths.find((path) => !isPath(path));
  if (wrong !== undefined)
    throw new Rejected(`has the ${kind} ${JSON.stringify(wrong).slice(0, 60)}; ${pathExpected}`, designation);
  return [...new Set(paths)];
}

/** Names a delivery by all its bytes: the same delivery has the same hash. */
export const sourceHash = ({ xml, graphics }: DeliveredStandard): string => {
  const hash = createHash('sha256').update(xml);
  for (const [name, svg] of Object.entries(graphics).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0${svg}`);
  return hash.digest('hex');
};

/**
 * What a text does not say, so that it stays as a catalog has told it. Its titles, lists and references are complete: what
 * is not among them does not belong to the document.
 */
function unsaidBy(standard: StsDocument): Unsaid[] {
  const said: [unknown, readonly Unsaid[]][] = [
    [standard.status, ['status', 'standing', 'stage', 'source_status', 'source_stage']],
    [standard.documentType, ['document_type']],
    [standard.publishedOn, ['published', 'published_on']],
    [standard.updatedOn, ['updated_on']],
    [standard.committee, ['committee']],
    [standard.committeeName, ['committee_name']],
  ];
  return [
    ...said.flatMap(([value, columns]) => (value === undefined ? columns : [])),
    'published_online_on',
    'abstracts',
  ];
}

/** Reads a delivered standard and makes its HTML. Neither the document nor its files are saved yet. */
export function readStandard(delivered: DeliveredStandard): { document: NewDocument; texts: TextFile[] } {
  const standard = readSts(delivered.xml);
  const missing = standard.graphics.filter((name) => delivered.graphics[name] === undefined);
  if (missing.length > 0)
    throw new Rejected(`lacks its drawings ${missing.join(', ')}`, standard.designation);
  const html = Buffer.from(toHtml(standard, { graphic: (name) => delivered.graphics[name] }));
  const drawings = Object.entries(delivered.graphics).filter(([name]) => standard.graphics.includes(name));
  const edition = {
    publisher: standard.publisher.code,
    designation: standard.designation,
    family: standard.family,
    year: standard.year,
  };
  const standing = standingOf(standard);
  const relations = relationsIn(standard);
  const { entry, unsaid } = entryOfCustomMeta(standard.custom, standard.designation);
  const document: NewDocument = {
    content_code: contentCodeOf(standard),
    publisher: standard.publisher,
    publisher_code: standard.publisher.code,
    family: { key: familyKeyOf(edition), designation: standard.family },
    isSupplement: isSupplement(edition),
    designation: standard.designation,
    edition: String(standard.year),
    edition_year: standard.year,
    language: standard.language,
    title_html: standard.title.html,
    title_text: standard.title.plain,
    description_html: standard.abstract?.html ?? '',
    description_text: standard.abstract?.plain ?? '',
    body_text: plainText(standard),
    document_type: standard.documentType ?? 'Standard',
    ...standing,
    published_on: standard.publishedOn ?? null,
    updated_on: standard.updatedOn ?? null,
    published_online_on: null,
    committee: standard.committee ?? null,
    ics: standard.ics,
    keywords: standard.keywords,
    categories: standard.categories.map((path) => path.filter(Boolean).join('/')).filter(Boolean),
    industries: pathsOf('industry', standard.industries, standard),
    topics: pathsOf('topic', standard.topics, standard),
    supersedes: standard.supersedes,
    titles: Object.fromEntries(Object.entries(standard.titles).map(([tag, { plain }]) => [tag, plain])),
    abstracts: {},
    languages: [standard.language],
    // English is the language of the originals.
    is_translation: standard.language !== 'en',
    committee_name: standard.committeeName ?? null,
    source_status: standard.status ?? null,
    source_stage: null,
    published: standard.publishedOn ?? null,
    source: 'sts',
    source_hash: sourceHash(delivered),
    record_hash: null,
    former_hash: null,
    ...entry,
    unsaid: [...unsaidBy(standard), ...unsaid],
    icsNames: standard.icsNames,
    workItem: standing.standing === 'work-item' ? workItemOf(standard, relations) : null,
    relations: relations.map((relation) => ({ ...relation, note: '' })),
    files: [],
  };
  const texts: TextFile[] = [
    { kind: 'sts', bytes: delivered.xml },
    { kind: 'html', bytes: html },
    ...drawings.map(([name, svg]) => ({ kind: 'graphic' as const, name, bytes: Buffer.from(svg) })),
  ];
  return { document, texts };
}
