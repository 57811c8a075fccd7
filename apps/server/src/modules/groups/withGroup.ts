import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { withVersioned, type Expected } from '../../lib/versioned.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import { closedTo, isOwner, viewerOf } from './access.ts';
import { groupOf, lockedGroup, type LockedGroup } from './store.ts';
import type { GroupTables } from './tables.ts';
import { wireGroup } from './wire.ts';

export type Tables = GroupTables & SessionTables & DocumentTables;
export type Context = ReaderContext<Tables>;

/** Lets the owner of a group change it as `withVersioned` does. */
export const withOwnGroup = async <T, Code extends string = never>(
  id: number,
  ctx: Context,
  act: (group: LockedGroup, within: Kysely<Tables>) => Promise<T>,
  expected?: Expected<LockedGroup, Code>,
) =>
  closedTo(ctx) ??
  withVersioned(
    ctx,
    {
      lock: async (within) => {
        const group = await lockedGroup(within, viewerOf(ctx), id);
        if (!group) return fail('group-not-found');
        return isOwner(ctx, group) ? group : fail('group-not-yours');
      },
      expected,
    },
    act,
  );

/** The state of a group that a change was made of, by its date; a change without a date may be of any. */
export const unchangedSince = (modifiedDate: string | undefined): Expected<LockedGroup, 'group-changed'> => ({
  isCurrent: ({ modified_at }) =>
    modifiedDate === undefined || new Date(modifiedDate).getTime() === modified_at.getTime(),
  changed: 'group-changed',
});

/** A group as it is now, for the reader who has just changed it. */
export async function groupNow(within: Kysely<Tables>, id: number, ctx: Context) {
  const row = await groupOf(within, viewerOf(ctx), id);
  if (!row) throw new Error(`Group ${id} is gone within its own transaction`);
  return wireGroup(row);
}
