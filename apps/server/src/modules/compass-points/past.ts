import type { Kysely } from 'kysely';
import { writeHistory } from './historyStore.ts';
import {
  changeCompassPoint,
  insertCompassPoint,
  setDeleted,
  setShared,
  type Making,
  type Row,
} from './store.ts';
import type { CompassPointTables, Selection } from './tables.ts';
import type { Texts } from './texts.ts';

type Db = Kysely<CompassPointTables>;

/** A compass point with what has become of it since it was made. */
export type PastState = {
  readonly making: Making;
  readonly texts: Texts;
  readonly selection: Selection;
  readonly isShared: boolean;
  /** What it said before it was edited, and when that was. */
  readonly before?: { readonly texts: Texts; readonly until: Date } | undefined;
  readonly deactivatedAt?: Date | undefined;
};

/** Keeps a compass point with its past, for libraries that begin with some. */
export async function savePastState(db: Db, past: PastState): Promise<void> {
  const { making, texts, selection, before, deactivatedAt } = past;
  const { tenant, person: by } = making;
  const made = await insertCompassPoint(db, making, { texts: before?.texts ?? texts, selection });
  if (!made) return;
  const { id } = made;
  await writeHistory(db, { tenant, type: 'INSERT', by, now: making.now, current: made, previous: null });
  let last: Row = made;
  if (before) {
    const now = before.until;
    const current = await changeCompassPoint(db, { id, texts, selection, now });
    await writeHistory(db, { tenant, type: 'UPDATE', by, now, current, previous: last });
    last = current;
  }
  if (past.isShared) last = await setShared(db, { id, now: last.modified_at });
  if (deactivatedAt) {
    const current = await setDeleted(db, { id, by, now: deactivatedAt });
    await writeHistory(db, { tenant, type: 'DEACTIVATE', by, now: deactivatedAt, current, previous: last });
  }
}
