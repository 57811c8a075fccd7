import type { Row } from './treeRows.ts';

/** A row that is drawn, where it stands among all, and the drawn rows within it. */
export type Branch = { row: Row; at: number; branches: Branch[] };

type Seen = {
  /** The first row in view, and the one after the last. */
  from: number;
  to: number;
  /** Places of rows that must be there, seen or not: the one that has the focus. */
  always: readonly number[];
};

/** The rows to draw out of many: those in view, those that must be there, and all that these lie within, nested. */
export function branchesToDraw(rows: readonly Row[], { from, to, always }: Seen): Branch[] {
  const drawn = new Set<number>();
  const add = (at: number): void => {
    const row = rows[at];
    if (!row || drawn.has(at)) return;
    drawn.add(at);
    add(row.parentAt);
  };
  for (let at = Math.max(0, from); at < Math.min(to, rows.length); at += 1) add(at);
  for (const at of always) add(at);
  return nested(
    rows,
    [...drawn].sort((one, other) => one - other),
  );
}

function nested(rows: readonly Row[], places: readonly number[]): Branch[] {
  const roots: Branch[] = [];
  const byPlace = new Map<number, Branch>();
  for (const at of places) {
    const row = rows[at];
    if (!row) continue;
    const branch: Branch = { row, at, branches: [] };
    byPlace.set(at, branch);
    (byPlace.get(row.parentAt)?.branches ?? roots).push(branch);
  }
  return roots;
}
