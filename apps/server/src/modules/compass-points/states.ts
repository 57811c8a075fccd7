import { fail } from '@norma/contracts/kit';
import { doerOf, isOfState, mayWhileActive, type Context, type Keeping } from './keeping.ts';
import { flagsOf, seenOn } from './lists.ts';
import { countsOf } from './listStore.ts';
import { setDeleted, setShared, type Row } from './store.ts';
import { tagged } from './wire.ts';

/** Takes a compass point out of its document. */
export async function deactivate(id: number, ctx: Context, keeping: Keeping) {
  const by = await doerOf(ctx);
  const done = await keeping.held(id, ctx, async (row, within) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    if (row.is_deleted) return fail('compass-point-deactivated');
    if (!isOfState(row, ctx.ifMatch)) return fail('compass-point-changed');
    const after = await setDeleted(within, { id, by, now: ctx.now() });
    const trace = { type: 'DEACTIVATE', event: 'compass-point-deactivated' } as const;
    await keeping.trace(within, trace, { before: row, after, by }, ctx);
    return after;
  });
  return 'uuid' in done ? withFlags(done, ctx) : done;
}

/** Puts a compass point back. */
export async function activate(id: number, ctx: Context, keeping: Keeping) {
  const by = await doerOf(ctx);
  const done = await keeping.held(id, ctx, async (row, within) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    if (!row.is_deleted) return fail('compass-point-active');
    if (!isOfState(row, ctx.ifMatch)) return fail('compass-point-changed');
    const after = await setDeleted(within, { id, by: null, now: ctx.now() });
    const trace = { type: 'ACTIVATE', event: 'compass-point-activated' } as const;
    await keeping.trace(within, trace, { before: row, after, by }, ctx);
    return after;
  });
  return 'uuid' in done ? withFlags(done, ctx) : done;
}

/** Opens a compass point to whoever has its link; again is as good as once. */
export async function share(id: number, ctx: Context, keeping: Keeping) {
  const done = await keeping.held(id, ctx, async (row, within) => {
    if (!mayWhileActive('share', row, ctx)) return fail('compass-point-read-only');
    if (row.is_deleted) return fail('compass-point-deactivated');
    if (row.is_shared) return row;
    const after = await setShared(within, { id, now: ctx.now() });
    await keeping.event(within, 'compass-point-shared', after, ctx);
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
