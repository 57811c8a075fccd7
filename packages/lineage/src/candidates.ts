import { postings } from './postings.ts';
import type { Editions, Part } from './traits.ts';

const mostByText = 8;
/** Of a heading or number that many clauses bear, the nearest are looked at. */
const mostByName = 12;

/** For each clause of the new edition the old ones that it may descend from, by their places. */
export function candidatesOf({ old, young, weightOf }: Editions): number[][] {
  const byTrait = postings(old, ({ traits }) => traits.keys());
  const byHeadingWord = postings(old, ({ headingWords }) => headingWords);
  const named = [
    namesakes(old, young, ({ clause }) => clause.id),
    namesakes(old, young, ({ clause }) => clause.number),
    namesakes(old, young, ({ heading }) => heading),
  ];
  return young.map((part) => {
    const common = new Map<number, number>();
    for (const [trait, times] of part.traits) {
      const holders = byTrait.get(trait);
      if (!holders) continue;
      for (const at of holders) common.set(at, (common.get(at) ?? 0) + times * weightOf(trait));
    }
    const titled = new Map<number, number>();
    for (const word of part.headingWords) {
      for (const at of byHeadingWord.get(word) ?? []) titled.set(at, (titled.get(at) ?? 0) + 1);
    }
    return [
      ...new Set([
        ...most(common, mostByText),
        ...most(titled, mostByText),
        ...named.flatMap((namesakesOf) => namesakesOf(part)),
      ]),
    ];
  });
}

/** The places with the highest counts. */
const most = (counts: ReadonlyMap<number, number>, limit: number): number[] =>
  [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, limit)
    .map(([at]) => at);

function namesakes(old: readonly Part[], young: readonly Part[], nameOf: (part: Part) => string) {
  const byName = Map.groupBy(old, nameOf);
  return (part: Part): number[] => {
    const name = nameOf(part);
    const found = name === '' ? [] : (byName.get(name) ?? []);
    const near = ({ at }: Part): number => Math.abs(at / old.length - part.at / young.length);
    const nearest =
      found.length > mostByName ? found.toSorted((one, other) => near(one) - near(other)) : found;
    return nearest.slice(0, mostByName).map(({ at }) => at);
  };
}
