import { fetchPdfFiles } from '../pdf/assets.ts';
import { trustedScript } from '../trusted.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import checkAddress from './check.worker.ts?worker&url';
import { fileLimits } from './limits.ts';
import type { FileFault, FileReport, FromWorker, ToWorker } from './messages.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import pdfAddress from './pdf.worker.ts?worker&url';

export { fileLimits } from './limits.ts';
export type { FileFault, FilePlace, FileReference, FileReport, NamedDocument } from './messages.ts';

type Events = {
  readonly onProgress: (progress: { unit: 'page' | 'byte'; done: number; total: number }) => void;
  /** The file asks for a password; `isWrong` after one that does not open it. */
  readonly onPassword: (isWrong: boolean) => void;
  readonly onReport: (report: FileReport) => void;
  readonly onFault: (fault: FileFault) => void;
};

type Given = {
  /** Status lists of the library's publishers as the server gives them. */
  readonly lists: readonly string[];
  readonly languages: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Two workers that check a file between them and can reach no network: the server gives their scripts the policy
 * `default-src 'none'`. Such a worker may start none itself, so the page starts both and joins them by a channel.
 */
export class FileCheck {
  readonly #checker: Worker;
  readonly #workers: readonly Worker[];
  #events: Events | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(checker: Worker, pdf: Worker) {
    this.#checker = checker;
    this.#workers = [checker, pdf];
    checker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#onMessage(data));
    for (const worker of this.#workers) worker.addEventListener('error', () => this.#fail('damaged'));
  }

  /** Fetches what a check needs, and starts the workers; from then on nothing is fetched. */
  static async prepare({ lists, languages, signal }: Given): Promise<FileCheck> {
    const pdfFiles = await fetchPdfFiles(signal);
    signal.throwIfAborted();
    const [checker, pdf] = [startWorker(checkAddress), startWorker(pdfAddress)];
    try {
      const { port1, port2 } = new MessageChannel();
      const isReady = new Promise<void>((resolve, reject) => {
        checker.addEventListener('message', () => resolve(), { once: true });
        for (const worker of [checker, pdf])
          worker.addEventListener('error', ({ message }) => reject(new Error(`No worker: ${message}`)), {
            once: true,
          });
        signal.addEventListener('abort', () => reject(new Error('Left')), { once: true });
      });
      pdf.postMessage({}, [port1]);
      const prepare: ToWorker = { kind: 'prepare', lists, languages, pdfFiles };
      checker.postMessage(prepare, [port2]);
      await isReady;
      return new FileCheck(checker, pdf);
    } catch (error) {
      checker.terminate();
      pdf.terminate();
      throw error;
    }
  }

  check(file: Blob, events: Events): void {
    this.#events = events;
    this.#watch();
    this.#send({ kind: 'check', file });
  }

  givePassword(password: string): void {
    this.#watch();
    this.#send({ kind: 'password', password });
  }

  /** Ends the workers, and with them all that is known of the file. */
  end(): void {
    clearTimeout(this.#timer);
    this.#events = undefined;
    for (const worker of this.#workers) worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#checker.postMessage(message, []);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail('stuck'), fileLimits.stuckMs);
  }

  #fail(fault: FileFault): void {
    const events = this.#events;
    this.end();
    events?.onFault(fault);
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'progress') {
      this.#watch();
      return this.#events?.onProgress(message);
    }
    clearTimeout(this.#timer);
    if (message.kind === 'password') this.#events?.onPassword(message.isWrong);
    if (message.kind === 'report') this.#events?.onReport(message.report);
    if (message.kind === 'fault') this.#events?.onFault(message.fault);
  }
}

const startWorker = (address: string): Worker => new Worker(trustedScript(address), { type: 'module' });
