import {
  trackerUnavailable,
  type CardDocument,
  type TrackedChange,
  type Tracking,
  type tracking,
} from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handler, Handlers } from '../../context.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import {
  cardDocuments,
  cardOfCode,
  editionsIn,
  editionsOf,
  isCurrent,
  isOffered,
  mayOpen,
  type DocumentTables,
  type Opening,
} from '../documents/index.ts';
import type { MailTables } from '../email/index.ts';
import { lastVisit, type UsageTables } from '../usage/index.ts';
import { changesOf, lastChangesOf, type Change } from './changes.ts';
import { alertHandlers } from './alertHandlers.ts';
import { notificationHandlers } from './notificationHandlers.ts';
import { publisherHandlers } from './publisherHandlers.ts';
import {
  removeTracked,
  toggleTracked,
  trackedCount,
  trackedFamily,
  trackedOf,
  trackFamily,
  type Tracked,
} from './store.ts';
import type { TrackingTables } from './tables.ts';

type Tables = DocumentTables & TrackingTables & UsageTables & MailTables;

/** A tenant may put its tracker out of service at any time, while pages are open that offer it still. */
const hasTracker = ({ settings }: Tenant): boolean => hasFeature(settings, 'show-tracker');

const wireTracking = ({ id, is_on }: Tracked): Tracking => ({ id, trackingFlag: is_on });

const maxChanges = 3;

const wireChange = ({ at, event, tracked }: Change, document: CardDocument | undefined): TrackedChange[] =>
  document
    ? [
        {
          at: at.toISOString(),
          event,
          document,
          before: tracked === document.designationNo ? null : tracked,
        },
      ]
    : [];

const trackedPage: Handler<typeof tracking.trackedDocuments, Tables> = async (
  { query },
  { db, tenant, reader },
) => {
  if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
  if (!hasTracker(tenant)) return { count: 0, result: [], trackerUnavailable: true };
  const whose = {
    personId: reader.personId,
    publishers: tenant.settings.publishers,
    withThoseOff: query.sort === 'ContentTrackingOff',
  };
  const [count, followed] = await Promise.all([trackedCount(db, whose), trackedOf(db, whose, query)]);
  const familyIds = followed.map(({ family_id }) => family_id);
  const [cards, changes, editions] = await Promise.all([
    cardDocuments(
      db,
      followed.map(({ content_code }) => content_code),
      reader,
    ),
    lastChangesOf(db, familyIds),
    editionsOf(db, familyIds),
  ]);
  const families = Map.groupBy(editions, ({ family_id }) => family_id);
  const result = followed.flatMap(({ id, content_code, family_id, since, is_on }) => {
    const document = cards.get(content_code);
    if (!document) return [];
    const change = changes.get(family_id);
    const current = editionsIn(document.language, families.get(family_id) ?? []).find(isCurrent);
    return {
      id,
      document,
      trackingSinceDate: since.toISOString(),
      trackingFlag: is_on,
      lastChange: change ? { at: change.at.toISOString(), event: change.event } : null,
      inForce: current ? { contentCode: current.content_code, designationNo: current.designation } : null,
    };
  });
  return { count, result, trackerUnavailable: false };
};

/** Follows the changes of documents for their readers. */
export const trackingHandlers = (
  opening: Pick<Opening, 'investigated'>,
): Handlers<typeof tracking, Tables> => ({
  trackedDocuments: trackedPage,
  trackedDocumentsPage: trackedPage,

  changesSinceLastVisit: async (_, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const since = await lastVisit(db, reader);
    const whose = { personId: reader.personId, publishers: tenant.settings.publishers };
    const isOut = !hasTracker(tenant);
    const tracked = isOut ? 0 : await trackedCount(db, whose);
    const changes = isOut ? [] : await changesOf(db, { ...whose, since });
    const shown = changes.slice(0, maxChanges);
    const cards = await cardDocuments(
      db,
      shown.map(({ content_code }) => content_code),
      reader,
    );
    return {
      lastVisit: since?.toISOString() ?? null,
      tracked,
      changed: changes.length,
      changes: shown.flatMap((change) => wireChange(change, cards.get(change.content_code))),
    };
  },

  trackingOf: async ({ query: { family } }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    if (!hasTracker(tenant)) return { data: null, trackerUnavailable: true };
    const { publishers } = tenant.settings;
    const tracked = await trackedFamily(db, { personId: reader.personId, family, publishers });
    return { data: tracked && wireTracking(tracked), trackerUnavailable: false };
  },

  track: async ({ query: { contentCode } }, ctx) => {
    const { db, tenant, reader, now } = ctx;
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    if (!hasTracker(tenant)) return { data: trackerUnavailable };
    const card = await cardOfCode(db, contentCode);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    if (!mayOpen(reader, card)) return fail('document-not-entitled');
    if (!card.may_track) return fail('tracking-not-allowed');
    const tracked = await trackFamily(db, {
      tenant: tenant.key,
      personId: reader.personId,
      familyId: card.family_id,
      contentId: card.content_id,
      now: now(),
    });
    await opening.investigated(card, 'tracking', ctx);
    return { data: wireTracking(tracked) };
  },

  toggleTracking: async ({ params: { id } }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    if (!hasTracker(tenant)) return { data: trackerUnavailable };
    const tracked = await toggleTracked(db, { personId: reader.personId, id });
    return tracked ? { data: wireTracking(tracked) } : fail('tracking-not-found');
  },

  removeTracking: async ({ params: { id } }, { db, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    await removeTracked(db, { personId: reader.personId, id });
    return { id };
  },

  ...publisherHandlers,
  ...alertHandlers,
  ...notificationHandlers,
});
