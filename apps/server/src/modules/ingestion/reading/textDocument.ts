import { createHash } from 'node:crypto';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfProblem, PdfReader } from '../../../ports/pdf-reader.ts';
import type { NewDocument } from '../../documents/index.ts';
import { slug } from './clean.ts';
import { deliveredFile } from './deliveredFile.ts';
import { safeArticle } from './html.ts';
import { Rejected } from './item.ts';
import type { ManifestEntry } from './manifest.ts';
import { recordDocument } from './recordDocument.ts';

const megabyte = 1024 * 1024;
const largestPdf = 300 * megabyte;
const largestHtml = 30 * megabyte;

const problems: Record<PdfProblem, string> = {
  'no-pdf': 'is no PDF',
  encrypted: 'is encrypted: a file that opens without a password is needed',
  'too-many-pages': 'has more than 10000 pages',
  'time-limit': 'takes too long to read',
  unreadable: 'cannot be read as a PDF',
};

type Parts = {
  readonly manifest: string;
  readonly publisher: string | null;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
};

/** Makes a document of a manifest's entry: its files are checked, made safe and kept. */
export async function textDocument(
  { record, pdf, html }: ManifestEntry,
  { manifest, publisher, files, pdfReader }: Parts,
): Promise<{ document: NewDocument; remarks: string[] }> {
  const { document, remarks } = recordDocument({ ...record, source: 'file' }, { publisher, source: 'file' });
  const read = (name: string, most: number): Promise<Buffer> =>
    deliveredFile({ manifest, name, most, designation: record.designation });
  const kept: NewDocument['files'][number][] = [];
  const texts: string[] = [document.body_text];
  const hash = createHash('sha256').update(document.source_hash);
  if (html !== null) {
    const bytes = await read(html, largestHtml);
    const article = safeArticle(decoded(bytes), { language: document.language });
    const safe = Buffer.from(article.html);
    texts.push(article.text);
    hash.update(bytes);
    kept.push({ kind: 'html', key: await files.put(safe), bytes: safe.length });
  }
  if (pdf !== null) {
    const bytes = await read(pdf, largestPdf);
    const content = await pdfReader.read(bytes);
    if ('problem' in content) throw new Rejected(`${pdf} ${problems[content.problem]}`, record.designation);
    if (html === null) texts.push(content.text.toWellFormed().replaceAll('\0', ''));
    hash.update(bytes);
    kept.push({ kind: 'pdf', key: await files.put(bytes), bytes: bytes.length });
  }
  const { language } = document;
  const ownCode = `${document.publisher_code}|${slug(document.designation)}`;
  return {
    remarks,
    document: {
      ...document,
      content_code:
        record.contentCode ?? (language === 'en' ? ownCode : `${ownCode}-${language.toLowerCase()}`),
      is_translation: document.is_translation || language !== 'en',
      body_text: texts.filter(Boolean).join('\n'),
      source: 'file',
      source_hash: hash.digest('hex'),
      record_hash: null,
      files: kept,
    },
  };
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
