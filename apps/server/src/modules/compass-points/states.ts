import { fail } from '@norma/contracts/kit';
import { doerOf, isOfState, mayWhileActive, type Asking, type Keeping } from './keeping.ts';
import { flagsOf, seenOn } from './lists.ts';
import { countsOf } from './listStore.ts';
import { setDeleted, setShared, type Row } from './store.ts';
import { tagged } from './wire.ts';

/** Takes a compass point out of its document. */
export async function deactivate(id: number, asking: Asking, keeping: Keeping) {
  const by = await doerOf(asking);
  const done = await keeping.held(id, asking, async (row, within) => {
    if (!mayWhileActive('deactivate', row, asking)) return fail('compass-point-read-only');
    if (row.is_deleted) return fail('compass-point-deactivated');
    if (!isOfState(row, asking.ifMatch)) return fail('compass-point-changed');
    const after = await setDeleted(within, { id, by, now: asking.now() });
    const trace = { type: 'DEACTIVATE', event: 'compass-point-deactivated' } as const;
    await keeping.trace(within, trace, { before: row, after, by }, asking);
    return after;
  });
  return 'uuid' in done ? withFlags(done, asking) : done;
}

/** Puts a compass point back. */
export async function activate(id: number, asking: Asking, keeping: Keeping) {
  const by = await doerOf(asking);
  const done = await keeping.held(id, asking, async (row, within) => {
    if (!mayWhileActive('deactivate', row, asking)) return fail('compass-point-read-only');
    if (!row.is_deleted) return fail('compass-point-active');
    if (!isOfState(row, asking.ifMatch)) return fail('compass-point-changed');
    const after = await setDeleted(within, { id, by: null, now: asking.now() });
    const trace = { type: 'ACTIVATE', event: 'compass-point-activated' } as const;
    await keeping.trace(within, trace, { before: row, after, by }, asking);
    return after;
  });
  return 'uuid' in done ? withFlags(done, asking) : done;
}

/** Opens a compass point to whoever has its link; again is as good as once. */
export async function share(id: number, asking: Asking, keeping: Keeping) {
  const done = await keeping.held(id, asking, async (row, within) => {
    if (!mayWhileActive('share', row, asking)) return fail('compass-point-read-only');
    if (row.is_deleted) return fail('compass-point-deactivated');
    if (row.is_shared) return row;
    const after = await setShared(within, { id, now: asking.now() });
    await keeping.event(within, 'compass-point-shared', after, asking);
    return after;
  });
  return 'uuid' in done ? tagged(done, asking) : done;
}

/** With it, whether its document still has some in either mode, for those who look at its lists. */
async function withFlags(row: Row, asking: Asking) {
  const seen = seenOn(row, asking) ?? {
    accountId: row.account_id,
    personId: asking.reader.personId,
    contentId: row.content_id,
  };
  const { answer, headers } = await tagged(row, asking);
  return { answer: { ...answer, ...flagsOf(await countsOf(asking.db, seen)) }, headers };
}
