import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfContent, PdfProblem, PdfReader, PdfRemark } from '../../../ports/pdf-reader.ts';
import { pagePlaces, placedText, type NewDocument, type NewFile } from '../../documents/index.ts';
import type { ReadItem } from './deliveryReader.ts';
import { Rejected } from './item.ts';

const problems: Record<PdfProblem, string> = {
  empty: 'is empty',
  'no-pdf': 'is not a PDF',
  encrypted: 'is encrypted, and the "password" in the manifest is missing or wrong',
  damaged: 'is damaged: it is truncated, or pages are missing',
  'too-many-pages': 'has more than 10000 pages',
  'time-limit': 'takes too long to read',
  unreadable: 'cannot be read as a PDF',
};

const remarksOf: Record<PdfRemark, string> = {
  unprotected: 'was password-protected; readers get it without the password',
  repaired: 'is damaged and was repaired; check that it is complete',
  deactivated:
    'contained active content (scripts, embedded files, or actions that start, send or open something), which was removed',
  'no-text': 'has no text, because it is a scan: only its record can be searched',
  'little-text': 'has no text on most of its pages, because they are scans: these pages cannot be searched',
};

type Read = Pick<Extract<ReadItem, { kind: 'document' }>, 'document' | 'remarks' | 'texts' | 'pdf'>;

/** Saves the files of a document that has been read; its PDF is opened before, and may be rejected. */
export async function savedDocument(
  { document, remarks, texts, pdf }: Read,
  { files, pdfReader }: { readonly files: FileStore; readonly pdfReader: PdfReader },
): Promise<{ document: NewDocument; remarks: readonly string[] }> {
  const content = pdf && (await contentOf(pdf, document.designation, pdfReader));
  const saved = await savedTexts(texts, files);
  if (!content) return { document: { ...document, files: saved }, remarks };
  const { bytes, pages, isScan, isTagged } = content;
  const readable = content.readable ?? bytes;
  saved.push({
    kind: 'pdf',
    key: await files.put(readable),
    bytes: readable.length,
    pages,
    isScan,
    isTagged,
  });
  if (content.readable !== null)
    saved.push({ kind: 'original', key: await files.put(bytes), bytes: bytes.length, pages });
  const hasHtml = texts.some(({ kind }) => kind === 'html');
  // The HTML is searched, and hits lead into it.
  const searched = hasHtml ? {} : textOfPages(document.body_text, content);
  return {
    document: { ...document, ...searched, files: saved },
    remarks: [...remarks, ...content.remarks.map((remark) => `${pdf.name} ${remarksOf[remark]}`)],
  };
}

/** What is searched of a PDF: what the record says, and its pages, so that hits lead to them. */
export function textOfPages(
  record: string,
  { texts, labels }: Pick<PdfContent, 'texts' | 'labels'>,
): Pick<NewDocument, 'body_text' | 'text_places'> {
  const text = placedText(texts.map((page) => page.toWellFormed().replaceAll('\0', '').trim()));
  if (text.trim() === '') return { body_text: record, text_places: null };
  return {
    body_text: [record.replaceAll('\f', ' '), text].filter(Boolean).join('\n'),
    text_places: pagePlaces(labels),
  };
}

/** Saves the files of a text. */
export async function savedTexts(texts: Read['texts'], files: FileStore): Promise<NewFile[]> {
  const saved: NewFile[] = [];
  for (const { bytes, ...text } of texts)
    saved.push({ ...text, key: await files.put(bytes), bytes: bytes.length });
  return saved;
}

async function contentOf(
  { name, path, password }: NonNullable<Read['pdf']>,
  designation: string,
  reader: PdfReader,
) {
  const bytes = await readFile(path);
  const content = await reader.read(bytes, password);
  if ('problem' in content) throw new Rejected(`${name} ${problems[content.problem]}`, designation);
  return { ...content, bytes };
}
