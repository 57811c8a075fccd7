import type { compassPoints, HistoryEntry } from '@norma/contracts';
import { fail, type Received } from '@norma/contracts/kit';
import { closedTo, mayDo } from './access.ts';
import { historyOf, type Entry } from './historyStore.ts';
import type { Context } from './withCompassPoint.ts';
import { compassPointOf } from './store.ts';
import type { Snapshot } from './tables.ts';
import { shownTexts } from './texts.ts';

type Query = Received<(typeof compassPoints)['compassPointHistory']>['query'];

/** What has happened to a compass point, to those who may look back. */
export async function historyPage(id: number, { sort, pageIndex, pageSize }: Query, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const row = await compassPointOf(ctx.db, id);
  if (!row || !mayDo('read', row, ctx)) return fail('compass-point-not-found');
  if (!mayDo('history', row, ctx)) return fail('compass-point-history-closed');
  const { entries, total } = await historyOf(ctx.db, id, {
    isDescending: sort?.isDescending ?? true,
    offset: pageIndex * pageSize,
    size: pageSize,
  });
  return { content: entries.map((entry) => wireEntry(entry, ctx)), totalElements: total, pageSize };
}

function wireEntry({ id, type, at, person_name, current, previous }: Entry, ctx: Context): HistoryEntry {
  return {
    id,
    dbTransactionType: type,
    transactionUserName: person_name,
    createdDate: at.toISOString(),
    auditData: {
      current: wireSnapshot(current, ctx),
      previous: previous && wireSnapshot(previous, ctx),
    },
  };
}

const wireSnapshot = ({ modifiedDate, selectionMetadata, ...texts }: Snapshot, { tenant }: Context) => ({
  modifiedDate,
  ...shownTexts(texts, tenant.settings.compassPoints.attributes),
  selectionMetadata,
});
