import { useSyncExternalStore } from 'react';

/** The id of the place above the toasts where downloads say how far they are. */
export const progressPlace = 'progress-place';

type ToastOptions = {
  kind: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; onAct: () => void };
};
/** A visible toast; the id distinguishes toasts with the same text. */
export type Notice = ToastOptions & { id: number };

/** A notice that was given, shown still or not. */
type Given = Notice & { at: Date };

/** As many as a reader may want to read again. */
const maxToasts = 50;

let shown: readonly Notice[] = [];
let given: readonly Given[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(toasts: readonly Notice[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Shows a toast, which closes after seven seconds. */
export function showToast(toast: ToastOptions): void {
  // A toast that is already visible is not repeated: many calls may fail for the same reason.
  if (shown.some(({ kind, message }) => kind === toast.kind && message === toast.message)) return;
  lastId += 1;
  given = [{ ...toast, id: lastId, at: new Date() }, ...given].slice(0, maxToasts);
  show([...shown, { ...toast, id: lastId }]);
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

/** The toasts of this visit, newest first: errors stay readable here after they close. */
export const useToastHistory = (): readonly Given[] => useSyncExternalStore(subscribe, () => given);
