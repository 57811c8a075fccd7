import type { DownloadState } from '@norma/contracts';
import { CallRefused, client } from '../../client/client.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { i18n, loadMessages } from '../../i18n/i18n.ts';
import { mayOpen } from '../documents/forDocumentPage.ts';
import type english from '../../locales/en/downloads.json';
import { saveFile } from '../../client/saveFile.ts';
import type { Download, NotSavedReason, Step } from './steps.ts';
import { isolateLtr } from '../../i18n/isolate.ts';

type DownloadEvents = {
  readonly tell: (state: Step | NotSavedReason) => void;
  readonly end: () => void;
  /** Begins it again. */
  readonly again: () => void;
};

/** Nothing was saved; the tenant's message says why. */
export class NotSaved extends Error {
  readonly reason: NotSavedReason;

  constructor(reason: NotSavedReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** Carries a download out: asks whether the reader may, waits until it is made ready, receives it and saves it once. */
export async function carryOut(request: Download, { tell, end, again }: DownloadEvents): Promise<void> {
  const { signal } = request.leaving;
  try {
    saveFile(await fileOf(request, tell), `${request.designation}.pdf`);
    end();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof NotSaved) return tell(error.reason);
    end();
    await sayFailed(request, error, again);
  }
}

/** The PDF of a document for this reader, once the server has made it ready. */
export async function fileOf(
  request: Pick<Download, 'contentCode' | 'withNotes' | 'leaving'>,
  tell: DownloadEvents['tell'],
): Promise<Blob> {
  const { contentCode, withNotes, leaving } = request;
  const { signal } = leaving;
  if (!(await checked(contentCode, signal))) throw new NotSaved({ kind: 'no-access' });
  await untilReady(request, tell).catch(refused);
  tell({ kind: 'receiving', done: 0 });
  const { answer, headers } = await client.downloads.download
    .withHeaders({ query: { contentCode, compassPoints: withNotes ? 'true' : 'false' } }, { signal })
    .catch(refused);
  if (headers.entitlementaccess !== 'true') throw new NotSaved({ kind: 'no-access' });
  const file = await received(answer, (done) => tell({ kind: 'receiving', done }));
  if (file.size === 0) throw new NotSaved({ kind: 'no-pdf' });
  return file;
}

/** Checks access again. */
const checked = (contentCode: string, signal: AbortSignal): Promise<boolean> =>
  mayOpen(contentCode, signal).catch((error: unknown) => {
    throw error instanceof CallRefused ? new NotSaved({ kind: 'unchecked', error }) : error;
  });

const reasons: Record<string, NotSavedReason['kind'] & ('no-access' | 'no-pdf')> = {
  'document-not-entitled': 'no-access',
  'document-format-missing': 'no-pdf',
  'document-not-downloadable': 'no-pdf',
};

function refused(error: unknown): never {
  const kind = error instanceof CallRefused ? reasons[error.code] : undefined;
  throw kind ? new NotSaved({ kind }) : error;
}

/** Why the server could not make a download ready. */
class NotReady extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const pollMs = { first: 100, max: 1000 };

async function untilReady(
  { contentCode, withNotes, leaving }: Pick<Download, 'contentCode' | 'withNotes' | 'leaving'>,
  tell: DownloadEvents['tell'],
): Promise<void> {
  const { signal } = leaving;
  const body = { contentCode, compassPoints: withNotes };
  let state: DownloadState = await client.downloads.startDownload({ body }, { signal });
  const { id } = state;
  // Anyone who gives it up leaves the server nothing to do.
  const giveUp = (): void => void client.downloads.cancelDownload({ params: { id } }).catch(() => undefined);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    for (let pauseMs = pollMs.first; ; pauseMs = Math.min(pauseMs * 1.5, pollMs.max)) {
      if (state.pages !== null) tell({ kind: 'stamping', pages: state.pages, done: state.pagesDone });
      if (state.state === 'ready') return;
      if (state.state === 'failed' && state.problem === 'document-format-missing')
        throw new NotSaved({ kind: 'no-pdf' });
      if (state.state === 'failed' || state.state === 'cancelled')
        throw new NotReady(state.problem ?? state.state);
      await pause(pauseMs, signal);
      state = await client.downloads.downloadState({ params: { id } }, { signal });
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
  });

const failures: Record<string, keyof typeof english> = {
  'downloads-busy': 'busy',
  'document-unreadable': 'damaged',
  'download-forbidden': 'forbidden',
};

async function sayFailed(request: Download, error: unknown, again: () => void): Promise<void> {
  await loadMessages('downloads');
  const code = error instanceof CallRefused || error instanceof NotReady ? error.code : '';
  const words = (key: keyof typeof english): string =>
    i18n.t(key, { ns: 'downloads', designation: isolateLtr(request.designation) });
  const failure = failures[code];
  const isFinal = failure === 'damaged' || failure === 'forbidden';
  showToast({
    kind: 'error',
    message: words(failure ?? 'failed'),
    ...(!isFinal && { action: { label: words('tryAgain'), onAct: again } }),
  });
}

/** The body of a response as a file; reports progress from 0 to 1. */
async function received(answer: Response, onPart: (done: number) => void): Promise<Blob> {
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.body || size === 0) return answer.blob();
  let length = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, onwards) {
      length += part.length;
      onPart(Math.min(1, length / size));
      onwards.enqueue(part);
    },
  });
  const type = answer.headers.get('content-type') ?? '';
  return new Response(answer.body.pipeThrough(counting), { headers: { 'content-type': type } }).blob();
}
