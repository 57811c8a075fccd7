/** The number of requests in flight for each URL. */
export type PendingRequests = ReadonlyMap<string, number>;

export type RequestEvent =
  | { type: 'started' | 'succeeded' | 'failed' | 'cancelled'; url: string }
  | { type: 'cleared' };

/** The requests in flight after an event; the same map when nothing changes. */
export function after(pending: PendingRequests, event: RequestEvent): PendingRequests {
  if (event.type === 'cleared') return pending.size === 0 ? pending : new Map();
  const { type, url } = event;
  const count = pending.get(url) ?? 0;
  if (type === 'started') return new Map(pending).set(url, count + 1);
  // What was cleared has nothing to end: a late answer or a cancellation changes nothing.
  if (count === 0) return pending;
  const rest = new Map(pending);
  if (count === 1) rest.delete(url);
  else rest.set(url, count - 1);
  return rest;
}

const startUpMs = 200;

let pending: PendingRequests = new Map();
let isStartingUp = true;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

setTimeout(() => {
  isStartingUp = false;
  notify();
}, startUpMs);

/** Tracks a request that readers wait for. */
export function trackRequest(event: RequestEvent): void {
  const next = after(pending, event);
  if (next === pending) return;
  pending = next;
  notify();
}

/** Whether requests that users wait for are in flight; never while the app starts. */
export const isLoading = (): boolean => !isStartingUp && pending.size > 0;

/** Calls back whenever that may have changed; the answer stops it. */
export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
