import { createHash } from 'node:crypto';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfProblem, PdfReader, PdfRemark } from '../../../ports/pdf-reader.ts';
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
  empty: 'has no bytes',
  'no-pdf': 'is no PDF',
  encrypted: 'is encrypted, and the manifest gives no "password" that opens it',
  damaged: 'is damaged: it ends too early, or pages of it are missing',
  'too-many-pages': 'has more than 10000 pages',
  'time-limit': 'takes too long to read',
  unreadable: 'cannot be read as a PDF',
};

const remarksOf: Record<PdfRemark, string> = {
  unprotected: 'was protected; readers are given it without its password',
  mended: 'is damaged and was mended; somebody should look whether all of it is there',
  'no-text': 'has no text, as a scan has none: only its record is searched',
};

type Parts = {
  readonly manifest: string;
  readonly publisher: string | null;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
};

/** Makes a document of a manifest's entry: its files are checked, made safe and kept. */
export async function textDocument(
  { record, pdf, html, password }: ManifestEntry,
  { manifest, publisher, files, pdfReader }: Parts,
): Promise<{ document: NewDocument; remarks: string[] }> {
  const { document, remarks } = recordDocument({ ...record, source: 'file' }, { publisher, source: 'file' });
  const read = (name: string, most: number): Promise<Buffer> =>
    deliveredFile({ manifest, name, most, designation: record.designation });
  const kept: NewDocument['files'][number][] = [];
  const texts: string[] = [document.body_text];
  const hash = createHash('sha256').update(document.former_hash ?? '');
  if (html !== null) {
    const bytes = await read(html, largestHtml);
    const article = safeArticle(decoded(bytes).replaceAll('\0', ''), { language: document.language });
    const safe = Buffer.from(article.html);
    texts.push(article.text);
    hash.update(bytes);
    kept.push({ kind: 'html', key: await files.put(safe), bytes: safe.length });
  }
  if (pdf !== null) {
    const bytes = await read(pdf, largestPdf);
    const content = await pdfReader.read(bytes, password);
    if ('problem' in content) throw new Rejected(`${pdf} ${problems[content.problem]}`, record.designation);
    if (html === null) texts.push(content.text.toWellFormed().replaceAll('\0', ''));
    hash.update(bytes);
    for (const remark of content.remarks) remarks.push(`${pdf} ${remarksOf[remark]}`);
    const readable = content.readable ?? bytes;
    const key = await files.put(readable);
    kept.push({ kind: 'pdf', key, bytes: readable.length, pages: content.pages });
    if (readable !== bytes)
      kept.push({ kind: 'original', key: await files.put(bytes), bytes: bytes.length, pages: content.pages });
  }
  const former_hash = hash.copy().digest('hex');
  const source_hash = hash.update(JSON.stringify(document.unsaid)).digest('hex');
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
      source_hash,
      former_hash,
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
