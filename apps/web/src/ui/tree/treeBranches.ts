import type { Row } from './treeRows.ts';

/** A row to render, its index among all rows, and the rendered rows within it. */
export type Branch = { row: Row; at: number; branches: Branch[] };

/** The rows to render out of many, nested: those at some places, and all that they lie within. */
export function branchesToDraw(rows: readonly Row[], places: Iterable<number>): Branch[] {
  const drawn = new Set<number>();
  for (const place of places) {
    let row = rows[place];
    for (let at = place; row && !drawn.has(at); row = rows[at]) {
      drawn.add(at);
      at = row.parentAt;
    }
  }
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
