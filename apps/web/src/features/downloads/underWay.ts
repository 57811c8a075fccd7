import { useSyncExternalStore } from 'react';
import { showToast } from '../../ui/feedback/toasts.ts';
import { i18n } from '../../i18n/i18n.ts';
import { isStep, type Download, type DownloadRequest } from './steps.ts';

let all: readonly Download[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(downloads: readonly Download[]): void {
  all = downloads;
  for (const listener of listeners) listener();
}

const isSame = (one: DownloadRequest, other: DownloadRequest): boolean =>
  one.contentCode === other.contentCode && one.withNotes === other.withNotes;

/**
 * Saves the PDF of a document, from wherever it is listed; the reader may go elsewhere in the meantime. One that is under
 * way is not begun twice.
 */
export function download(request: DownloadRequest): void {
  if (all.some((each) => isSame(each, request) && isStep(each.state))) return;
  lastId += 1;
  const started: Download = {
    ...request,
    id: lastId,
    state: { kind: 'asking' },
    leaving: new AbortController(),
  };
  show([...all.filter((each) => !isSame(each, request)), started]);
  // Fetched when it is first wanted.
  import('./carryOut.ts').then(
    ({ carryOut }) =>
      carryOut(started, {
        tell: (state) => tell(started.id, state),
        end: () => forget(started.id),
        again: () => download(request),
      }),
    () => {
      forget(started.id);
      showToast({ kind: 'error', message: i18n.t('error.unreachable') });
    },
  );
}

function tell(id: number, state: Download['state']): void {
  show(all.map((each) => (each.id === id ? { ...each, state } : each)));
}

/** Takes a download away of which there is nothing more to say. */
export function forget(id: number): void {
  show(all.filter((each) => each.id !== id));
}

/** Gives a download up. */
export function cancel({ id, leaving }: Download): void {
  leaving.abort();
  forget(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All downloads of this visit that go on, or of which there is something to say. */
export const useDownloads = (): readonly Download[] => useSyncExternalStore(subscribe, () => all);

/** Whether the PDF of a document is being downloaded. */
export const useIsDownloading = (contentCode: string): boolean =>
  useDownloads().some((each) => each.contentCode === contentCode && isStep(each.state));
