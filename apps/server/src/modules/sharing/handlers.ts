import type { SharedDocument, sharing } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import { cardOfId, isOffered, type DocumentTables } from '../documents/index.ts';
import type { GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { hasGroups, hasSharing, refusalOfSharer } from './access.ts';
import { receivedCount, receivedOf, type ReceivedQuery, type Received } from './received.ts';
import { search } from './search.ts';
import { groupsThatHave } from './groups.ts';
import { shareWithGroup } from './shareWithGroup.ts';
import { shareWithUser } from './shareWithUser.ts';
import { sharesOf } from './store.ts';
import type { SharingTables } from './tables.ts';
import { wireSent, wireSharedDocument, wireSharedWithMe } from './wire.ts';

type Tables = DocumentTables & GroupTables & SessionTables & SharingTables;

/** Shares documents with others, and shows what others have shared. */
export const sharingHandlers = (): Handlers<typeof sharing, Tables> => ({
  sharedWith: async ({ params: { id } }, ctx) => {
    const { db, tenant, reader } = ctx;
    const refusal = refusalOfSharer(ctx);
    if (refusal) return refusal;
    const card = await cardOfId(db, id);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    const [groupList, shares] = await Promise.all([
      groupsThatHave(card.content_id, ctx),
      sharesOf(db, { by: reader.personId, contentId: card.content_id }),
    ]);
    return { groupList, userList: shares.flatMap(wireSent) };
  },

  searchUsersAndGroups: async ({ query: { keyword } }, ctx) =>
    refusalOfSharer(ctx) ?? (await search(keyword, ctx)),

  shareWithGroup: async ({ body }, ctx) => refusalOfSharer(ctx) ?? (await shareWithGroup(body, ctx)),

  shareWithUser: async ({ body }, ctx) => refusalOfSharer(ctx) ?? (await shareWithUser(body, ctx)),

  sharedWithMe: async ({ query: { pageIndex, pageSize } }, ctx) => {
    if (!hasSharing(ctx.tenant)) return fail('feature-off');
    const { count, rows } = await pageOf('any', { page: pageIndex - 1, size: pageSize }, ctx);
    return { responseData: { totalCount: count, list: rows.map((row) => wireSharedWithMe(row, ctx)) } };
  },

  sharedStandards: async ({ query }, ctx) => olderList('standard', query, ctx),
  sharedPublications: async ({ query }, ctx) => olderList('publication', query, ctx),
});

type Page = { readonly page: number; readonly size: number };

async function olderList(
  kind: ReceivedQuery['kind'],
  page: Page,
  ctx: ReaderContext<Tables>,
): Promise<{ count: number; sharedDocuments: SharedDocument[] }> {
  const { count, rows } = await pageOf(kind, page, ctx);
  return { count, sharedDocuments: rows.map((row) => wireSharedDocument(row, ctx)) };
}

/** A page of what someone has received. A company's sign-in is shared by many people, with whom nothing is shared. */
async function pageOf(
  kind: ReceivedQuery['kind'],
  page: Page,
  { db, tenant, reader }: ReaderContext<Tables>,
): Promise<{ count: number; rows: Received[] }> {
  if (reader.userType !== 'INDIVIDUAL') return { count: 0, rows: [] };
  const query = {
    personId: reader.personId,
    accountId: reader.account.id,
    hasGroups: hasGroups(tenant),
    publishers: tenant.settings.publishers,
    kind,
  };
  const [count, rows] = await Promise.all([receivedCount(db, query), receivedOf(db, query, page)]);
  return { count, rows };
}
