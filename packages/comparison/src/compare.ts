import type { Clause, Descent, Lineage } from '@norma/lineage';
import { align, type Row } from './align.ts';
import { ChangeList } from './changeList.ts';
import type { Comparison } from './comparison.ts';
import { JoinedText } from './joinedText.ts';
import { Prints } from './prints.ts';
import { safe } from './safe.ts';
import { related, sidesOf, type Sides } from './sides.ts';
import { typed, type Telling } from './typedPlace.ts';
import { attribute, element, isElement, parse, write, type Element, type Node } from './tree.ts';

/**
 * Compares two editions, clause by clause: clauses are known again wherever they are now, blocks are laid next to each
 * other within them, and words within blocks. Any HTML is taken; what comes of it may be shown.
 */
export function compareArticles(
  base: string,
  target: string,
  onClause: OnClause = () => undefined,
  telling: Telling = typed(),
): Comparison {
  const targetNodes = parse(target);
  const { before, after, lineage } = related(parse(base), targetNodes);
  const prints = new Prints();
  const rows = rowsOf(lineage, { before, after, prints });
  const text = new JoinedText(before, prints, new ChangeList(languageOf(targetNodes), telling));
  const descentOf = new Map(lineage.flatMap((descent) => descent.after.map((id) => [id, descent])));
  const deletions = deletionsIn(lineage);
  deletions.get('')?.forEach(text.addDeleted);
  let done = 0;
  for (const [id, side] of after) {
    const descent = descentOf.get(id);
    if (descent) text.add(side, descent, rows.get(id) ?? []);
    deletions.get(id)?.forEach(text.addDeleted);
    onClause((done += 1), after.size);
  }
  return {
    html: write([articleLike(targetNodes, safe(text.sections))]),
    changes: text.changes.all,
    folded: text.changes.folded,
    clauses: text.clauses,
    hasCommonClauses: lineage.some(isOnBothSides),
  };
}

/** What happened to each clause of one article in another; clauses are named by their ids in the articles. */
export const lineageOfArticles = (base: string, target: string): Lineage =>
  related(parse(base), parse(target)).lineage;

/** The clauses of one article, named as its lineages name them. */
export const clausesOfArticle = (article: string): Clause[] =>
  [...sidesOf(parse(article)).values()].map(({ clause }) => clause);

/** Hears how many clauses are compared, and of how many. */
type OnClause = (done: number, clauses: number) => void;

const isOnBothSides = ({ before, after }: Descent): boolean => before.length > 0 && after.length > 0;

/** The blocks of each clause of the new edition next to those they were; what went follows what was before it. */
function rowsOf(
  lineage: readonly Descent[],
  { before, after, prints }: { before: Sides; after: Sides; prints: Prints },
): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const descent of lineage) {
    if (descent.after.length === 0) continue;
    const base = descent.before.flatMap((id) => before.get(id)?.blocks ?? []);
    const owner = new Map(
      descent.after.flatMap((id) => (after.get(id)?.blocks ?? []).map((block) => [block, id] as const)),
    );
    let current = descent.after[0] ?? '';
    for (const id of descent.after) rows.set(id, []);
    for (const row of align(base, [...owner.keys()], prints)) {
      current = (row[1] && owner.get(row[1])) ?? current;
      rows.get(current)?.push(row);
    }
  }
  return rows;
}

/** Deletions, by the clause of the new edition that they follow. */
function deletionsIn(lineage: readonly Descent[]): Map<string, Descent[]> {
  const deletions = new Map<string, Descent[]>();
  let last = '';
  for (const descent of lineage) {
    if (descent.kind !== 'deleted') last = descent.after[0] ?? last;
    else if (!deletions.get(last)?.push(descent)) deletions.set(last, [descent]);
  }
  return deletions;
}

const articleIn = (nodes: readonly Node[]): Element | undefined =>
  nodes.find((node): node is Element => isElement(node) && node.tagName === 'article');

/** The language of an article; English where it does not say. */
function languageOf(nodes: readonly Node[]): string {
  const article = articleIn(nodes);
  return (article && attribute(article, 'lang')) || 'en';
}

/** An article in the language and direction of the new edition. */
function articleLike(target: readonly Node[], children: readonly Node[]): Element {
  const original = articleIn(target);
  const [lang, dir] = ['lang', 'dir'].map((name) => original && attribute(original, name));
  return element('article', { class: 'standard comparison', lang, dir }, children);
}
