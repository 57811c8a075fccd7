import type { Stretch } from '../anchor.ts';
import type { HtmlStream, Piece } from './stream.ts';

/** A boundary in a tree: a place in a text, or, without an offset, the one before or after a whole element. */
export type Boundary<Node> = { node: Node; offset: number } | { node: Node; side: 'before' | 'after' };

/** The nodes at which a stretch of a stream begins and ends; null for one that holds no text. */
export function boundariesOf<Node>(
  { pieces }: HtmlStream<Node>,
  { start, end }: Stretch,
): { start: Boundary<Node>; end: Boundary<Node> } | null {
  const first = pieces[firstWhere(pieces.length, (at) => (pieces[at]?.end ?? 0) > start)];
  const last = pieces[firstWhere(pieces.length, (at) => (pieces[at]?.start ?? 0) >= end) - 1];
  if (!first || !last || first.start > last.start || start >= end) return null;
  return {
    start: first.isWhole
      ? { node: first.node, side: 'before' }
      : { node: first.node, offset: offsetIn(first, Math.max(start, first.start)) },
    end: last.isWhole
      ? { node: last.node, side: 'after' }
      : { node: last.node, offset: offsetIn(last, Math.min(end, last.end) - 1) + 1 },
  };
}

const offsetIn = <Node>({ start, from }: Piece<Node>, at: number): number => from?.[at - start] ?? at - start;

/** Where a place in a text node stands in the stream; a place in space that is not shown is the nearest one after it. */
export function offsetOf<Node>(piece: Piece<Node>, offset: number): number {
  const { from, start, end } = piece;
  if (!from) return Math.min(start + offset, end);
  return start + firstWhere(end - start, (at) => (from[at] ?? 0) >= offset);
}

/** The first of so many in order for which something holds that holds for all later ones; the number where for none. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [before, after] = [0, count];
  while (before < after) {
    const middle = (before + after) >> 1;
    if (holds(middle)) after = middle;
    else before = middle + 1;
  }
  return before;
}

/** The innermost clause around a place of a text. */
export function clauseAt(clauses: readonly (Stretch & { name: string })[], at: number): string | undefined {
  return clauses.findLast(({ start, end }) => start <= at && at < end)?.name;
}
