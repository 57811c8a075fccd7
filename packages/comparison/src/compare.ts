import { lineageOf, type Descent, type Lineage } from '@norma/lineage';
import { align, type Row } from './align.ts';
import { blocksIn, compareRow, lines } from './blocks.ts';
import { ChangeList } from './changeList.ts';
import { passagesOf, type Passage } from './clauses.ts';
import type { Comparison } from './comparison.ts';
import { Prints } from './prints.ts';
import { safe } from './safe.ts';
import {
  attribute,
  element,
  isElement,
  parse,
  setAttribute,
  write,
  type Element,
  type Node,
} from './tree.ts';

/**
 * Compares two editions, clause by clause: clauses are known again wherever they stand now, blocks are laid beside each
 * other within them, and words within blocks. Any HTML is taken; what comes of it may be shown.
 */
export function compareArticles(
  old: string,
  young: string,
  onClause: OnClause = () => undefined,
): Comparison {
  const youngNodes = parse(young);
  const { before, after, lineage } = related(parse(old), youngNodes);
  const prints = new Prints();
  const rows = rowsOf(lineage, { before, after, prints });
  const changes = new ChangeList();
  const places = new Map(
    [...before.values()].flatMap(({ blocks }) => blocks).map((block, place) => [block, place]),
  );

  const section = (passage: Side, descent: Descent, own: readonly Row[]): Element => {
    const { clause } = passage;
    const made = element('section', {
      class: 'clause',
      id: descent.after.length > 0 ? clause.id : undefined,
      'data-level': String(clause.level),
    });
    const blocks = own.map(([was, is]) => {
      const block = compareRow(was, is, prints);
      return { block, was };
    });
    const from = descent.isMoved ? before.get(descent.before[0] ?? '')?.clause.number : undefined;
    changes.add(made, { clause, kind: descent.kind, from, blocks: blocks.map(({ block }) => block) });
    for (const { block, was } of blocks) {
      const placed = placedAt(block, was ? places.get(was) : undefined);
      for (const node of placed) made.childNodes.push(Object.assign(node, { parentNode: made }));
    }
    return made;
  };

  const sections: Element[] = [];
  const deletedAfter = deletions(lineage);
  const addDeleted = (id: string): void => {
    for (const descent of deletedAfter.get(id) ?? []) {
      const gone = before.get(descent.before[0] ?? '');
      if (gone)
        sections.push(
          section(
            gone,
            descent,
            gone.blocks.map((block) => [block, null]),
          ),
        );
    }
  };
  const descentOf = new Map(lineage.flatMap((descent) => descent.after.map((id) => [id, descent])));
  addDeleted('');
  let done = 0;
  for (const [id, passage] of after) {
    const descent = descentOf.get(id);
    if (descent) sections.push(section(passage, descent, rows.get(id) ?? []));
    addDeleted(id);
    onClause((done += 1), after.size);
  }
  const article = youngNodes.find((node): node is Element => isElement(node) && node.tagName === 'article');
  const html = write([
    element(
      'article',
      {
        class: 'standard comparison',
        lang: article && attribute(article, 'lang'),
        dir: article && attribute(article, 'dir'),
      },
      safe(sections),
    ),
  ]);
  return { html, changes: changes.all, hasCommonClauses: lineage.some(isOnBothSides) };
}

/** What became of each clause of one article in another; clauses are named by their ids in the articles. */
export const lineageOfArticles = (old: string, young: string): Lineage =>
  related(parse(old), parse(young)).lineage;

/** Hears how many clauses are compared, and of how many. */
type OnClause = (done: number, clauses: number) => void;

const isOnBothSides = ({ before, after }: Descent): boolean => before.length > 0 && after.length > 0;

function related(old: readonly Node[], young: readonly Node[]) {
  const [before, after] = [sideOf(passagesOf(old)), sideOf(passagesOf(young))];
  return { before, after, lineage: lineageOf(clausesIn(before), clausesIn(after)) };
}

/** A clause and its blocks. */
type Side = { readonly clause: Passage['clause']; readonly blocks: readonly Element[] };
type Sides = ReadonlyMap<string, Side>;

/** Clauses by their ids; ids that come twice are told apart. */
function sideOf(passages: readonly Passage[]): Sides {
  const sides = new Map<string, Side>();
  for (const { clause, blocks } of passages) {
    let { id } = clause;
    while (sides.has(id)) id = `${id}-again`;
    sides.set(id, { clause: { ...clause, id }, blocks: blocksIn(blocks) });
  }
  return sides;
}

const clausesIn = (sides: Sides): Passage['clause'][] => [...sides.values()].map(({ clause }) => clause);

/** The blocks of each clause of the new edition beside those they were; what went follows what stood before it. */
function rowsOf(
  lineage: readonly Descent[],
  { before, after, prints }: { before: Sides; after: Sides; prints: Prints },
): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const descent of lineage) {
    if (descent.after.length === 0) continue;
    const old = descent.before.flatMap((id) => before.get(id)?.blocks ?? []);
    const owner = new Map(
      descent.after.flatMap((id) => (after.get(id)?.blocks ?? []).map((block) => [block, id] as const)),
    );
    let current = descent.after[0] ?? '';
    for (const id of descent.after) rows.set(id, []);
    for (const row of align(old, [...owner.keys()], prints)) {
      current = (row[1] && owner.get(row[1])) ?? current;
      rows.get(current)?.push(row);
    }
  }
  return rows;
}

/** What is gone, by the clause of the new edition that it follows. */
function deletions(lineage: readonly Descent[]): Map<string, Descent[]> {
  const gone = new Map<string, Descent[]>();
  let last = '';
  for (const descent of lineage) {
    if (descent.kind === 'deleted') gone.set(last, [...(gone.get(last) ?? []), descent]);
    else last = descent.after[0] ?? last;
  }
  return gone;
}

/** A block as it stands in the text, with its place in the old edition. */
function placedAt(block: Element, place: number | undefined): Node[] {
  const nodes = lines(block);
  if (place === undefined) return nodes;
  const [only, ...others] = nodes;
  if (only && others.length === 0 && isElement(only)) {
    setAttribute(only, 'data-was', String(place));
    return nodes;
  }
  return [element('div', { 'data-was': String(place) }, nodes)];
}
