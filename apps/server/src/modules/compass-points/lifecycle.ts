import { fail } from '@norma/contracts/kit';
import { flagsOf, seenOn } from './lists.ts';
import { countsOf } from './listStore.ts';
import { setDeleted, setShared, type Row } from './store.ts';
import { tagged } from './serialize.ts';
import {
  actorOf,
  auditMessage,
  mayWhileActive,
  recordChange,
  stateOfIfMatch,
  withCompassPoint,
  type Context,
} from './withCompassPoint.ts';

/** Deactivates a compass point. */
export async function deactivate(id: number, ctx: Context) {
  const by = await actorOf(ctx);
  const refuse = (row: Row) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    return row.is_deleted ? fail('compass-point-deactivated') : null;
  };
  const expected = stateOfIfMatch(ctx);
  const done = await withCompassPoint(id, ctx, { refuse, expected }, async (row, within) => {
    const after = await setDeleted(within, { id, by, now: ctx.now() });
    const kind = { type: 'DEACTIVATE', event: 'compass-point-deactivated' } as const;
    await recordChange(within, { ...kind, before: row, after, by }, ctx);
    return after;
  });
  return 'uuid' in done ? withFlags(done, ctx) : done;
}

/** Reactivates a compass point. */
export async function activate(id: number, ctx: Context) {
  const by = await actorOf(ctx);
  const refuse = (row: Row) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    return row.is_deleted ? null : fail('compass-point-active');
  };
  const expected = stateOfIfMatch(ctx);
  const done = await withCompassPoint(id, ctx, { refuse, expected }, async (row, within) => {
    const after = await setDeleted(within, { id, by: null, now: ctx.now() });
    const kind = { type: 'ACTIVATE', event: 'compass-point-activated' } as const;
    await recordChange(within, { ...kind, before: row, after, by }, ctx);
    return after;
  });
  return 'uuid' in done ? withFlags(done, ctx) : done;
}

/** Opens a compass point to anyone who has its link; sharing it twice is sharing it once. */
export async function share(id: number, ctx: Context) {
  const refuse = (row: Row) => {
    if (!mayWhileActive('share', row, ctx)) return fail('compass-point-read-only');
    return row.is_deleted ? fail('compass-point-deactivated') : null;
  };
  const done = await withCompassPoint(id, ctx, { refuse }, async (row, within) => {
    if (row.is_shared) return row;
    const after = await setShared(within, { id, now: ctx.now() });
    await ctx.audit('compass-point-shared', auditMessage(after), { within });
    return after;
  });
  return 'uuid' in done ? tagged(done, ctx) : done;
}

/** With it, whether its document still has some in either mode, for those who look at its lists. */
async function withFlags(row: Row, ctx: Context) {
  const seen = seenOn(row, ctx) ?? {
    accountId: row.account_id,
    personId: ctx.reader.personId,
    contentId: row.content_id,
  };
  const { answer, headers } = await tagged(row, ctx);
  return { answer: { ...answer, ...flagsOf(await countsOf(ctx.db, seen)) }, headers };
}
