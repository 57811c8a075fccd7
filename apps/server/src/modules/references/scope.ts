import { fail, type Failed } from '@norma/contracts/kit';
import type { CitationHealth } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import { collectionHad, type CollectionTables } from '../collections/index.ts';
import { cardOfCode, isOffered, type DocumentTables } from '../documents/index.ts';
import { favoriteContentIds, type FavoriteTables } from '../favorites/index.ts';
import { groupContentIds, groupOf, hasGroups, type GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { trackedContentIds, type TrackingTables } from '../tracking/index.ts';
import type { ReferenceTables } from './tables.ts';

/** What is read to answer about references. */
export type Tables = ReferenceTables &
  DocumentTables &
  FavoriteTables &
  TrackingTables &
  CollectionTables &
  GroupTables &
  SessionTables;

type Context = ReaderContext<Tables>;

/** Documents whose references are checked at once. */
export const maxDocuments = 1_000;

/** The documents whose references are checked. */
export type Scope = Pick<CitationHealth['scope'], 'kind' | 'name'> & {
  readonly contentIds: readonly number[];
};

/** The documents of a query: an offered one, or what the reader has; one more than are checked where there are more. */
export async function scopeOf(
  { contentCode, scope }: { readonly contentCode?: string | undefined; readonly scope?: string | undefined },
  ctx: Context,
): Promise<Scope | Failed<'document-not-found' | 'scope-not-found'>> {
  const { db, tenant, reader } = ctx;
  if (contentCode !== undefined) {
    const card = await cardOfCode(db, contentCode);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    return { kind: 'document', name: card.designation, contentIds: [card.content_id] };
  }
  const [kind, id] = (scope ?? '').split(':');
  const limit = maxDocuments + 1;
  if (kind === 'collection') {
    const had = await collectionHad(Number(id), limit, ctx);
    return had ? { kind, ...had } : fail('scope-not-found');
  }
  // A company's sign-in is shared by many people: nothing of these is theirs.
  if (reader.userType !== 'INDIVIDUAL') return fail('scope-not-found');
  const { personId } = reader;
  const owner = { personId, publishers: tenant.settings.publishers, limit };
  if (kind === 'favorites') return { kind, name: null, contentIds: await favoriteContentIds(db, owner) };
  if (kind === 'tracked') return { kind, name: null, contentIds: await trackedContentIds(db, owner) };
  if (kind !== 'group' || !hasGroups({ tenant, reader })) return fail('scope-not-found');
  const group = await groupOf(db, { accountId: reader.account.id, personId }, Number(id));
  if (!group) return fail('scope-not-found');
  return { kind, name: group.name, contentIds: await groupContentIds(db, { groupId: group.id, limit }) };
}
