import type { tracking, TrackedPublisher } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { DocumentTables } from '../documents/index.ts';
import { choicesOf, choosePublishers, unsubscribeFrom, type Choice } from './publishers.ts';
import type { TrackingTables } from './tables.ts';

type Tables = DocumentTables & TrackingTables;
type Calls = Pick<typeof tracking, 'trackedPublishers' | 'updatePublishers' | 'unsubscribe'>;

const wirePublisher = ({ code, name, isTracked }: Choice): TrackedPublisher => ({
  publisherCode: code,
  publisherName: name,
  trackingFlag: isTracked,
});

const chooserOf = ({ tenant, reader }: ReaderContext<Tables>) => ({
  tenant: tenant.key,
  personId: reader.personId,
  publishers: tenant.settings.publishers,
});

/** Follows publishers for those who want to know of all that is new of them. */
export const publisherHandlers: Handlers<Calls, Tables> = {
  trackedPublishers: async (_, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return (await choicesOf(ctx.db, chooserOf(ctx))).map(wirePublisher);
  },

  updatePublishers: async ({ body }, ctx) => {
    const { db, reader, now } = ctx;
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const chooser = chooserOf(ctx);
    // Of one that is named twice the last word counts.
    const flags = new Map(body.map(({ publisherCode, trackingFlag }) => [publisherCode, trackingFlag]));
    const codes = [...flags.keys()];
    if (!codes.every((code) => chooser.publishers.includes(code))) return fail('publisher-not-found');
    const [on, off] = [true, false].map((flag) => codes.filter((code) => flags.get(code) === flag));
    await choosePublishers(db, chooser, { on: on ?? [], off: off ?? [], now: now() });
    return (await choicesOf(db, chooser)).map(wirePublisher);
  },

  unsubscribe: async ({ body }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const chooser = chooserOf(ctx);
    const named = [...new Set(body.map(({ publisherCode }) => publisherCode))];
    if (!named.every((code) => chooser.publishers.includes(code))) return fail('publisher-not-found');
    return unsubscribeFrom(ctx.db, chooser, named);
  },
};
