import type { Pick } from '../picks.ts';
import { pickOf } from '../refinement/sectionPicks.ts';
import { wayTo, type Value } from '../refinement/values.ts';
import type { Library } from './tiles.ts';

/** A step of the way from all publishers to where the picks have led, and the picks that lead back to it. */
export type Step = { picks: readonly Pick[] } & (
  | { kind: 'all' }
  | { kind: 'publisher' | 'category'; name: string }
  | { kind: 'publishers' | 'categories'; count: number }
);

/** The path of the picks: the publishers, and the selected category with its ancestors. */
export function stepsOf(picks: readonly Pick[], library: Library): Step[] {
  const publishers = picks.filter(({ list }) => list === 'publisherList');
  const picked = picks.filter(({ list }) => list === 'categoryList');
  if (publishers.length + picked.length === 0) return [];
  const others = picks.filter(({ list }) => list !== 'publisherList' && list !== 'categoryList');
  const outside = [...others, ...publishers];
  return [
    { kind: 'all', picks: others },
    ...publisherSteps(publishers, library).map((step) => ({ ...step, picks: outside })),
    ...categorySteps(picked, library.categories, outside),
  ];
}

type PublisherStep = { kind: 'publisher'; name: string } | { kind: 'publishers'; count: number };

function publisherSteps([first, ...rest]: readonly Pick[], library: Library): PublisherStep[] {
  if (!first) return [];
  if (rest.length > 0) return [{ kind: 'publishers', count: rest.length + 1 }];
  // The publisher of a link comes without its name.
  const known = library.publishers.find(({ key }) => key === first.key);
  return [{ kind: 'publisher', name: first.name || (known?.name ?? first.key) }];
}

function categorySteps(
  [first, ...rest]: readonly Pick[],
  categories: readonly Value[],
  outside: readonly Pick[],
): Step[] {
  if (!first) return [];
  if (rest.length > 0) {
    return [{ kind: 'categories', count: rest.length + 1, picks: [...outside, first, ...rest] }];
  }
  return wayOf(first, categories).map((pick) => ({
    kind: 'category',
    name: pick.name || nameAtEnd(pick.key),
    picks: [...outside, pick],
  }));
}

/** A picked category after all that it lies within; by its own address where the tree lacks it, or is not there yet. */
function wayOf(pick: Pick, categories: readonly Value[]): Pick[] {
  const way = wayTo(categories, pick.key);
  if (way.length > 0) return way.flatMap((_, place) => pickOf('categoryList', way.slice(0, place + 1)));
  const keys = pick.within?.keys ?? [];
  return [
    ...keys.flatMap((_, place) =>
      pickOf(
        'categoryList',
        keys.slice(0, place + 1).map((key) => ({ key, name: nameAtEnd(key), child: [] })),
      ),
    ),
    pick,
  ];
}

const nameAtEnd = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
