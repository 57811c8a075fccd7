import type { Timeline } from '@norma/contracts';
import type { Descent, Lineage } from '@norma/lineage';
import type { LinedClause } from '../lineage/index.ts';

type Row = Timeline['rows'][number];
type Cell = NonNullable<Row['cells'][number]>;

/** The changes of a clause between an edition and the one that it is compared with. */
export type ClauseChanges = { readonly normative: number; readonly others: number };

/** A column of the timeline. */
export type Column = {
  /** Its clauses; null where the reader may not open the edition, or it has none. */
  readonly clauses: readonly LinedClause[] | null;
  /** The column that it is compared with: the last one before it with clauses; -1 for none. */
  readonly before: number;
  /** What happened to each clause since then; null where that is not known. */
  readonly lineage: Lineage | null;
  /** What changed in each clause, by its id; null until both are compared. */
  readonly changes: ReadonlyMap<string, ClauseChanges> | null;
};

/** The rows of a timeline: a line each, in the order of the newest edition; what was deleted stands where it used to. */
export function rowsOf(columns: readonly Column[]): Row[] {
  const lines: string[] = [];
  const newest = new Map<string, LinedClause>();
  for (const { clauses } of columns.toReversed()) {
    let at = -1;
    for (const clause of clauses ?? []) {
      if (clause.number === '' && clause.title === '') continue;
      if (newest.has(clause.line)) at = lines.indexOf(clause.line);
      else {
        newest.set(clause.line, clause);
        at += 1;
        lines.splice(at, 0, clause.line);
      }
    }
  }
  const cells = columns.map((column) => cellsOf(column, columns[column.before] ?? null));
  return lines.flatMap((line) => {
    const clause = newest.get(line);
    return clause
      ? [
          {
            line,
            number: clause.number,
            title: clause.title || (clause.lead ?? ''),
            isTitled: clause.title !== '',
            level: clause.level,
            cells: cells.map((column) => column.get(line) ?? null),
          },
        ]
      : [];
  });
}

/** What happened in an edition, by line. */
function cellsOf({ clauses, lineage, changes }: Column, before: Column | null): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  if (!clauses) return cells;
  const descents = new Map(lineage?.flatMap((descent) => descent.after.map((id) => [id, descent])) ?? []);
  const known = new Map(before?.clauses?.map((clause) => [clause.line, clause]) ?? []);
  for (const clause of clauses) {
    const changed = changes?.get(clause.id) ?? { normative: 0, others: 0 };
    const state = before
      ? stateOf(clause, { descent: descents.get(clause.id), known: known.get(clause.line), changed })
      : 'first';
    const isCounted = before !== null && state !== 'new' && changes !== null;
    cells.set(clause.line, {
      state,
      clauseId: clause.id,
      number: clause.number,
      normative: isCounted || (state === 'new' && changes !== null) ? changed.normative : null,
      others: isCounted ? changed.others : null,
    });
  }
  const merged = new Set(lineage?.flatMap(({ kind, before: ids }) => (kind === 'merged' ? ids : [])) ?? []);
  for (const { line, id, number } of known.values())
    if (!cells.has(line))
      cells.set(line, {
        state: merged.has(id) ? 'merged' : 'deleted',
        clauseId: null,
        number,
        normative: null,
        others: null,
      });
  return cells;
}

type About = {
  readonly descent: Descent | undefined;
  readonly known: LinedClause | undefined;
  readonly changed: ClauseChanges;
};

function stateOf(clause: LinedClause, { descent, known, changed }: About): Cell['state'] {
  if (descent?.kind === 'split' || descent?.kind === 'merged') return descent.kind;
  if (!known) return 'new';
  if (descent?.isMoved) return 'moved';
  const isSame = descent
    ? descent.kind === 'kept'
    : known.hash === clause.hash && known.title === clause.title;
  return isSame && changed.normative + changed.others === 0 ? 'unchanged' : 'changed';
}
