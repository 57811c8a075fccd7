import type { Descent } from '@norma/lineage';
import type { Row } from './align.ts';
import { compareRow, lines } from './blocks.ts';
import { clauseShare } from './clauseShare.ts';
import { ChangeList } from './changeList.ts';
import type { ClauseShare } from './comparison.ts';
import type { Prints } from './prints.ts';
import type { Side, Sides } from './sides.ts';
import { append, element, isElement, setAttribute, type Element, type Node } from './tree.ts';

/** Two editions as one text, clause after clause. Nodes of both are moved into it, not copied. */
export class JoinedText {
  readonly sections: Element[] = [];
  readonly changes: ChangeList;
  readonly clauses: ClauseShare[] = [];
  readonly #before: Sides;
  readonly #prints: Prints;
  /** Where each block stood in the old edition. */
  readonly #places: ReadonlyMap<Element, number>;

  constructor(before: Sides, prints: Prints, changes: ChangeList) {
    this.changes = changes;
    this.#before = before;
    this.#prints = prints;
    const blocks = [...before.values()].flatMap((side) => side.blocks);
    this.#places = new Map(blocks.map((block, place) => [block, place]));
  }

  /** Adds a clause, its blocks next to those they were. */
  add({ clause, place, isNormative }: Side, descent: Descent, rows: readonly Row[]): void {
    const blocks = rows.map(([was, is]) => ({ was, block: compareRow(was, is, this.#prints) }));
    const section = element('section', {
      class: 'clause',
      id: descent.after.length > 0 ? clause.id : undefined,
      'data-level': String(clause.level),
    });
    const formerly = this.#before.get(descent.before[0] ?? '')?.clause.number;
    this.changes.add(section, {
      clause,
      place,
      isNormative,
      kind: descent.kind,
      from: descent.isMoved ? formerly : undefined,
      was: descent.isRenumbered ? formerly : undefined,
      blocks: blocks.map(({ block }) => block),
    });
    this.clauses.push(
      clauseShare(
        clause.id,
        blocks.map(({ block }) => block),
      ),
    );
    for (const { block, was } of blocks) append(section, placedAt(block, was && this.#places.get(was)));
    this.sections.push(section);
  }

  /** Adds a deleted clause. */
  readonly addDeleted = (descent: Descent): void => {
    const deleted = this.#before.get(descent.before[0] ?? '');
    if (!deleted) return;
    this.add(
      deleted,
      descent,
      deleted.blocks.map((block) => [block, null]),
    );
  };
}

/** A block as it is in the text, with its place in the old edition. */
function placedAt(block: Element, place: number | null | undefined): Node[] {
  const nodes = lines(block);
  if (place === null || place === undefined) return nodes;
  const [only, ...others] = nodes;
  if (only && others.length === 0 && isElement(only)) {
    setAttribute(only, 'data-was', String(place));
    return nodes;
  }
  return [element('div', { 'data-was': String(place) }, nodes)];
}
