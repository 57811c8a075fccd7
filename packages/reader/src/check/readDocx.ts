import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Gathering } from './gather.ts';
import { fileLimits } from './limits.ts';
import { FileRefused, type FilePlace, type FileReport, type FromWorker } from './messages.ts';

type Reading = {
  readonly file: Blob;
  readonly gathering: Gathering;
  readonly tell: (message: FromWorker) => void;
};

/** The parts of a document that hold its text (ISO/IEC 29500-1), and what their paragraphs are called. */
const kinds: Readonly<Record<string, FilePlace['kind']>> = {
  'word/document.xml': 'paragraph',
  'word/footnotes.xml': 'footnote',
  'word/endnotes.xml': 'endnote',
};

/** Compressed bytes that are inflated at once: at most about 16 MB come of them. */
const pieceBytes = 16 * 1024;

/** Reads the references of a Word document while it is inflated. */
export async function readDocx({ file, gathering, tell }: Reading): Promise<FileReport> {
  if (file.size > fileLimits.docxBytes) throw new FileRefused('too-large');
  const counts = { paragraph: 0, footnote: 0, endnote: 0 };
  let unpacked = 0;
  let isDocument = false;
  let isComplete = false;

  const start = (entry: UnzipFile, kind: keyof typeof counts): void => {
    const parser = paragraphsOf((text) => {
      counts[kind] += 1;
      gathering.read(text, { kind, number: counts[kind] });
    });
    let decoder: TextDecoder | undefined;
    entry.ondata = (error, bytes, isLast) => {
      if (error) throw new FileRefused('damaged', { cause: error });
      unpacked += bytes.length;
      if (unpacked > fileLimits.docxUnpackedBytes) throw new FileRefused('unpacks-too-large');
      decoder ??= new TextDecoder(encodingOf(bytes));
      parser.write(decoder.decode(bytes, { stream: !isLast }));
      if (!isLast) return;
      parser.close();
      if (kind === 'paragraph') isComplete = true;
    };
    entry.start();
  };
  const unzip = new Unzip((entry) => {
    const kind = kinds[entry.name];
    if (!kind || kind === 'page') return;
    isDocument ||= kind === 'paragraph';
    start(entry, kind);
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < file.size; at += pieceBytes) {
      // oxlint-disable-next-line no-await-in-loop -- piece by piece, so that what comes of it is counted
      const piece = new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
      unzip.push(piece, at + pieceBytes >= file.size);
      tell({ kind: 'progress', unit: 'byte', done: Math.min(file.size, at + pieceBytes), total: file.size });
    }
  } catch (cause) {
    throw cause instanceof FileRefused ? cause : new FileRefused('damaged', { cause });
  }
  if (!isComplete) throw new FileRefused(isDocument ? 'damaged' : 'unsupported');
  return gathering.report({ unit: 'paragraph', read: counts.paragraph, pagesWithoutText: [] });
}

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** A paragraph that is longer is read in pieces. */
const longestParagraph = 1_000_000;

/** Signs that are elements in WordprocessingML. */
const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '\u00ad',
};

/** Reads the paragraphs with any letters from XML that is written to it. */
function paragraphsOf(onParagraph: (text: string) => void) {
  const parser = new SaxesParser({ position: false });
  let prefix: string | undefined;
  /** Paragraphs that are open: a text box stands within one. */
  const open: string[] = [];
  let isText = false;
  /** Depth within what repeats for older programs what stands beside it. */
  let fallback = 0;
  const give = (text: string | undefined): void => {
    if (text !== undefined && text.trim() !== '') onParagraph(text);
  };
  const add = (text: string): void => {
    const last = open.length - 1;
    const whole = (open[last] ?? '') + text;
    if (last < 0) return;
    if (whole.length > longestParagraph) give(whole);
    open[last] = whole.length > longestParagraph ? '' : whole;
  };
  const localOf = (name: string): string | null => {
    prefix ??= name.slice(0, name.indexOf(':') + 1);
    return name.startsWith(prefix) ? name.slice(prefix.length) : null;
  };
  parser.on('doctype', () => {
    throw new FileRefused('has-dtd');
  });
  parser.on('error', (cause) => {
    throw new FileRefused('damaged', { cause });
  });
  parser.on('opentag', ({ name }) => {
    if (fallback > 0 || name === 'mc:Fallback') fallback += 1;
    if (fallback > 0) return;
    const local = localOf(name);
    if (local === 'p') open.push('');
    else if (local === 't') isText = true;
    else if (local !== null && signs[local] !== undefined) add(signs[local]);
  });
  parser.on('text', (text) => {
    if (isText) add(text);
  });
  parser.on('cdata', (text) => {
    if (isText) add(text);
  });
  parser.on('closetag', ({ name }) => {
    if (fallback > 0) {
      fallback -= 1;
      return;
    }
    const local = localOf(name);
    if (local === 't') isText = false;
    else if (local === 'p') give(open.pop());
  });
  return parser;
}
