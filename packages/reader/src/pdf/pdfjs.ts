import * as pdfjs from 'pdfjs-dist';
import 'pdfjs-dist/web/pdf_viewer.css';
import './pdf.css';
import { ServedFiles } from './assets.ts';
import { fetchPart, pieceLength, type Ends, type FetchRange } from './source.ts';
import { takeThread } from './thread.ts';

// The viewer module takes the library from the global scope when it is evaluated: this has to come first.
Object.assign(globalThis, { pdfjsLib: pdfjs });

/** The page layout of pdf.js, loaded after the library that it needs. */
export const loadViewer = () => import('pdfjs-dist/web/pdf_viewer.mjs');

/** What that module gives. */
export type ViewerParts = Awaited<ReturnType<typeof loadViewer>>;

export const { AnnotationEditorType, AnnotationMode, TouchManager } = pdfjs;

const { ERRORS: verbosity } = pdfjs.VerbosityLevel;

type FetchPiece = (begin: number, end: number) => Promise<Uint8Array>;

/** The pieces of a file as pdf.js asks for them; it waits for each of them for as long as it takes. */
class Ranges extends pdfjs.PDFDataRangeTransport {
  readonly #fetch: FetchPiece;
  readonly #onMissing: (error: unknown) => void;
  #missing: [begin: number, end: number][] = [];

  constructor({ fileLength, head }: Ends, fetch: FetchPiece, onMissing: (error: unknown) => void) {
    super(fileLength, head);
    this.#fetch = fetch;
    this.#onMissing = onMissing;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#fetch(begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        this.#missing.push([begin, end]);
        this.#onMissing(error);
      },
    );
  }

  fetchMissing(): void {
    const missing = this.#missing;
    this.#missing = [];
    for (const [begin, end] of missing) this.requestDataRange(begin, end);
  }
}

type Opening = {
  ends: Ends;
  fetchRange: FetchRange;
  signal: AbortSignal;
  /** The file cannot be read at all. */
  onFailure: (error: unknown) => void;
  /** A piece could not be fetched. There is no way to tell pdf.js, which waits for it. */
  onMissing: (error: unknown) => void;
};

/** A PDF that is being read, and the end of that. */
export type OpenFile = {
  pdf: Promise<pdfjs.PDFDocumentProxy>;
  /** Asks again for the pieces that could not be fetched. */
  fetchMissing: () => void;
  close: () => void;
};

/** Opens a PDF of which only the pieces that are read are fetched, each by the caller's own request. */
export function openFile({ ends, fetchRange, signal, onFailure, onMissing }: Opening): OpenFile {
  const isWhole = ends.head.length >= ends.fileLength;
  const fetchPiece: FetchPiece = (begin, end) => fetchPart({ ends, begin, end }, fetchRange, signal);
  const thread = takeThread();
  const worker = pdfjs.PDFWorker.create({ port: thread, verbosity });
  // An error before its first word: its script could not be loaded.
  const spoken = new AbortController();
  thread.addEventListener('message', () => spoken.abort(), { once: true });
  thread.addEventListener(
    'error',
    ({ message }) => onFailure(new Error(`pdf.js did not start: ${message}`)),
    {
      signal: spoken.signal,
    },
  );
  const range = isWhole ? null : new Ranges(ends, fetchPiece, onMissing);
  const task = pdfjs.getDocument({
    ...(range ? { range } : { data: ends.head }),
    rangeChunkSize: pieceLength,
    disableAutoFetch: true,
    disableStream: true,
    BinaryDataFactory: ServedFiles,
    useWorkerFetch: false,
    worker,
    verbosity,
  });
  const close = (): void => {
    // First, and at once: a worker that is asked to stop while it opens a file complains in the console.
    worker.destroy();
    thread.terminate();
    task.destroy().catch(() => {}); // It waits for the worker's last word, which will not come.
  };
  return { pdf: task.promise, fetchMissing: () => range?.fetchMissing(), close };
}
