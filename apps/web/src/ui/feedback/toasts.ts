import { useSyncExternalStore } from 'react';

type Said = {
  kind: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; onAct: () => void };
};
/** A notice that is shown; ids tell two of the same words apart. */
export type Notice = Said & { id: number };

/** A notice that was given, shown still or not. */
type Given = Notice & { at: Date };

/** As many as a reader may want to read again. */
const maxKept = 50;

let shown: readonly Notice[] = [];
let given: readonly Given[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(toasts: readonly Notice[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Tells the reader something in passing; it goes by itself after seven seconds. */
export function showToast(said: Said): void {
  // What stands there already is not said twice: of many calls that fail for one reason, one tells it.
  if (shown.some(({ kind, message }) => kind === said.kind && message === said.message)) return;
  lastId += 1;
  given = [{ ...said, id: lastId, at: new Date() }, ...given].slice(0, maxKept);
  show([...shown, { ...said, id: lastId }]);
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  show(shown.filter((notice) => notice.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The notices that are shown now, oldest first. */
export const shownToasts = (): readonly Notice[] => shown;

/** The notices that are shown, oldest first. */
export const useToasts = (): readonly Notice[] => useSyncExternalStore(subscribe, shownToasts);

/** The notices of this visit, newest first: errors stay readable here after they have gone from the screen. */
export const useToastHistory = (): readonly Given[] => useSyncExternalStore(subscribe, () => given);
