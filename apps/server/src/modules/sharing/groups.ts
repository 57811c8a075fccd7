import type { SentToGroup, ShareGroup } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import {
  groupsHolding,
  groupsNamed,
  membersOfGroups,
  type GroupRow,
  type GroupTables,
} from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { hasGroups } from './access.ts';
import { wireGroup } from './wire.ts';

type Context = ReaderContext<GroupTables & SessionTables>;

const viewerOf = ({ reader }: Context) => ({ accountId: reader.account.id, personId: reader.personId });

/** The groups of someone that have a document, and since when. */
export async function groupsThatHave(contentId: number, ctx: Context): Promise<SentToGroup[]> {
  const { db, tenant } = ctx;
  if (!hasGroups(tenant)) return [];
  const groups = await groupsHolding(db, viewerOf(ctx), contentId);
  if (groups.length === 0) return [];
  const ids = groups.map(({ id }) => id);
  const put = await db
    .selectFrom('group_documents')
    .select(['group_id', 'added_at'])
    .where('content_id', '=', contentId)
    .where('group_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .execute();
  const since = new Map(put.map(({ group_id, added_at }) => [group_id, added_at.toISOString()]));
  return (await withMembers(groups, ctx)).flatMap((group) => {
    const sharedDate = since.get(group.id);
    return sharedDate === undefined ? [] : [{ ...group, sharedDate }];
  });
}

/** The groups of someone whose names have a text in them, by name. */
export async function groupsToShareWith(
  looked: { readonly keyword: string; readonly max: number },
  ctx: Context,
): Promise<ShareGroup[]> {
  if (!hasGroups(ctx.tenant)) return [];
  return withMembers(await groupsNamed(ctx.db, viewerOf(ctx), looked), ctx);
}

async function withMembers(groups: readonly GroupRow[], { db }: Context): Promise<ShareGroup[]> {
  const rosters = await membersOfGroups(
    db,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => wireGroup(group, rosters.get(group.id) ?? []));
}
