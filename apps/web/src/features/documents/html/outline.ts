import { pathTo, type Clause } from '@norma/reader';

/** A line of the outline as it is seen now. */
export type OutlineRow = {
  clause: Clause;
  /** 1 at the root. */
  level: number;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  among: number;
  /** The index of its parent row; -1 at the root. */
  parentAt: number;
  /** Whether the clauses within it are seen; null where there are none. */
  isOpen: boolean | null;
  /** The matches in it and in its collapsed subclauses. */
  found: number;
};

type Seen = {
  current: string | null;
  /** The clauses that the reader opened and closed. */
  turned: ReadonlyMap<string, boolean>;
  /** The matches in each clause itself. */
  counts: ReadonlyMap<string, number>;
};

type Node = { clause: Clause; children: Node[]; found: number };

/** The lines of an outline: the outermost clauses, those within the ones being read, and what the reader has opened. */
export function outlineRows(clauses: readonly Clause[], { current, turned, counts }: Seen): OutlineRow[] {
  const read = new Set(pathTo(clauses, current).map(({ id }) => id));
  const rows: OutlineRow[] = [];
  const add = (nodes: readonly Node[], level: number, parentAt: number): void => {
    for (const [index, node] of nodes.entries()) {
      const { clause, children } = node;
      const isOpen = children.length === 0 ? null : (turned.get(clause.id) ?? read.has(clause.id));
      const found = isOpen ? (counts.get(clause.id) ?? 0) : node.found;
      rows.push({ clause, level, place: index + 1, among: nodes.length, parentAt, isOpen, found });
      if (isOpen) add(children, level + 1, rows.length - 1);
    }
  };
  add(treeOf(clauses, counts), 1, -1);
  return rows;
}

/** Clauses within clauses; one whose parent has no title is among its elders. */
function treeOf(clauses: readonly Clause[], counts: Seen['counts']): Node[] {
  const roots: Node[] = [];
  const around: Node[] = [];
  for (const clause of clauses) {
    const found = counts.get(clause.id) ?? 0;
    const node: Node = { clause, children: [], found };
    while ((around.at(-1)?.clause.level ?? 0) >= clause.level) around.pop();
    for (const outer of around) outer.found += found;
    (around.at(-1)?.children ?? roots).push(node);
    around.push(node);
  }
  return roots;
}

/** The action of a key in an outline, by the ARIA tree pattern; null for other keys. */
export type OutlineAct =
  | { kind: 'go'; to: number }
  | { kind: 'turn'; id: string; isOpen: boolean }
  | { kind: 'read' };

type Pressed = { key: string; rows: readonly OutlineRow[]; at: number; direction: 'ltr' | 'rtl' };

/** The act of a key on the line at a place. */
export function outlineAct({ key, rows, at, direction }: Pressed): OutlineAct | null {
  const row = rows[at];
  if (!row) return null;
  const inward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown') return { kind: 'go', to: Math.min(at + 1, rows.length - 1) };
  if (key === 'ArrowUp') return { kind: 'go', to: Math.max(at - 1, 0) };
  if (key === 'Home') return { kind: 'go', to: 0 };
  if (key === 'End') return { kind: 'go', to: rows.length - 1 };
  if (key === 'Enter' || key === ' ') return { kind: 'read' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const { clause, isOpen, parentAt } = row;
  if (key === inward && isOpen === false) return { kind: 'turn', id: clause.id, isOpen: true };
  if (key === inward) return { kind: 'go', to: isOpen ? at + 1 : at };
  if (isOpen) return { kind: 'turn', id: clause.id, isOpen: false };
  return { kind: 'go', to: parentAt === -1 ? at : parentAt };
}
