import type { CollectionItem, CollectionSort, SharedCollection } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import { accessTo } from '../documents/index.ts';
import { hasGroups } from '../groups/index.ts';
import { closedTo } from './access.ts';
import { documentCounts } from './countStore.ts';
import { documentsIn, type Item } from './documentStore.ts';
import { memberCollections } from './memberCollections.ts';
import type { Tables } from './store.ts';

type Context = ReaderContext<Tables>;
type Page = { readonly sortType: CollectionSort; readonly pageSize: number; readonly offset: number };

const hadBy = ({ db, tenant, reader }: Context) =>
  memberCollections(db, {
    personId: reader.personId,
    accountId: reader.account.id,
    hasGroups: hasGroups({ tenant, reader }),
  });

/** A page of what is in the collections that someone has, or in one of them. */
export async function documentsHad(
  { collectionId, ...page }: Page & { readonly collectionId?: number | undefined },
  ctx: Context,
) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const ids = (await hadBy(ctx)).map(({ id }) => id);
  if (collectionId === undefined) return pageOf(ids, page, ctx);
  return ids.includes(collectionId) ? pageOf([collectionId], page, ctx) : fail('collection-not-found');
}

/** The collections that someone has. */
export async function collectionsHad(ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const had = await hadBy(ctx);
  const counts = await documentCounts(
    ctx.db,
    had.map(({ id }) => id),
    ctx.tenant.settings.publishers,
  );
  return had.map((each): SharedCollection => ({ ...each, documents: counts.get(each.id) ?? 0 }));
}

/** A page of what is in some collections. What the tenant does not offer is not there; what does not open is marked. */
export async function pageOf(collectionIds: readonly number[], page: Page, ctx: Context) {
  const { db, tenant, reader } = ctx;
  const where = { collectionIds, publishers: tenant.settings.publishers };
  const { items, total } = await documentsIn(db, where, page);
  const wire = (item: Item): CollectionItem => ({
    designation: item.designation,
    title: item.title_text,
    contentCode: item.content_code,
    contentId: item.content_id,
    language: item.language,
    status: item.status,
    edition: item.edition,
    publisherTypeCode: item.publisher_type_code,
    ...accessTo(reader, item),
  });
  return { value: { content: items.map(wire), totalElements: total, pageSize: page.pageSize } };
}

/** A collection that someone has, with its documents, at most so many; null for another. */
export async function collectionHad(
  id: number,
  limit: number,
  ctx: Context,
): Promise<{ name: string; contentIds: number[] } | null> {
  if (closedTo(ctx)) return null;
  const collection = (await hadBy(ctx)).find((each) => each.id === id);
  if (!collection) return null;
  const rows = await ctx.db
    .selectFrom('collection_documents')
    .select('content_id')
    .where('collection_id', '=', id)
    .orderBy('added_at', 'desc')
    .orderBy('content_id')
    .limit(limit)
    .execute();
  return { name: collection.name, contentIds: rows.map(({ content_id }) => content_id) };
}
