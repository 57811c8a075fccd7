import { CandidateIndex } from './candidateIndex.ts';
import { Tally } from './tally.ts';
import type { Editions, Part } from './traits.ts';

const maxByText = 8;
/** Of a heading or number that many clauses bear, the nearest are looked at. */
const maxByName = 12;

/** For each clause of the new edition the old ones that it may descend from, by their places. */
export function candidatesOf({ base, target, weights }: Editions): number[][] {
  const byTrait = new CandidateIndex(base, weights.length, ({ traits }) => traits.all);
  const byHeadingWord = new CandidateIndex(base, weights.length, ({ headingWords }) => headingWords);
  const named = [
    namesakes(base, target, ({ clause }) => clause.id),
    namesakes(base, target, ({ clause }) => clause.number),
    namesakes(base, target, ({ heading }) => heading),
  ];
  const common = new Tally(base.length);
  const titled = new Tally(base.length);
  return target.map((part) => {
    const { all, times } = part.traits;
    all.forEach((trait, at) => byTrait.speak(trait, (times[at] ?? 0) * (weights[trait] ?? 0), common));
    for (const word of part.headingWords) byHeadingWord.speak(word, 1, titled);
    return [
      ...new Set([
        ...common.take(maxByText),
        ...titled.take(maxByText),
        ...named.flatMap((namesakesOf) => namesakesOf(part)),
      ]),
    ];
  });
}

function namesakes(base: readonly Part[], target: readonly Part[], nameOf: (part: Part) => string) {
  const byName = Map.groupBy(base, nameOf);
  return (part: Part): number[] => {
    const name = nameOf(part);
    const found = name === '' ? [] : (byName.get(name) ?? []);
    const near = ({ at }: Part): number => Math.abs(at / base.length - part.at / target.length);
    const nearest =
      found.length > maxByName ? found.toSorted((one, other) => near(one) - near(other)) : found;
    return nearest.slice(0, maxByName).map(({ at }) => at);
  };
}
