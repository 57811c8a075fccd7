import { CandidateIndex } from './candidateIndex.ts';
import { commonWeight, weightOfAll, without } from './similarity.ts';
import type { Pairing } from './pairing.ts';
import { Tally } from './tally.ts';
import type { Editions, Part } from './traits.ts';

/** Clauses that took over a part of another's text: the whole's place, and theirs. */
export type Shares = ReadonlyMap<number, readonly number[]>;

// What was split seldom stays as it is: the parts get words of their own. Set on the judged and the generated editions.
/** At least this part of a new clause stood in the one it was split from … */
const stoodThere = 0.45;
/** … and at least this part of it is nowhere else in what that one became. */
const leftThere = 0.35;
/** Texts lighter than this may be anywhere. */
const minWeight = 30;

/** The old clauses that were split: of each, the new clauses without a pair that took over a part of its text. */
export const splits = (editions: Editions, { baseOf, targetOf }: Pairing): Shares =>
  shares({
    wholes: editions.base,
    parts: editions.target,
    pairOfPart: baseOf,
    pairOfWhole: targetOf,
    ...editions,
  });

/** Merged clauses: for each new clause, the unpaired old clauses whose texts it contains. */
export const mergers = (editions: Editions, { baseOf, targetOf }: Pairing): Shares =>
  shares({
    wholes: editions.target,
    parts: editions.base,
    pairOfPart: targetOf,
    pairOfWhole: baseOf,
    ...editions,
  });

type Sides = {
  wholes: readonly Part[];
  parts: readonly Part[];
  pairOfPart: Int32Array;
  pairOfWhole: Int32Array;
  weights: Float64Array;
};

function shares({ wholes, parts, pairOfPart, pairOfWhole, weights }: Sides): Shares {
  const candidates = new CandidateIndex(wholes, weights.length, ({ traits }) => traits.all);
  const common = new Tally(wholes.length);
  const likeliest = ({ traits: { all, times } }: Part): Part | undefined => {
    all.forEach((trait, at) => candidates.speak(trait, (times[at] ?? 0) * (weights[trait] ?? 0), common));
    return wholes[common.take(1)[0] ?? -1];
  };
  const found = new Map<number, number[]>();
  for (const part of parts) {
    if (pairOfPart[part.at] !== -1) continue;
    const weight = weightOfAll(part.traits, weights);
    const whole = weight < minWeight ? undefined : likeliest(part);
    const partner = whole && parts[pairOfWhole[whole.at] ?? -1];
    // What has no pair itself went nowhere that could be told from a likeness by chance.
    if (!whole || !partner) continue;
    if (commonWeight(whole.traits, part.traits, weights) < stoodThere * weight) continue;
    const rest = without(whole.traits, partner.traits);
    if (commonWeight(rest, part.traits, weights) < leftThere * weight) continue;
    if (!found.get(whole.at)?.push(part.at)) found.set(whole.at, [part.at]);
  }
  return found;
}
