import { sameQuantity } from '@norma/quantities';
import type { Measure } from './measures.ts';
import type { Measured, QuantityChange } from './typedChange.ts';

/** More numbers than these in one sentence are laid side by side from both ends. */
const maxAligned = 200;

/** What of the numbers of a sentence is another one. */
export function quantityChanges(before: readonly Measure[], after: readonly Measure[]): QuantityChange[] {
  return pairsOf(before, after).flatMap(([was, is]) => changeOf(was, is) ?? []);
}

type Pair = readonly [was: Measure | null, is: Measure | null];

/** The numbers of both sides, equal ones beside each other, and what is between them by kind. */
function pairsOf(before: readonly Measure[], after: readonly Measure[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [own, its] of [
    ...commonOf(before.map(keyOf), after.map(keyOf)),
    [before.length, after.length] as const,
  ]) {
    pairs.push(...pairedByKind(before.slice(i, own), after.slice(j, its)));
    [i, j] = [own + 1, its + 1];
  }
  return pairs;
}

const keyOf = ({ comparator, value, quantity, counted }: Measure): string => {
  if (!quantity) return `${comparator ?? ''} ${value} ${counted}`;
  const { si, dimension, unit } = quantity;
  const numbers = [si.value, si.upTo, si.tolerance?.plus, si.tolerance?.minus];
  return `${comparator ?? ''} ${numbers.map((number) => number?.toPrecision(9) ?? '').join(' ')} ${dimension} ${unit}`;
};

/** The places of a longest common subsequence. */
function commonOf(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [height, width] = [before.length - start - end, after.length - start - end];
  const common = Array.from({ length: start }, (_, at): [number, number] => [at, at]);
  if (height > 0 && width > 0 && height * width <= maxAligned ** 2) {
    const lengths = Array.from({ length: height + 1 }, () => new Uint16Array(width + 1));
    const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
    const isSame = (i: number, j: number): boolean => before[start + i] === after[start + j];
    for (let i = height - 1; i >= 0; i -= 1)
      for (let j = width - 1; j >= 0; j -= 1) {
        const row = lengths[i];
        if (row) row[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    for (let [i, j] = [0, 0]; i < height && j < width;)
      if (isSame(i, j)) common.push([start + i++, start + j++]);
      else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
      else j += 1;
  }
  for (let at = end; at > 0; at -= 1) common.push([before.length - at, after.length - at]);
  return common;
}

/** Numbers of one kind beside each other in their order; the others alone. */
function pairedByKind(before: readonly Measure[], after: readonly Measure[]): Pair[] {
  const waiting = Map.groupBy(after, kindOf);
  const pairs: [Measure | null, Measure | null][] = before.map((was) => [
    was,
    waiting.get(kindOf(was))?.shift() ?? null,
  ]);
  const left = [...waiting.values()].flat().toSorted((one, other) => one.start - other.start);
  for (const pair of pairs) if (pair[1] === null && pair[0] && left[0]) pair[1] = left.shift() ?? null;
  return [...pairs, ...left.map((is): Pair => [null, is])];
}

const kindOf = ({ quantity }: Measure): string => quantity?.dimension ?? '';

function changeOf(was: Measure | null, is: Measure | null): QuantityChange | null {
  const alone = { before: measured(was), after: measured(is), isEquivalent: false, direction: null };
  // A number in letters counts where it takes the place of another one.
  if (!was || !is) return (was ?? is)?.isWord === false ? { ...alone, what: ['value'] } : null;
  const isSame = was.quantity && is.quantity ? sameQuantity(was.quantity, is.quantity) : isEqual(was, is);
  const isSameLimit = was.comparator === is.comparator;
  const isOtherUnit = singular(was.unit) !== singular(is.unit);
  if (isSame && isSameLimit && !isOtherUnit) return null;
  const what: QuantityChange['what'][number][] = [];
  if (was.value !== is.value) what.push('value');
  if (isOtherUnit) what.push('unit');
  if (differs(was.quantity?.tolerance, is.quantity?.tolerance)) what.push('tolerance');
  if (differs(was.quantity?.upTo, is.quantity?.upTo)) what.push('range');
  if (!isSameLimit) what.push('comparator');
  return {
    ...alone,
    what: what.length > 0 ? what : ['value'],
    isEquivalent: isSame && isSameLimit,
    direction: directionOf(was, is),
  };
}

const singular = (unit: string): string => unit.replace(/(?<=\p{L}{3})s$/u, '');

const isEqual = (was: Measure, is: Measure): boolean =>
  !was.quantity && !is.quantity && was.value === is.value;
const differs = (was: unknown, is: unknown): boolean => JSON.stringify(was) !== JSON.stringify(is);

const measured = (measure: Measure | null): Measured | null =>
  measure && { words: measure.words, value: measure.value, unit: measure.unit };

const isUpper = ({ comparator }: Measure): boolean => comparator === '<' || comparator === '≤';
const isStrict = ({ comparator }: Measure): boolean => comparator === '<' || comparator === '>';

/** Whether a limit allows less or more than before; null unless both are limits of one kind. */
function directionOf(was: Measure, is: Measure): QuantityChange['direction'] {
  if (!was.comparator || !is.comparator || isUpper(was) !== isUpper(is)) return null;
  if (kindOf(was) !== kindOf(is) || was.quantity?.upTo !== undefined || is.quantity?.upTo !== undefined)
    return null;
  if (!was.quantity && was.counted !== is.counted) return null;
  const [old, now] = [was.quantity?.si.value ?? was.value, is.quantity?.si.value ?? is.value];
  const isSame = was.quantity && is.quantity ? sameQuantity(was.quantity, is.quantity) : old === now;
  if (isSame) return isStrict(was) === isStrict(is) ? null : isStrict(is) ? 'tighter' : 'looser';
  return now < old === isUpper(is) ? 'tighter' : 'looser';
}
