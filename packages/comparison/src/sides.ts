import { lineageOf, type Lineage } from '@norma/lineage';
import { blocksIn } from './blocks.ts';
import { passagesOf, type Passage } from './clauses.ts';
import type { Element, Node } from './tree.ts';

/** What a place in a text is told by: the nearest number and title around it; '' where there is none. */
export type PlaceName = { readonly number: string; readonly title: string };

/** A clause and its blocks. */
export type Side = {
  readonly clause: Passage['clause'];
  readonly place: PlaceName;
  /** Whether what it says may be normative: it is no foreword, bibliography or informative annex, nor within one. */
  readonly isNormative: boolean;
  readonly blocks: readonly Element[];
};
/** The clauses of an edition by their ids, in reading order. */
export type Sides = ReadonlyMap<string, Side>;

/** The clauses of two editions, and what happened to each. */
export function related(
  base: readonly Node[],
  target: readonly Node[],
): { before: Sides; after: Sides; lineage: Lineage } {
  const [before, after] = [sidesOf(base), sidesOf(target)];
  return { before, after, lineage: lineageOf(clausesIn(before), clausesIn(after)) };
}

/** The clauses of an article by their ids; ids that come twice are told apart. */
export function sidesOf(article: readonly Node[]): Sides {
  const sides = new Map<string, Side>();
  const times = new Map<string, number>();
  const around: { level: number; place: PlaceName; isNormative: boolean }[] = [];
  for (const { clause, blocks, isInformative } of passagesOf(article)) {
    let { id } = clause;
    while (sides.has(id)) {
      const time = (times.get(clause.id) ?? 1) + 1;
      times.set(clause.id, time);
      id = `${clause.id}-again-${time}`;
    }
    while (around.length > 0 && (around.at(-1)?.level ?? 0) >= clause.level) around.pop();
    const outer = around.at(-1)?.place;
    const isNormative = !isInformative && (around.at(-1)?.isNormative ?? true);
    const place = {
      number: clause.number || (outer?.number ?? ''),
      title: clause.title || (outer?.title ?? ''),
    };
    around.push({ level: clause.level, place, isNormative });
    sides.set(id, { clause: { ...clause, id }, place, isNormative, blocks: blocksIn(blocks) });
  }
  return sides;
}

const clausesIn = (sides: Sides): Passage['clause'][] => [...sides.values()].map(({ clause }) => clause);
