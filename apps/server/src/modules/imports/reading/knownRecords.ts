import { hash } from 'node:crypto';
import type { HowToRead } from './deliveryReader.ts';

/** Another number whenever the same record would be read in another way: then every record is read again. */
const readingVersion = 3;

/** Names a record as it was delivered, by all that decides what is made of it: a signed number of 64 bits. */
export function deliveredHash(text: string, { publisher, isOwnAlone }: HowToRead, catalog: string): bigint {
  const how = JSON.stringify([readingVersion, publisher, isOwnAlone, catalog]);
  return hash('sha256', how + text, 'buffer').readBigInt64BE();
}

/** Whether a sorted list has a number. */
export function isAmong(sorted: BigInt64Array | undefined, wanted: bigint): boolean {
  if (!sorted) return false;
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = sorted[middle] ?? 0n;
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** Whose a record says that it is, and of which catalog, without looking at the rest of it; null where it does not. */
export function namedIn(text: string): { publisher: string | null; source: string | null } {
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) return { publisher: null, source: null };
  const named = (name: string): string | null => {
    const value: unknown = Reflect.get(record, name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { publisher: named('publisher'), source: named('source') };
}
