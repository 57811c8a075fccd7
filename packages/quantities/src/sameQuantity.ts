import type { Dimension } from './dimensions.ts';
import type { Quantity } from './readQuantities.ts';

/** Rounding to another unit changes a value by this share of it at most; scales of temperature have no zero to take shares of. */
const MOST_ROUNDED = 0.01;
/** A tolerance has fewer digits: ± 4 °F is written for ± 2 °C. */
const MOST_ROUNDED_TOLERANCE = 0.15;
/** Floating-point numbers that should be the same differ by less. */
const ERROR = 1e-9;

type Compared = Pick<Quantity, 'dimension' | 'si'>;

/**
 * Whether two quantities say the same, perhaps in other units: value, range and tolerance each. In units that differ by a
 * power of ten at most, they are the same number; in others they may be rounded to the last digit that either has: 58 ksi is
 * 400 MPa, 60 ksi is not 420 MPa (NIST SP 811, B.7.2).
 */
export function sameQuantity(one: Compared, other: Compared): boolean {
  if (one.dimension !== other.dimension) return false;
  const isDecimal = areDecimal(one.si.factor, other.si.factor);
  const step = isDecimal ? 0 : Math.max(one.si.step, other.si.step);
  const isSame = (own: number | undefined, its: number | undefined, isDifference = false): boolean => {
    if (own === undefined || its === undefined) return own === its;
    const largest = Math.max(Math.abs(own), Math.abs(its));
    const share = isDifference ? MOST_ROUNDED_TOLERANCE : MOST_ROUNDED;
    const mayDiffer = one.dimension === 'temperature' && !isDifference ? Infinity : largest * share;
    return Math.abs(own - its) <= Math.max(Math.min(step / 2, mayDiffer), largest * ERROR);
  };
  const [own, its] = [one.si.tolerance, other.si.tolerance];
  return (
    isSame(one.si.value, other.si.value) &&
    isSame(one.si.upTo, other.si.upTo) &&
    isSame(own?.plus, its?.plus, true) &&
    isSame(own?.minus, its?.minus, true)
  );
}

/**
 * Whether a text answers a search for a quantity: one end of either is the same, exactly in units that differ by a power of ten,
 * otherwise as near as an index finds it.
 */
export function isAnswered(asked: Compared, found: Compared): boolean {
  if (asked.dimension !== found.dimension) return false;
  const endsOf = ({ si: { value, upTo } }: Compared): number[] =>
    upTo === undefined ? [value] : [value, upTo];
  const around = bucketsAround(asked);
  return endsOf(asked).some((own, at) =>
    endsOf(found).some((its) =>
      areDecimal(asked.si.factor, found.si.factor)
        ? Math.abs(own - its) <= Math.max(Math.abs(own), Math.abs(its)) * ERROR
        : around[at]?.includes(nameOf(found.dimension, bucketAt(found.dimension, its))),
    ),
  );
}

function areDecimal(one: number, other: number): boolean {
  const power = Math.log10(one / other);
  return Math.abs(power - Math.round(power)) < ERROR;
}

/** A value of one quantity in the unit of another of its dimension: 58 ksi in MPa is 399.9. */
export function valueIn({ si }: Compared, unit: Pick<Quantity, 'dimension' | 'value' | 'si'>): number {
  const offset = unit.si.value - unit.value * unit.si.factor;
  return (si.value - offset) / unit.si.factor;
}

/** Logarithmic buckets of 0.25 %, and of 0.25 K for temperatures. */
const BUCKET = Math.log(1.0025);
const KELVINS = 0.25;
/** Buckets on each side that rounding may have moved a value to: 0.5 %, or half a kelvin. */
const AROUND = 2;

/**
 * The buckets of a quantity for an index: one of its value and, of a range, one of its upper end. Quantities of nearly the
 * same value have the same bucket or neighbors, whatever their unit.
 */
export const bucketsOf = ({ dimension, si }: Compared): string[] =>
  [si.value, si.upTo].flatMap((value) =>
    value === undefined ? [] : [nameOf(dimension, bucketAt(dimension, value))],
  );

/** The buckets in which an index has what a quantity is the same as, one list for each end of a range. */
export const bucketsAround = ({ dimension, si }: Compared): string[][] =>
  [si.value, si.upTo].flatMap((value) => {
    if (value === undefined) return [];
    const { bucket, sign } = bucketAt(dimension, value);
    if (sign === 0) return [[nameOf(dimension, { bucket, sign })]];
    return [
      Array.from({ length: 2 * AROUND + 1 }, (_, at) =>
        nameOf(dimension, { bucket: bucket + at - AROUND, sign }),
      ),
    ];
  });

type Bucket = { readonly bucket: number; readonly sign: number };

function bucketAt(dimension: Dimension, value: number): Bucket {
  if (dimension === 'temperature') return { bucket: Math.round(value / KELVINS), sign: 1 };
  if (value === 0) return { bucket: 0, sign: 0 };
  return { bucket: Math.round(Math.log(Math.abs(value)) / BUCKET), sign: Math.sign(value) };
}

const SIGNS = { '-1': '-', '0': '0', '1': '' } as const;

/** Begins as no word does. */
const nameOf = (dimension: Dimension, { bucket, sign }: Bucket): string =>
  `=${dimension} ${SIGNS[String(sign) as keyof typeof SIGNS]}${bucket}`;
