/** Where a reader stopped in the HTML of a document, as addresses name it, and in words. */
export type Stopped = { clause: string; title: string };

type Reader = { tenant: string; person: string };

const max = 200;

/** The key below which a browser keeps where a person stopped: `{ [contentCode]: Stopped }`, the latest last. */
export const stoppedKey = ({ tenant, person }: Reader): string => `norma.stopped.html:${tenant}:${person}`;

/** Where a person stopped in a document; null where nothing is known of it. */
export const stoppedAt = (reader: Reader, contentCode: string): Stopped | null =>
  read(reader).find(([code]) => code === contentCode)?.[1] ?? null;

/** Stores where a person stopped, for the latest 200 documents; null removes one. */
export function keepStopped(reader: Reader, contentCode: string, stopped: Stopped | null): void {
  const others = read(reader).filter(([code]) => code !== contentCode);
  const entries = stopped ? [...others, [contentCode, stopped] as const] : others;
  write(reader, Object.fromEntries(entries.slice(-max)));
}

// The stored value may come from another version, or from anyone; a browser may forbid storage.
function read(reader: Reader): (readonly [contentCode: string, stopped: Stopped])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(stoppedKey(reader)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([code, stopped]) => (isStopped(stopped) ? [[code, stopped]] : []));
  } catch {
    return [];
  }
}

function write(reader: Reader, places: Record<string, Stopped>): void {
  try {
    localStorage.setItem(stoppedKey(reader), JSON.stringify(places));
  } catch {
    // See above.
  }
}

const isStopped = (stored: unknown): stored is Stopped =>
  typeof stored === 'object' &&
  stored !== null &&
  'clause' in stored &&
  typeof stored.clause === 'string' &&
  'title' in stored &&
  typeof stored.title === 'string';
