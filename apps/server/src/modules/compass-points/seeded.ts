import type { Kysely } from 'kysely';
import { writeHistory } from './historyStore.ts';
import {
  changeCompassPoint,
  insertCompassPoint,
  setDeleted,
  setShared,
  type Creation,
  type Row,
} from './store.ts';
import type { CompassPointTables, Selection } from './tables.ts';
import type { Texts } from './texts.ts';

type Db = Kysely<CompassPointTables>;

/** A compass point with what has happened to it since it was made. */
export type SeededCompassPoint = {
  readonly creation: Creation;
  readonly texts: Texts;
  readonly selection: Selection;
  readonly isShared: boolean;
  /** What it said before it was edited, and when that was. */
  readonly before?: { readonly texts: Texts; readonly until: Date } | undefined;
  readonly deactivatedAt?: Date | undefined;
};

/** Saves a compass point with its history, for seeded libraries. */
export async function saveSeeded(db: Db, seeded: SeededCompassPoint): Promise<void> {
  const { creation, texts, selection, before, deactivatedAt } = seeded;
  const { tenant, person: by } = creation;
  const inserted = await insertCompassPoint(db, creation, { texts: before?.texts ?? texts, selection });
  if (!inserted) return;
  const { id } = inserted;
  await writeHistory(db, {
    tenant,
    type: 'INSERT',
    by,
    now: creation.now,
    current: inserted,
    previous: null,
  });
  let last: Row = inserted;
  if (before) {
    const now = before.until;
    const current = await changeCompassPoint(db, { id, texts, selection, now });
    await writeHistory(db, { tenant, type: 'UPDATE', by, now, current, previous: last });
    last = current;
  }
  if (seeded.isShared) last = await setShared(db, { id, now: last.modified_at });
  if (deactivatedAt) {
    const current = await setDeleted(db, { id, by, now: deactivatedAt });
    await writeHistory(db, { tenant, type: 'DEACTIVATE', by, now: deactivatedAt, current, previous: last });
  }
}
