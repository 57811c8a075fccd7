import { candidatesOf } from './candidates.ts';
import { nameWeights, type NameWeights } from './weights.ts';
import { commonWeight, headingSimilarity, weightOfAll } from './similarity.ts';
import type { Editions, Part } from './traits.ts';

/** A clause that went on as one clause, by its places in both editions. */
export type Pair = { readonly base: number; readonly target: number };

/** Which clause of the old edition each of the new one descends from; each clause is in one pair at most. */
export type Pairing = {
  readonly baseOf: Int32Array;
  readonly targetOf: Int32Array;
  readonly pairs: readonly Pair[];
};

type Candidate = { base: Part; target: Part; text: number; heading: number };

// What speaks for a pair, and how much of it there must be. Set by hand on generated editions with known truth; the
// tests hold what they achieve.
const weights = { text: 0.6, heading: 0.16, number: 0.07, identity: 0.25, surroundings: 0.1 };
const enough = 0.3;
const sure = 0.5;
/** A text of so many words that no other clause has speaks with full voice; one that is everywhere says less. */
const fullVoice = 16;
const quietVoice = 0.25;
/** What a text that is wholly within another counts for. */
const containedShare = 0.7;
const rounds = 3;

/** Pairs the clauses of two editions: the texts that tell for sure first, then what is around and within them. */
export function pair(editions: Editions): Pairing {
  const candidates = measured(editions);
  const alone = pairing(
    editions,
    best(candidates, ({ text, heading }) => {
      const score = weights.text * text + weights.heading * heading;
      return score >= sure ? score : 0;
    }),
  );
  const names = nameWeights(editions, alone.pairs);
  let known = alone;
  for (let round = 0; round < rounds; round += 1)
    known = pairing(editions, best(candidates, scoring(editions, known, names)));
  return withNamesakes(editions, known);
}

/**
 * Adds the clauses that are left over on both sides and bear the same title, however little of their text went on:
 * within clauses that went on as one, in their order; else where no other clause has the title.
 */
function withNamesakes({ base, target }: Editions, known: Pairing): Pairing {
  const baseOf = known.baseOf.slice();
  const targetOf = known.targetOf.slice();
  const pairs = [...known.pairs];
  const add = (before: Part, after: Part): void => {
    baseOf[after.at] = before.at;
    targetOf[before.at] = after.at;
    pairs.push({ base: before.at, target: after.at });
  };
  const isLeft = ({ heading }: Part): boolean => heading !== '';
  const byTitle = Map.groupBy(
    base.filter((part) => isLeft(part) && targetOf[part.at] === -1),
    ({ heading }) => heading,
  );
  const borneBy = Map.groupBy([...base, ...target], ({ heading }) => heading);
  // Clauses stand before those within them, so that a pair made here lets its contents be paired.
  for (const after of target) {
    if (!isLeft(after) || baseOf[after.at] !== -1) continue;
    const namesakes = (byTitle.get(after.heading) ?? []).filter(({ at }) => targetOf[at] === -1);
    const parent = after.parent < 0 ? -1 : baseOf[after.parent];
    const isAlone = namesakes.length === 1 && borneBy.get(after.heading)?.length === 2;
    const before = namesakes.find((part) => part.parent === parent) ?? (isAlone ? namesakes[0] : undefined);
    if (before) add(before, after);
  }
  return { baseOf, targetOf, pairs };
}

function measured(editions: Editions): Candidate[] {
  const { base, target, weights: traitWeights } = editions;
  const weigh = ({ traits }: Part): number => weightOfAll(traits, traitWeights);
  const baseWeights = base.map(weigh);
  const found = candidatesOf(editions);
  const rarest = Math.log(1 + base.length + target.length);
  const borneBy = Map.groupBy([...base, ...target], ({ heading }) => heading);
  return target.flatMap((part, index) => {
    const weight = weigh(part);
    return (found[index] ?? []).flatMap((at) => {
      const before = base[at];
      if (!before) return [];
      const common = commonWeight(before.traits, part.traits, traitWeights);
      const baseWeight = baseWeights[at] ?? 0;
      const similarity = common === 0 ? 0 : (2 * common) / (weight + baseWeight);
      // A clause that grew or shrank to a multiple is known by how much of the smaller text is in the other.
      const contained = common === 0 ? 0 : (containedShare * common) / Math.min(weight, baseWeight);
      const voice = Math.min(1, common / (fullVoice * rarest));
      const isCommon = (borneBy.get(part.heading)?.length ?? 0) > 2;
      return [
        {
          base: before,
          target: part,
          text: Math.max(similarity, contained) * (quietVoice + (1 - quietVoice) * voice),
          heading: headingSimilarity(before, part) * (isCommon ? 0.5 : 1),
        },
      ];
    });
  });
}

/** Takes the best pair, then the best of what is left, until nothing scores. */
function best(candidates: readonly Candidate[], scoreOf: (candidate: Candidate) => number): Candidate[] {
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || distance(one.candidate) - distance(other.candidate));
  const taken = { base: new Set<number>(), target: new Set<number>() };
  return scored.flatMap(({ candidate }) => {
    if (taken.base.has(candidate.base.at) || taken.target.has(candidate.target.at)) return [];
    taken.base.add(candidate.base.at);
    taken.target.add(candidate.target.at);
    return [candidate];
  });
}

const distance = ({ base, target }: Candidate): number => Math.abs(base.at - target.at);

function pairing({ base, target }: Editions, chosen: readonly Candidate[]): Pairing {
  const baseOf = new Int32Array(target.length).fill(-1);
  const targetOf = new Int32Array(base.length).fill(-1);
  const pairs = chosen.map((candidate) => {
    baseOf[candidate.target.at] = candidate.base.at;
    targetOf[candidate.base.at] = candidate.target.at;
    return { base: candidate.base.at, target: candidate.target.at };
  });
  return { baseOf, targetOf, pairs };
}

function scoring(editions: Editions, known: Pairing, names: NameWeights) {
  const surroundings = surroundingsOf(editions, known);
  const within = contentsOf(editions, known);
  return (candidate: Candidate): number => {
    const { base, target, heading } = candidate;
    const hasText = base.words !== '' || target.words !== '';
    const text = hasText ? candidate.text : within(base, target);
    const isNamesake = base.clause.number !== '' && base.clause.number === target.clause.number;
    const score =
      weights.text * text +
      weights.heading * heading +
      weights.number * names.number * Number(isNamesake) +
      weights.identity * names.identity * Number(base.clause.id === target.clause.id) +
      weights.surroundings * surroundings(base, target);
    // Few words say little; but what is the same in every respect is the same.
    if (score < enough && isUntouched(candidate)) return enough;
    return score >= enough ? score : 0;
  };
}

const isUntouched = ({ base, target }: Candidate): boolean =>
  base.clause.id === target.clause.id &&
  base.clause.number === target.clause.number &&
  base.heading === target.heading &&
  base.words === target.words;

/** Whether two clauses stand in the same clause and between the same ones: 0 to 1. */
function surroundingsOf({ base, target }: Editions, { targetOf }: Pairing) {
  const isPair = (before: number, after: number): boolean =>
    before < 0 || after < 0 ? before < 0 && after < 0 : targetOf[before] === after;
  const end = (at: number, length: number): number => (at < length ? at : -1);
  return (one: Part, other: Part): number =>
    0.5 * Number(isPair(one.parent, other.parent)) +
    0.25 * Number(isPair(one.at - 1, other.at - 1)) +
    0.25 * Number(isPair(end(one.at + 1, base.length), end(other.at + 1, target.length)));
}

/** How much of what is directly within two clauses went from the one to the other: 0 to 1. */
function contentsOf({ base, target }: Editions, { pairs }: Pairing) {
  const sizes = (parts: readonly Part[]): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const { parent } of parts) counts.set(parent, (counts.get(parent) ?? 0) + 1);
    return counts;
  };
  const [baseSizes, targetSizes] = [sizes(base), sizes(target)];
  const nameOf = (before: number, after: number): number => before * target.length + after;
  const passed = new Map<number, number>();
  for (const { base: before, target: after } of pairs) {
    const name = nameOf(base[before]?.parent ?? -1, target[after]?.parent ?? -1);
    passed.set(name, (passed.get(name) ?? 0) + 1);
  }
  return (one: Part, other: Part): number => {
    const all = (baseSizes.get(one.at) ?? 0) + (targetSizes.get(other.at) ?? 0);
    return all === 0 ? 0 : (2 * (passed.get(nameOf(one.at, other.at)) ?? 0)) / all;
  };
}
