import { createHash } from 'node:crypto';
import { readSts, toHtml, plainText, type StsDocument } from '@norma/sts';
import { statusOf, wireStatuses, wireStatusOf } from '@norma/editions';
import type { FileStore } from '../../ports/file-store.ts';
import type { NewDocument } from '../documents/index.ts';

/** A standard as a publisher delivers it: its STS text and the drawings the text refers to, by their names there. */
export type DeliveredStandard = {
  readonly xml: Uint8Array;
  readonly graphics: Readonly<Record<string, string>>;
};

/** A delivery that cannot be taken in; its message says why, in words for the operator. */
export class Rejected extends Error {}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** The content code of a standard; a translation carries its language at the end. */
export const contentCodeOf = ({
  publisher,
  designation,
  language,
}: Pick<StsDocument, 'publisher' | 'designation' | 'language'>): string => {
  const own = slug(designation);
  return `${publisher.code}|${language === 'en' ? own : `${own}-${language.toLowerCase()}`}`;
};

const wireStatus = ({ publisher, status, designation }: StsDocument): string => {
  const meant = statusOf({ publisher: publisher.code, word: status ?? null });
  if (meant.kind === 'known') return wireStatusOf(meant);
  throw new Rejected(
    `${designation} has the status "${meant.word}", which nobody knows; known are ${wireStatuses.join(', ')} and the usual words of catalogues`,
  );
};

/** Names a delivery by all its bytes: the same delivery has the same hash. */
export const sourceHash = ({ xml, graphics }: DeliveredStandard): string => {
  const hash = createHash('sha256').update(xml);
  for (const [name, svg] of Object.entries(graphics).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0${svg}`);
  return hash.digest('hex');
};

/** Reads a delivered standard, makes its HTML and keeps its files. The document itself is not kept yet. */
export async function readStandard(delivered: DeliveredStandard, files: FileStore): Promise<NewDocument> {
  const standard = readSts(delivered.xml);
  const missing = standard.graphics.filter((name) => delivered.graphics[name] === undefined);
  if (missing.length > 0)
    throw new Rejected(`${standard.designation} lacks its drawings ${missing.join(', ')}`);
  const html = Buffer.from(toHtml(standard, { graphic: (name) => delivered.graphics[name] }));
  const drawings = Object.entries(delivered.graphics).filter(([name]) => standard.graphics.includes(name));
  return {
    content_code: contentCodeOf(standard),
    publisher: standard.publisher,
    publisher_code: standard.publisher.code,
    family: standard.family,
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
    status: wireStatus(standard),
    published_on: standard.publishedOn ?? null,
    updated_on: standard.updatedOn ?? null,
    published_online_on: null,
    committee: standard.committee ?? null,
    ics: standard.ics,
    keywords: standard.keywords,
    categories: standard.categories.map((path) => path.join('/')),
    supersedes: standard.supersedes,
    source_hash: sourceHash(delivered),
    files: [
      { kind: 'sts', key: await files.put(delivered.xml), bytes: delivered.xml.length },
      { kind: 'html', key: await files.put(html), bytes: html.length },
      ...(await Promise.all(
        drawings.map(async ([name, svg]) => {
          const bytes = Buffer.from(svg);
          return { kind: 'graphic' as const, name, key: await files.put(bytes), bytes: bytes.length };
        }),
      )),
    ],
  };
}
