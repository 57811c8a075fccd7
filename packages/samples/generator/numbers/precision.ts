import { normalOf, randomOf } from '../random.ts';
import type { Precision } from '../source/blocks.ts';

/** What an interlaboratory study found at one level. */
export type LevelPrecision = {
  readonly name: string;
  readonly mean: number;
  readonly repeatabilityDeviation: number;
  readonly reproducibilityDeviation: number;
};

/** The study on which an edition of a given year could rest: before the latest one there was a smaller, older one. */
export function studyKnownIn(precision: Precision, year: number): Precision {
  if (precision.year < year) return precision;
  return { ...precision, year: year - 2, laboratories: Math.max(6, precision.laboratories - 3) };
}

const RESULTS_EACH = 3;

/**
 * The outcome of an interlaboratory study: results of each laboratory are drawn and then analysed as usual, with the
 * variance within laboratories and that between them (one-way analysis of variance, equal numbers of results).
 */
export function studyOf(precision: Precision, seed: string): LevelPrecision[] {
  const normal = normalOf(randomOf(`${seed} ${precision.year}`));
  return precision.levels.map(({ name, value }) => {
    const within = (precision.repeatability / 100) * value;
    const all = (precision.reproducibility / 100) * value;
    const between = Math.sqrt(Math.max(0, all ** 2 - within ** 2));
    const laboratories = Array.from({ length: precision.laboratories }, () => {
      const centre = value + between * normal();
      return Array.from({ length: RESULTS_EACH }, () => centre + within * normal());
    });
    return { name, ...analysed(laboratories) };
  });
}

function analysed(laboratories: readonly (readonly number[])[]): Omit<LevelPrecision, 'name'> {
  const means = laboratories.map(meanOf);
  const withinVariance = meanOf(laboratories.map(varianceOf));
  const betweenVariance = Math.max(0, varianceOf(means) - withinVariance / RESULTS_EACH);
  return {
    mean: meanOf(means),
    repeatabilityDeviation: Math.sqrt(withinVariance),
    reproducibilityDeviation: Math.sqrt(withinVariance + betweenVariance),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
