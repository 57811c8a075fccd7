import type { compassPoints } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import { cardOfId, isOffered } from '../documents/index.ts';
import { closedTo, mayDo } from './access.ts';
import { change } from './change.ts';
import { keepingOf, type Tables } from './keeping.ts';
import { create } from './create.ts';
import { historyPage } from './history.ts';
import { accountPage, documentPage, drawnIn, ownPage } from './lists.ts';
import { pageCursors } from './milestones.ts';
import { wireSettings } from './settings.ts';
import { sharedByLink } from './shared.ts';
import { activate, deactivate, share } from './states.ts';
import { compassPointOf } from './store.ts';
import { tagged } from './wire.ts';

/** Keeps the marks that people put on passages of documents. */
export function compassPointHandlers({
  audit,
}: {
  readonly audit: Audit;
}): Handlers<typeof compassPoints, Tables> {
  const keeping = keepingOf(audit);
  const milestones = pageCursors();

  return {
    compassPoints: ({ query }, asking) => drawnIn(query.contentCode, asking),

    compassPointsOfDocument: ({ query: { contentID, offset, ...wanted } }, asking) =>
      documentPage(contentID, { ...wanted, page: offset }, asking),

    ownCompassPoints: ({ query: { pageIndex, ...wanted } }, asking) =>
      ownPage({ ...wanted, page: pageIndex }, asking),

    allCompassPoints: ({ query: { pageIndex, ...wanted } }, asking) =>
      accountPage({ ...wanted, page: pageIndex }, asking, milestones),

    compassPointSettings: async ({ query }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      const card = await cardOfId(asking.db, query.contentID);
      if (!card || !isOffered(asking.tenant, card)) return fail('document-not-found');
      const { content_code: contentCode, publisher_code: publisherCode } = card;
      return wireSettings(asking.tenant.settings.compassPoints, { contentCode, publisherCode });
    },

    sharedCompassPoint: ({ query }, asking) => sharedByLink(query.compassPointUUID, asking),

    compassPoint: async ({ params }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      const row = await compassPointOf(asking.db, params.id);
      if (!row || !mayDo('read', row, asking)) return fail('compass-point-not-found');
      return tagged(row, asking);
    },

    createCompassPoint: ({ body }, asking) => create(body, asking, keeping),
    changeCompassPoint: ({ params, body }, asking) => change(params.id, body, asking, keeping),
    deactivateCompassPoint: ({ params }, asking) => deactivate(params.id, asking, keeping),
    activateCompassPoint: ({ params }, asking) => activate(params.id, asking, keeping),
    markShared: ({ body }, asking) => share(body.compassPointID, asking, keeping),

    compassPointHistory: ({ params, query }, asking) => historyPage(params.id, query, asking),
  };
}
