import { useSyncExternalStore } from 'react';

type Said = {
  kind: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; onAct: () => void };
};
/** A notice that is shown; ids tell two of the same words apart. */
export type Notice = Said & { id: number };

let shown: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(notices: readonly Notice[]): void {
  shown = notices;
  for (const listener of listeners) listener();
}

/** Tells the reader something in passing; it goes by itself after seven seconds. */
export function notify(said: Said): void {
  lastId += 1;
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

/** The notices that are shown, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => shown);
