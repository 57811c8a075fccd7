import { decompose } from './decomposition.ts';
import { weightOf, type TrainingData } from './trainingData.ts';
import { addScaled, type Dense } from './matrix.ts';
import { packed, unpacked } from './packing.ts';
import { quantise, toUnitLength } from './quantise.ts';
import { beginningsOf, knownPartsOf, numberOf, termsOf, type Terms } from './terms.ts';

/** A trained model: where each known term, and each beginning of one, points in the space of meaning. */
export type Model = {
  readonly dimensions: number;
  /** How many documents the library held when the model was trained. */
  readonly trainedOn: number;
  /** The numbers of what is known, ascending. */
  readonly terms: Float64Array;
  /** What it counts. */
  readonly rarities: Float32Array;
  /** Where it points, `dimensions` numbers each, in units of its scale. */
  readonly directions: Int8Array;
  readonly scales: Float32Array;
};

const maxDimensions = 256;
/** A direction must have this many subjects to be trained on: with one for each, nothing would resemble anything. */
const subjectsPerDimension = 3;
/** With fewer, subjects that have nothing to do with each other would look alike. */
const fewestDimensions = 4;
/**
 * Each direction is multiplied by its strength to this power. Below zero the commonest subjects, which are the
 * strongest directions, do not drown the others (Caron 2001); -0.5 did well for a catalog and a small library alike.
 */
const emphasis = -0.5;
/** A word that is only guessed at from its parts counts this much of one that is known. */
const trustInParts = 0.5;

/**
 * Trains a model on what occurs together: latent semantic analysis (Deerwester et al. 1990; decision 11). The same data in the same
 * order always give the same model. `documents` is how many the library holds.
 */
export function trainModel(trainingData: TrainingData, documents: number): Model {
  const { terms, rarities, rarityOfUnknown, rows } = trainingData.gathered();
  const shared = Math.max(fewestDimensions, Math.ceil(rows.rows / subjectsPerDimension));
  const wanted = Math.min(maxDimensions, shared);
  const { strengths, directions } = decompose(rows, wanted);
  const factors = strengths.map((strength) => strength ** emphasis);
  const dimensions = strengths.length;
  directions.values.forEach((value, at) => (directions.values[at] = value * (factors[at % dimensions] ?? 0)));
  const known = terms.map((term, at) => ({
    number: numberOf(term),
    rarity: rarities[at] ?? 0,
    pointing: directions.values.subarray(at * dimensions, (at + 1) * dimensions),
  }));
  const parts = [...pointingOfBeginnings(terms, directions)].map(([part, pointing]) => ({
    number: numberOf(part),
    rarity: rarityOfUnknown * trustInParts,
    pointing,
  }));
  return modelOf([...known, ...parts], { dimensions, trainedOn: documents });
}

/** The meaning of a text as a vector of length one; zeros when nothing in it is known. */
export function vectorOf(model: Model, terms: Terms): Float32Array {
  const vector = new Float32Array(model.dimensions);
  for (const [term, count] of terms) {
    const known = placeOf(model.terms, numberOf(term));
    if (known >= 0) addTerm(model, vector, known, weightOf(count, model.rarities[known] ?? 0));
    else addParts(model, vector, term, count);
  }
  return toUnitLength(vector);
}

/** A model as bytes, to be kept in a file. */
export const bytesOfModel = ({ dimensions, trainedOn, ...arrays }: Model): Uint8Array =>
  packed({ sizes: Uint32Array.of(dimensions, trainedOn), reading: Float64Array.of(reading()), ...arrays });

/** The model that these bytes are; throws when they are none, or when texts are read in another way by now. */
export function modelOfBytes(bytes: Uint8Array): Model {
  const {
    sizes,
    reading: readThen,
    terms,
    rarities,
    directions,
    scales,
  } = unpacked(bytes, {
    sizes: Uint32Array,
    reading: Float64Array,
    terms: Float64Array,
    rarities: Float32Array,
    directions: Int8Array,
    scales: Float32Array,
  });
  if (readThen[0] !== reading())
    throw new Error('The model was trained on texts that were read in another way');
  const [dimensions, trainedOn] = sizes;
  const isWhole =
    dimensions !== undefined &&
    trainedOn !== undefined &&
    rarities.length === terms.length &&
    scales.length === terms.length &&
    directions.length === terms.length * dimensions;
  if (!isWhole) throw new Error('These bytes are no model of meaning');
  return { dimensions, trainedOn, terms, rarities, directions, scales };
}

/** A number for how texts are read: another one when they fall into other terms, which no earlier model knows. */
const reading = (): number =>
  numberOf(
    [...termsOf([{ text: sample, weight: 1 }]).keys()]
      .flatMap((term) => [term, ...beginningsOf(term)])
      .join(' '),
  );

const sample =
  "The manufacturer's tests, tested by testing: Prüfungen von Außenwänden, l'énergie des câbles, las normas, مقاومة الحريق, 自動火災報知設備";

type Known = { readonly number: number; readonly rarity: number; readonly pointing: Float32Array };

function modelOf(
  known: readonly Known[],
  { dimensions, trainedOn }: Pick<Model, 'dimensions' | 'trainedOn'>,
): Model {
  const ascending = known.toSorted((a, b) => a.number - b.number);
  const directions = new Int8Array(known.length * dimensions);
  return {
    dimensions,
    trainedOn,
    terms: Float64Array.from(ascending, ({ number }) => number),
    rarities: Float32Array.from(ascending, ({ rarity }) => rarity),
    scales: Float32Array.from(ascending, ({ pointing }, at) =>
      quantise(pointing, directions.subarray(at * dimensions, (at + 1) * dimensions)),
    ),
    directions,
  };
}

/** Where the beginnings of words point: the mean of the known words that begin so. */
function pointingOfBeginnings(terms: readonly string[], directions: Dense): Map<string, Float32Array> {
  const sums = new Map<string, Float32Array>();
  const words = new Map<string, number>();
  const width = directions.columns;
  terms.forEach((term, at) => {
    for (const part of beginningsOf(term)) {
      const sum = sums.get(part) ?? new Float32Array(width);
      addScaled(sum, 0, directions.values, at * width, 1, width);
      sums.set(part, sum);
      words.set(part, (words.get(part) ?? 0) + 1);
    }
  });
  for (const [part, sum] of sums) {
    const count = words.get(part) ?? 1;
    sum.forEach((value, at) => (sum[at] = value / count));
  }
  return sums;
}

function addTerm(model: Model, vector: Float32Array, place: number, weight: number): void {
  const factor = weight * (model.scales[place] ?? 0);
  const from = place * model.dimensions;
  for (let at = 0; at < vector.length; at += 1)
    vector[at] = (vector[at] ?? 0) + factor * (model.directions[from + at] ?? 0);
}

function addParts(model: Model, vector: Float32Array, term: string, count: number): void {
  const parts = knownPartsOf(term, (part) => {
    const place = placeOf(model.terms, numberOf(part));
    return place < 0 ? null : place;
  });
  for (const place of parts)
    addTerm(model, vector, place, weightOf(count, model.rarities[place] ?? 0) / parts.length);
}

/** Where a number is in an ascending list, or -1. */
function placeOf(ascending: Float64Array, wanted: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = ascending[middle] ?? 0;
    if (here === wanted) return middle;
    if (here < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
