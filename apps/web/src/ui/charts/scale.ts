const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

type Ask = { max: number; isWhole: boolean; atMost?: number };

/**
 * The marks of an axis from zero to just above a maximum, evenly apart at figures that people count in: 0, 300, 600, 900,
 * 1,200 for 1,094. Of whole numbers they are whole.
 */
export function ticksUpTo({ max, isWhole, atMost = 4 }: Ask): number[] {
  if (max <= 0) return [0, 1];
  const min = isWhole ? Math.max(1, max / atMost) : max / atMost;
  const magnitude = 10 ** Math.floor(Math.log10(min));
  const steps = niceSteps.map((step) => rounded(step * magnitude));
  const step = steps.find((each) => each >= min && (!isWhole || Number.isInteger(each))) ?? 10 * magnitude;
  const count = Math.ceil(rounded(max / step));
  return Array.from({ length: count + 1 }, (_, index) => rounded(index * step));
}

/** Without what is left over from counting in twos, such as 0.30000000000000004. */
const rounded = (value: number): number => Number(value.toPrecision(12));
