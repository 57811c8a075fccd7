import * as pdfjs from 'pdfjs-dist';
import { Gathering, openLibrary, type Library } from './gather.ts';
import { FileRefused, type FromWorker, type ToWorker } from './messages.ts';
import { readFile } from './readFile.ts';

type Prepared = {
  readonly library: Library;
  readonly pdfFiles: ReadonlyMap<string, Uint8Array>;
  readonly pdfWorker: pdfjs.PDFWorker;
};

let prepared: Prepared | undefined;
let onPassword: ((password: string) => void) | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started this worker
const tell = (message: FromWorker): void => self.postMessage(message);

async function check(file: Blob, { library, pdfFiles, pdfWorker }: Prepared): Promise<void> {
  try {
    const gathering = new Gathering(library);
    const askPassword = (isWrong: boolean): Promise<string> =>
      new Promise((resolve) => {
        onPassword = resolve;
        tell({ kind: 'password', isWrong });
      });
    const report = await readFile({ file, gathering, pdfFiles, pdfWorker, tell, askPassword });
    tell({ kind: 'report', report });
  } catch (error) {
    tell({ kind: 'fault', fault: error instanceof FileRefused ? error.fault : 'damaged' });
  }
}

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (data.kind === 'prepare' && port) {
    port.start();
    const verbosity = pdfjs.VerbosityLevel.ERRORS;
    // Declared for workers; a port is all that it uses of one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const pdfWorker = pdfjs.PDFWorker.create({ port: port as unknown as Worker, verbosity });
    prepared = { library: openLibrary(data.lists, data.languages), pdfFiles: data.pdfFiles, pdfWorker };
    tell({ kind: 'ready' });
  }
  if (data.kind === 'check' && prepared) void check(data.file, prepared);
  if (data.kind === 'password') onPassword?.(data.password);
});
