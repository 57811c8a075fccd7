/** How many requests of each address are on their way. */
export type Outstanding = ReadonlyMap<string, number>;

export type RequestEvent =
  | { type: 'started' | 'succeeded' | 'failed' | 'cancelled'; url: string }
  | { type: 'cleared' };

/** Calls that readers do not wait for, or that tell by themselves: the line that says that something loads stays away. */
const exempt = [
  '/api/group/getGroupEnable',
  '/api/user/searchUsers',
  '/api/contentShare/searchUsersAndGroups',
  '/api/usage/page-views',
  '/api/notifications/unread',
  '/api/documents/search/count',
  '/api/documents/entitled-documents/search/count',
  '/api/documents/search/top-level/count',
  '/api/documents/entitled-documents/search/top-level/count',
  '/api/refinement/publisher/count',
  '/api/refinement/publisher/entitled-documents/count',
];

const isExempt = (url: string): boolean => exempt.includes(url.split('?')[0] ?? '');

/** What is on its way after an event; the same map when nothing changes. */
export function after(outstanding: Outstanding, event: RequestEvent): Outstanding {
  if (event.type === 'cleared') return outstanding.size === 0 ? outstanding : new Map();
  const { type, url } = event;
  const count = outstanding.get(url) ?? 0;
  if (type === 'started') return isExempt(url) ? outstanding : new Map(outstanding).set(url, count + 1);
  // What was cleared, or never shown, has nothing to end: a late answer or a cancellation changes nothing.
  if (count === 0) return outstanding;
  const rest = new Map(outstanding);
  if (count === 1) rest.delete(url);
  else rest.set(url, count - 1);
  return rest;
}

const startUpMs = 200;

let outstanding: Outstanding = new Map();
let isStartingUp = true;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

setTimeout(() => {
  isStartingUp = false;
  tell();
}, startUpMs);

/** Notes what happens to a request. */
export function note(event: RequestEvent): void {
  const next = after(outstanding, event);
  if (next === outstanding) return;
  outstanding = next;
  tell();
}

/** Whether requests that readers wait for are on their way; never while the app starts. */
export const isLoading = (): boolean => !isStartingUp && outstanding.size > 0;

/** Calls back whenever that may have changed; the answer stops it. */
export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
