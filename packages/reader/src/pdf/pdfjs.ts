import * as pdfjs from 'pdfjs-dist';
import 'pdfjs-dist/web/pdf_viewer.css';
import './pdf.css';
import { ServedFiles, workerAddress } from './assets.ts';
import { type FetchRange, type FileRange } from './source.ts';

// The viewer module takes the library from the global scope when it is evaluated: this has to come first.
Object.assign(globalThis, { pdfjsLib: pdfjs });
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress();

/** The page layout of pdf.js, loaded after the library that it needs. */
export const loadViewer = () => import('pdfjs-dist/web/pdf_viewer.mjs');

/** What that module gives. */
export type ViewerParts = Awaited<ReturnType<typeof loadViewer>>;

export const { AnnotationEditorType, AnnotationMode, TouchManager } = pdfjs;

class Ranges extends pdfjs.PDFDataRangeTransport {
  readonly #fetch: (begin: number, end: number) => Promise<FileRange>;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    first: FileRange,
    fetch: (begin: number, end: number) => Promise<FileRange>,
    onFailure: (error: unknown) => void,
  ) {
    super(first.fileLength, first.bytes);
    this.#fetch = fetch;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#fetch(begin, end).then(({ bytes }) => this.onDataRange(begin, bytes), this.#onFailure);
  }
}

type Opening = {
  first: FileRange;
  fetchRange: FetchRange;
  rangeLength: number;
  signal: AbortSignal;
  /** A piece that cannot be fetched has no way to be told to pdf.js, which would wait for it. */
  onFailure: (error: unknown) => void;
};

/** A PDF that is being read, and the end of that. */
export type OpenFile = { pdf: Promise<pdfjs.PDFDocumentProxy>; close: () => void };

/** Opens a PDF of which only the pieces that are read are fetched, each by the caller's own request. */
export function openFile({ first, fetchRange, rangeLength, signal, onFailure }: Opening): OpenFile {
  const isWhole = first.bytes.length >= first.fileLength;
  const ranges = () => new Ranges(first, (begin, end) => fetchRange(begin, end, signal), onFailure);
  const { ERRORS: verbosity } = pdfjs.VerbosityLevel;
  const worker = pdfjs.PDFWorker.create({ verbosity });
  const task = pdfjs.getDocument({
    ...(isWhole ? { data: first.bytes } : { range: ranges() }),
    rangeChunkSize: rangeLength,
    disableAutoFetch: true,
    disableStream: true,
    BinaryDataFactory: ServedFiles,
    useWorkerFetch: false,
    worker,
    verbosity,
  });
  const close = (): void => {
    worker.destroy(); // First, and at once: a worker that is asked to stop while it opens a file complains in the console.
    task.destroy().catch(() => {}); // It waits for the worker's last word, which will not come.
  };
  return { pdf: task.promise, close };
}
