import type { compassPoints } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { cardOfId, isOffered } from '../documents/index.ts';
import { closedTo, mayDo } from './access.ts';
import { change } from './change.ts';
import type { Tables } from './withCompassPoint.ts';
import { create } from './create.ts';
import { historyPage } from './history.ts';
import { accountPage, documentPage, drawnIn, ownPage } from './lists.ts';
import { pageCursors } from './pageCursors.ts';
import { wireSettings } from './settings.ts';
import { sharedByLink } from './shared.ts';
import { activate, deactivate, share } from './lifecycle.ts';
import { compassPointOf } from './store.ts';
import { tagged } from './serialize.ts';

/** Keeps the marks that people put on passages of documents. */
export function compassPointHandlers(): Handlers<typeof compassPoints, Tables> {
  const cursors = pageCursors();

  return {
    compassPoints: ({ query }, ctx) => drawnIn(query.contentCode, ctx),

    compassPointsOfDocument: ({ query: { contentID, offset, ...listQuery } }, ctx) =>
      documentPage(contentID, { ...listQuery, page: offset }, ctx),

    ownCompassPoints: ({ query: { pageIndex, ...listQuery } }, ctx) =>
      ownPage({ ...listQuery, page: pageIndex }, ctx),

    allCompassPoints: ({ query: { pageIndex, ...listQuery } }, ctx) =>
      accountPage({ ...listQuery, page: pageIndex }, ctx, cursors),

    compassPointSettings: async ({ query }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      const card = await cardOfId(ctx.db, query.contentID);
      if (!card || !isOffered(ctx.tenant, card)) return fail('document-not-found');
      const { content_code: contentCode, publisher_code: publisherCode } = card;
      return wireSettings(ctx.tenant.settings.compassPoints, { contentCode, publisherCode });
    },

    sharedCompassPoint: ({ query }, ctx) => sharedByLink(query.compassPointUUID, ctx),

    compassPoint: async ({ params }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      const row = await compassPointOf(ctx.db, params.id);
      if (!row || !mayDo('read', row, ctx)) return fail('compass-point-not-found');
      return tagged(row, ctx);
    },

    createCompassPoint: ({ body }, ctx) => create(body, ctx),
    changeCompassPoint: ({ params, body }, ctx) => change(params.id, body, ctx),
    deactivateCompassPoint: ({ params }, ctx) => deactivate(params.id, ctx),
    activateCompassPoint: ({ params }, ctx) => activate(params.id, ctx),
    markShared: ({ body }, ctx) => share(body.compassPointID, ctx),

    compassPointHistory: ({ params, query }, ctx) => historyPage(params.id, query, ctx),
  };
}
