import type { Heading } from '@norma/reader';

/** One line of an outline as it is seen now, as the keys of a tree move along it. */
export type OutlineRow = {
  node: { key: string; name: string };
  heading: Heading;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  among: number;
  /** The index of its parent row; -1 at the root. */
  parentAt: number;
  /** Whether it is expanded; null without children. */
  isOpen: boolean | null;
};

/** The headings that the reader opened and closed; all others follow the reading. */
export type Opened = ReadonlyMap<string, boolean>;

/** The lines of an outline: the outermost headings, those within what is being read, and those the reader opened. */
export function outlineRows(
  headings: readonly Heading[],
  opened: Opened,
  current: string | null,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (siblings: readonly Heading[], parentAt: number): void => {
    for (const [index, heading] of siblings.entries()) {
      const { id, title, children } = heading;
      const isOpen = children.length === 0 ? null : (opened.get(id) ?? holds(id, current));
      const node = { key: id, name: title };
      rows.push({ node, heading, place: index + 1, among: siblings.length, parentAt, isOpen });
      if (isOpen) add(children, rows.length - 1);
    }
  };
  add(headings, -1);
  return rows;
}

/** The row that stands for a heading: its own, or that of the innermost heading around it that is seen. */
export function rowFor(rows: readonly OutlineRow[], id: string | null): number {
  return rows.findLastIndex(({ node }) => holds(node.key, id));
}

// Ids say where a heading is: 2.1 lies within 2.
const holds = (id: string, inner: string | null): boolean =>
  inner !== null && (inner === id || inner.startsWith(`${id}.`));
