import { randomUUID } from 'node:crypto';
import { databaseUsage } from '../../../adapters/events/usage.ts';
import type { UsageEvent } from '../../../ports/usage.ts';
import type { TestLibrary } from '../../../testing/library.ts';

type Without<Key extends string> = UsageEvent extends infer Each
  ? Each extends UsageEvent
    ? Omit<Each, Key>
    : never
  : never;
/** What someone did; who does it is said once. */
export type ReaderEvent = Without<
  'sessionId' | 'personId' | 'accountId' | 'isShared' | 'remoteAddress' | 'userAgent'
>;

type Who = {
  readonly account?: string;
  readonly isShared?: boolean;
  readonly userAgent?: string;
  readonly tenant?: string;
};

export const e214 = 'NSB|nsb-e-214-24';
export const older = 'NSB|nsb-e-214-21';
export const hi = 'HI|hi-4410-2-2022';

/** A deed of reading, in few words. */
export const opens = (contentCode: string, format: 'pdf' | 'html' = 'pdf'): ReaderEvent => ({
  type: 'request',
  contentCode,
  format,
  way: 'reading',
});
export const takes = (contentCode: string): ReaderEvent => ({
  type: 'request',
  contentCode,
  format: 'pdf',
  way: 'download',
});
export const views = (contentCode: string): ReaderEvent => ({
  type: 'investigation',
  contentCode,
  way: 'page',
});
export const isRefused = (contentCode: string): ReaderEvent => ({
  type: 'denial',
  contentCode,
  way: 'not-subscribed',
});
export const searches: ReaderEvent = {
  type: 'search',
  searchType: 'ALL',
  text: 'anchors',
  found: 3,
  publishers: ['NSB', 'HI'],
  isChosen: false,
};

/** A reader of a library, of whom it is stored what they did at a time. */
export function aReader({ database }: Pick<TestLibrary, 'database'>, who: Who = {}) {
  const { account = 'halvorsen', isShared = false, userAgent = 'Browser', tenant = 'astm' } = who;
  const by = {
    sessionId: randomUUID(),
    personId: randomUUID(),
    accountId: account,
    isShared,
    remoteAddress: '192.0.2.1',
    userAgent,
  };
  const does = async (at: string, ...events: ReaderEvent[]): Promise<void> => {
    const usage = databaseUsage(
      (key) => database.forTenant(key),
      () => new Date(at),
    );
    for (const event of events) await usage.record(tenant, { ...event, ...by });
  };
  return { ...by, does };
}
