import { pageStream } from '@norma/anchoring';
import * as pdfjs from 'pdfjs-dist';
import type { Gathering } from './gather.ts';
import { fileLimits } from './limits.ts';
import { FileRefused, type FileReport, type FromWorker } from './messages.ts';

type Reading = {
  readonly file: Blob;
  readonly gathering: Gathering;
  readonly pdfWorker: pdfjs.PDFWorker;
  /** Character maps and standard fonts by name. */
  readonly pdfFiles: ReadonlyMap<string, Uint8Array>;
  readonly tell: (message: FromWorker) => void;
  readonly askPassword: (isWrong: boolean) => Promise<string>;
};

/** Pages that are read at once: the next one is parsed while one is looked through. */
const pagesAhead = 4;

/** Reads the references of a PDF, page by page. */
export async function readPdf(reading: Reading): Promise<FileReport> {
  const { file, gathering, tell } = reading;
  if (file.size > fileLimits.pdfBytes) throw new FileRefused('too-large');
  const task = await opened(reading);
  try {
    const pdf = await task.promise.catch((cause: unknown) => {
      throw new FileRefused(isPassword(cause) ? 'encrypted' : 'damaged', { cause });
    });
    const total = pdf.numPages;
    if (total > fileLimits.pdfPages) throw new FileRefused('too-many-pages');
    const pagesWithoutText: number[] = [];
    let damaged = 0;
    const texts = new Map<number, Promise<string | null>>();
    for (let number = 1; number <= total && !gathering.isFull; number += 1) {
      for (let ahead = number; ahead < Math.min(total + 1, number + pagesAhead); ahead += 1)
        if (!texts.has(ahead)) texts.set(ahead, textOf(pdf, ahead));
      // oxlint-disable-next-line no-await-in-loop -- page by page, which is the progress
      const text = await texts.get(number);
      texts.set(number, Promise.resolve(null));
      if (text === null || text === undefined) damaged += 1;
      else if (text.trim() === '') pagesWithoutText.push(number);
      else gathering.read(text, { kind: 'page', number });
      tell({ kind: 'progress', unit: 'page', done: number, total });
    }
    if (damaged > 0 && damaged + pagesWithoutText.length === total) throw new FileRefused('damaged');
    if (pagesWithoutText.length === total) throw new FileRefused('scanned');
    return gathering.report({ unit: 'page', read: total, pagesWithoutText });
  } finally {
    await task.destroy().catch(() => {});
  }
}

async function opened({ file, pdfFiles, pdfWorker, askPassword }: Reading) {
  class GivenFiles {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      const bytes = pdfFiles.get(filename);
      if (!bytes) throw new Error(`pdf.js asks for ${filename}, which is not there`);
      return bytes.slice(); // What is given is moved to the other thread.
    }
  }
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: GivenFiles,
    useWorkerFetch: false,
    disableFontFace: true,
    stopAtErrors: false,
    worker: pdfWorker,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  task.onPassword = (update: (password: string) => void, reason: number) => {
    void askPassword(reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD).then(update);
  };
  return task;
}

const isPassword = (cause: unknown): boolean => cause instanceof Error && cause.name === 'PasswordException';

/** The text of a page; null where the page cannot be read. */
async function textOf(pdf: pdfjs.PDFDocumentProxy, number: number): Promise<string | null> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    page.cleanup();
    return pageStream(items.flatMap((item) => ('str' in item ? [item] : []))).text;
  } catch {
    return null;
  }
}
