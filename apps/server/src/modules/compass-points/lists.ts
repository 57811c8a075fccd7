import type { CompassPointPage, ListSort, SortOf } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import {
  cardOfCode,
  cardOfId,
  isOffered,
  mayOpen,
  type Card,
  type DocumentTables,
} from '../documents/index.ts';
import type { NoteTables } from '../notes/index.ts';
import { closedTo, settingFor } from './access.ts';
import {
  activeOn,
  countsOf,
  countsOfAccount,
  pageOf,
  type Counts,
  type Page,
  type Scope,
} from './listStore.ts';
import type { PageCursors } from './pageCursors.ts';
import type { Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';
import { serializeCompassPoints } from './serialize.ts';

type Context = ReaderContext<CompassPointTables & DocumentTables & NoteTables>;

/** Which page of a list, counted from 1. */
type ListQuery = {
  readonly status: 'active' | 'inactive';
  readonly sort?: SortOf<ListSort> | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** A page of one's own compass points. */
export async function ownPage(query: ListQuery, ctx: Context) {
  const { reader } = ctx;
  const scope = { accountId: reader.account.id, personId: reader.personId };
  return closedTo(ctx) ?? (await pageIn(scope, query, ctx));
}

/** A page of everyone's in the account. */
export async function accountPage(query: ListQuery, ctx: Context, pageCursors: PageCursors) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { db, tenant, reader } = ctx;
  const { changes, ...counts } = await countsOfAccount(db, { accountId: reader.account.id });
  const list = { tenant: tenant.key, accountId: reader.account.id, changes };
  return answered(
    await pageCursors.pageOf(db, list, requestedPage(query, counts)),
    { query: query, counts },
    ctx,
  );
}

/** A page of those that are seen in a document. */
export async function documentPage(contentId: number, query: ListQuery, ctx: Context) {
  const scope = await scopeOn(await cardOfId(ctx.db, contentId), ctx);
  if (scope instanceof Failed) return scope;
  return scope ? pageIn(scope, query, ctx) : emptyPage(query);
}

/** All that are drawn in a document. */
export async function drawnIn(contentCode: string, ctx: Context) {
  const scope = await scopeOn(await cardOfCode(ctx.db, contentCode), ctx);
  if (scope instanceof Failed) return scope;
  if (!scope) return { content: [], totalElements: 0, ...flagsOf({ active: 0, inactive: 0 }) };
  const [rows, counts] = await Promise.all([activeOn(ctx.db, scope), countsOf(ctx.db, scope)]);
  const content = await serializeCompassPoints(rows, ctx);
  return { content, totalElements: content.length, ...flagsOf(counts) };
}

/** Whether a list has anything in either of its modes. */
export const flagsOf = ({ active, inactive }: Counts) => ({
  hasActivatedCompassPoint: active > 0,
  hasDeactivatedCompassPoint: inactive > 0,
});

/** Whose compass points a reader sees in a document; null for no one's. */
export function seenOn(
  card: Pick<Card, 'content_id' | 'content_code' | 'publisher_code'>,
  ctx: Pick<Context, 'tenant' | 'reader'>,
): (Scope & { contentId: number }) | null {
  const { view } = settingFor(ctx, card);
  if (view === 'None') return null;
  const { account, personId } = ctx.reader;
  const all = { accountId: account.id, contentId: card.content_id };
  return view === 'All' ? all : { ...all, personId };
}

async function scopeOn(card: Card | null, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { tenant, reader } = ctx;
  if (!card || !isOffered(tenant, card)) return fail('document-not-found');
  if (!settingFor(ctx, card).activate) return fail('compass-points-off');
  return mayOpen(reader, card) ? seenOn(card, ctx) : fail('document-not-entitled');
}

async function pageIn(scope: Scope, query: ListQuery, ctx: Context): Promise<CompassPointPage> {
  const counts = await countsOf(ctx.db, scope);
  return answered(await pageOf(ctx.db, scope, requestedPage(query, counts)), { query: query, counts }, ctx);
}

function requestedPage({ status, sort, page, pageSize }: ListQuery, counts: Counts): Page {
  const isDeleted = status === 'inactive';
  return {
    isDeleted,
    sort: sort ?? { by: isDeleted ? 'deletedDate' : 'createdDate', isDescending: true },
    offset: (page - 1) * pageSize,
    size: pageSize,
    total: counts[status],
  };
}

async function answered(
  rows: readonly Row[],
  { query: { status, page, pageSize }, counts }: { query: ListQuery; counts: Counts },
  ctx: Context,
): Promise<CompassPointPage> {
  return {
    content: await serializeCompassPoints(rows, ctx),
    totalElements: counts[status],
    pageSize,
    pageIndex: page,
    ...flagsOf(counts),
  };
}

const emptyPage = ({ page, pageSize }: ListQuery): CompassPointPage => ({
  content: [],
  totalElements: 0,
  pageSize,
  pageIndex: page,
  ...flagsOf({ active: 0, inactive: 0 }),
});
