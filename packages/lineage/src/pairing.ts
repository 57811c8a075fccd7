import { candidatesOf } from './candidates.ts';
import { nameWeights, type NameWeights } from './weights.ts';
import { commonWeight, headingSimilarity, weightOfAll } from './similarity.ts';
import type { Editions, Part } from './traits.ts';

/** A clause that went on as one clause, by its places in both editions. */
export type Pair = { readonly old: number; readonly young: number };

/** Which clause of the old edition each of the new one descends from; each clause is in one pair at most. */
export type Pairing = {
  readonly oldOf: Int32Array;
  readonly youngOf: Int32Array;
  readonly pairs: readonly Pair[];
};

type Candidate = { old: Part; young: Part; text: number; heading: number };

// What speaks for a pair, and how much of it there must be. Set by hand on generated editions with known truth; the
// tests hold what they achieve.
const weights = { text: 0.6, heading: 0.16, number: 0.07, identity: 0.25, surroundings: 0.1 };
const enough = 0.3;
const sure = 0.5;
/** A text of so many words that no other clause has speaks with full voice; one that stands everywhere says less. */
const fullVoice = 16;
const quietVoice = 0.25;
/** What a text that stands wholly within another counts for. */
const shareHeld = 0.7;
const rounds = 3;

/** Pairs the clauses of two editions: the texts that tell for sure first, then what stands around and within them. */
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
function withNamesakes({ old, young }: Editions, known: Pairing): Pairing {
  const oldOf = known.oldOf.slice();
  const youngOf = known.youngOf.slice();
  const pairs = [...known.pairs];
  const add = (before: Part, after: Part): void => {
    oldOf[after.at] = before.at;
    youngOf[before.at] = after.at;
    pairs.push({ old: before.at, young: after.at });
  };
  const isLeft = ({ heading }: Part): boolean => heading !== '';
  const byTitle = Map.groupBy(
    old.filter((part) => isLeft(part) && youngOf[part.at] === -1),
    ({ heading }) => heading,
  );
  const borneBy = Map.groupBy([...old, ...young], ({ heading }) => heading);
  // Clauses stand before those within them, so that a pair made here lets its contents be paired.
  for (const after of young) {
    if (!isLeft(after) || oldOf[after.at] !== -1) continue;
    const namesakes = (byTitle.get(after.heading) ?? []).filter(({ at }) => youngOf[at] === -1);
    const parent = after.parent < 0 ? -1 : oldOf[after.parent];
    const isAlone = namesakes.length === 1 && borneBy.get(after.heading)?.length === 2;
    const before = namesakes.find((part) => part.parent === parent) ?? (isAlone ? namesakes[0] : undefined);
    if (before) add(before, after);
  }
  return { oldOf, youngOf, pairs };
}

function measured(editions: Editions): Candidate[] {
  const { old, young, weights: traitWeights } = editions;
  const weigh = ({ traits }: Part): number => weightOfAll(traits, traitWeights);
  const oldWeights = old.map(weigh);
  const found = candidatesOf(editions);
  const rarest = Math.log(1 + old.length + young.length);
  const borneBy = Map.groupBy([...old, ...young], ({ heading }) => heading);
  return young.flatMap((part, index) => {
    const weight = weigh(part);
    return (found[index] ?? []).flatMap((at) => {
      const before = old[at];
      if (!before) return [];
      const common = commonWeight(before.traits, part.traits, traitWeights);
      const oldWeight = oldWeights[at] ?? 0;
      const similarity = common === 0 ? 0 : (2 * common) / (weight + oldWeight);
      // A clause that grew or shrank to a multiple is known by how much of the smaller text stands in the other.
      const held = common === 0 ? 0 : (shareHeld * common) / Math.min(weight, oldWeight);
      const voice = Math.min(1, common / (fullVoice * rarest));
      const isCommon = (borneBy.get(part.heading)?.length ?? 0) > 2;
      return [
        {
          old: before,
          young: part,
          text: Math.max(similarity, held) * (quietVoice + (1 - quietVoice) * voice),
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
  const taken = { old: new Set<number>(), young: new Set<number>() };
  return scored.flatMap(({ candidate }) => {
    if (taken.old.has(candidate.old.at) || taken.young.has(candidate.young.at)) return [];
    taken.old.add(candidate.old.at);
    taken.young.add(candidate.young.at);
    return [candidate];
  });
}

const distance = ({ old, young }: Candidate): number => Math.abs(old.at - young.at);

function pairing({ old, young }: Editions, chosen: readonly Candidate[]): Pairing {
  const oldOf = new Int32Array(young.length).fill(-1);
  const youngOf = new Int32Array(old.length).fill(-1);
  const pairs = chosen.map((candidate) => {
    oldOf[candidate.young.at] = candidate.old.at;
    youngOf[candidate.old.at] = candidate.young.at;
    return { old: candidate.old.at, young: candidate.young.at };
  });
  return { oldOf, youngOf, pairs };
}

function scoring(editions: Editions, known: Pairing, names: NameWeights) {
  const surroundings = surroundingsOf(editions, known);
  const within = contentsOf(editions, known);
  return (candidate: Candidate): number => {
    const { old, young, heading } = candidate;
    const hasText = old.words !== '' || young.words !== '';
    const text = hasText ? candidate.text : within(old, young);
    const isNamesake = old.clause.number !== '' && old.clause.number === young.clause.number;
    const score =
      weights.text * text +
      weights.heading * heading +
      weights.number * names.number * Number(isNamesake) +
      weights.identity * names.identity * Number(old.clause.id === young.clause.id) +
      weights.surroundings * surroundings(old, young);
    // Few words say little; but what is the same in every respect is the same.
    if (score < enough && isUntouched(candidate)) return enough;
    return score >= enough ? score : 0;
  };
}

const isUntouched = ({ old, young }: Candidate): boolean =>
  old.clause.id === young.clause.id &&
  old.clause.number === young.clause.number &&
  old.heading === young.heading &&
  old.words === young.words;

/** Whether two clauses stand in the same clause and between the same ones: 0 to 1. */
function surroundingsOf({ old, young }: Editions, { youngOf }: Pairing) {
  const isPair = (before: number, after: number): boolean =>
    before < 0 || after < 0 ? before < 0 && after < 0 : youngOf[before] === after;
  const end = (at: number, length: number): number => (at < length ? at : -1);
  return (one: Part, other: Part): number =>
    0.5 * Number(isPair(one.parent, other.parent)) +
    0.25 * Number(isPair(one.at - 1, other.at - 1)) +
    0.25 * Number(isPair(end(one.at + 1, old.length), end(other.at + 1, young.length)));
}

/** How much of what stands directly within two clauses went from the one to the other: 0 to 1. */
function contentsOf({ old, young }: Editions, { pairs }: Pairing) {
  const sizes = (parts: readonly Part[]): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const { parent } of parts) counts.set(parent, (counts.get(parent) ?? 0) + 1);
    return counts;
  };
  const [oldSizes, youngSizes] = [sizes(old), sizes(young)];
  const nameOf = (before: number, after: number): number => before * young.length + after;
  const passed = new Map<number, number>();
  for (const { old: before, young: after } of pairs) {
    const name = nameOf(old[before]?.parent ?? -1, young[after]?.parent ?? -1);
    passed.set(name, (passed.get(name) ?? 0) + 1);
  }
  return (one: Part, other: Part): number => {
    const all = (oldSizes.get(one.at) ?? 0) + (youngSizes.get(other.at) ?? 0);
    return all === 0 ? 0 : (2 * (passed.get(nameOf(one.at, other.at)) ?? 0)) / all;
  };
}
