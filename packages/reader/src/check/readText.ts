import type { Gathering } from './gather.ts';
import { fileLimits } from './limits.ts';
import { FileRefused, type FileReport, type FromWorker } from './messages.ts';

type Reading = {
  readonly file: Blob;
  readonly gathering: Gathering;
  readonly tell: (message: FromWorker) => void;
};

/** Text that is looked through between two reports of progress. */
const pieceLength = 256 * 1024;

/** Reads the references of a plain text; its paragraphs are what blank lines part. */
export async function readText({ file, gathering, tell }: Reading): Promise<FileReport> {
  if (file.size > fileLimits.textBytes) throw new FileRefused('too-large');
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  let number = 0;
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(/(?:\r?\n|\r)[ \t]*(?:\r?\n|\r)\s*|$/gu)) {
    const paragraph = text.slice(from, index);
    from = index + gap.length;
    if (paragraph.trim() === '') continue;
    number += 1;
    for (const piece of piecesOf(paragraph)) gathering.read(piece, { kind: 'paragraph', number });
    tell({ kind: 'progress', unit: 'byte', done: index, total: text.length });
  }
  return gathering.report({ unit: 'paragraph', read: number, pagesWithoutText: [] });
}

/** A text by its byte order mark, else as UTF-8, else as Windows wrote it before. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 8192).includes(0)) throw new FileRefused('unsupported');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A long paragraph in pieces that end with a line, else with a word. */
function* piecesOf(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > pieceLength) {
    const line = text.lastIndexOf('\n', from + pieceLength);
    const end = line > from ? line : text.lastIndexOf(' ', from + pieceLength);
    const to = end > from ? end : from + pieceLength;
    yield text.slice(from, to);
    from = to;
  }
  yield text.slice(from);
}
