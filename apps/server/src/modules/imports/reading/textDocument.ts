import { createHash } from 'node:crypto';
import type { NewDocument } from '../../documents/index.ts';
import { searchedClauses } from './clauseText.ts';
import { slug } from './clean.ts';
import { deliveredFile, type DeliveredFile } from './deliveredFile.ts';
import type { NamedPdf, TextFile } from './deliveryReader.ts';
import { safeArticle } from './html.ts';
import { pictureSource, type PictureSource } from './html/pictures.ts';
import { Rejected } from './item.ts';
import type { ManifestEntry } from './manifest.ts';
import { recordDocument } from './recordDocument.ts';

const megabyte = 1024 * 1024;
const largestPdf = 300 * megabyte;
const largestHtml = 30 * megabyte;

type Parts = { readonly manifest: string; readonly publisher: string | null };

type TextDocument = {
  readonly document: NewDocument;
  readonly remarks: string[];
  readonly texts: TextFile[];
  readonly pdf: NamedPdf | null;
};

/** Makes a document of a manifest's entry: its HTML is made safe, its PDF is there and not opened yet. */
export async function textDocument(
  { record, pdf, html, password }: ManifestEntry,
  { manifest, publisher }: Parts,
): Promise<TextDocument> {
  const { document, remarks } = recordDocument({ ...record, source: 'file' }, { publisher, source: 'file' });
  const { designation } = record;
  const read = (name: string, max: number): Promise<DeliveredFile> =>
    deliveredFile({ manifest, name, max, designation });
  const textFiles: TextFile[] = [];
  let searched: Pick<NewDocument, 'body_text' | 'text_places'> = { body_text: document.body_text };
  const hash = createHash('sha256').update(document.former_hash ?? '');
  if (html !== null) {
    const { bytes } = await read(html, largestHtml);
    const article = articleOf(bytes, {
      name: html,
      designation,
      language: document.language,
      pictures: pictureSource({ manifest, html, onRead: (picture) => hash.update(picture) }),
    });
    searched = searchedClauses(document.body_text, article.clauses);
    remarks.push(...article.remarks.map((remark) => `${html} ${remark}`));
    hash.update(bytes);
    textFiles.push({ kind: 'html', bytes: Buffer.from(article.html) });
  }
  const found = pdf === null ? null : await read(pdf, largestPdf);
  if (found) hash.update(found.bytes);
  const former_hash = hash.copy().digest('hex');
  if (html !== null) hash.update(articleForm);
  else if (pdf !== null) hash.update(pagesForm);
  const source_hash = hash.update(JSON.stringify(document.unspecified)).digest('hex');
  const { language } = document;
  const ownCode = `${document.publisher_code}|${slug(document.designation)}`;
  return {
    remarks,
    texts: textFiles,
    pdf: found && pdf !== null ? { name: pdf, path: found.path, password } : null,
    document: {
      ...document,
      content_code:
        record.contentCode ?? (language === 'en' ? ownCode : `${ownCode}-${language.toLowerCase()}`),
      is_translation: document.is_translation || language !== 'en',
      ...searched,
      source: 'file',
      source_hash,
      former_hash,
      record_hash: null,
    },
  };
}

/** Another word for each change in what is made of a page: what was made before is then replaced by the same delivery. */
const articleForm = 'clauses with numbers, places and notes';

/** The same for what is read of a PDF alone. */
const pagesForm = 'pages';

type Named = {
  readonly name: string;
  readonly designation: string;
  readonly language: string;
  readonly pictures: PictureSource;
};

function articleOf(bytes: Buffer, { name, designation, ...how }: Named): ReturnType<typeof safeArticle> {
  try {
    return safeArticle(decoded(bytes).replaceAll('\0', ''), how);
  } catch (cause) {
    if (cause instanceof Rejected) throw new Rejected(`${name} ${cause.message}`, designation);
    throw cause;
  }
}

/** HTML in the encoding that its mark or its own declaration names; UTF-8 otherwise, Windows-1252 where it is none. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(
    bytes.subarray(0, 4096).toString('latin1'),
  )?.[1];
  for (const encoding of [declared, 'utf-8']) {
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The declaration is wrong or names nothing: the next one may do.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
