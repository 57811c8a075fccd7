import { useDirection } from '@mantine/core';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import type { Plot } from './shapes.ts';

type PlotOptions = {
  values: readonly (number | null)[];
  format: Intl.NumberFormatOptions | undefined;
  width: number;
  /** Below this the chart scrolls in its figure instead of shrinking. */
  minWidth: number;
};

const compact: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };
const head = 20;
const foot = 26;
const height = 240;

/** The room of a chart, its scale, and how its figures are written. */
export function usePlot({ values, format, width, minWidth }: PlotOptions) {
  const { dir } = useDirection();
  const measured = values.filter((value) => value !== null);
  const max = Math.max(0, ...measured);
  const write = useNumberFormat(format);
  const writeTick = useNumberFormat(max >= 100_000 ? { ...format, ...compact } : format);
  const ticks = ticksUpTo({ max, isWhole: measured.every(Number.isInteger) }).map((value) => ({
    value,
    words: writeTick(value),
  }));
  const axis = Math.max(...ticks.map(({ words }) => words.length)) * letter + 10;
  const whole = Math.max(width, minWidth + axis);
  const isMirrored = dir === 'rtl';
  const plot: Plot = {
    start: isMirrored ? 0 : axis,
    width: whole - axis,
    top: head,
    height: height - head - foot,
  };
  return { plot, ticks, max: ticks.at(-1)?.value ?? 1, write, isMirrored, size: { width: whole, height } };
}

/** How wide a letter of an axis is, in px: an upper bound, so that words never run into the drawing. */
export const letter = 7.5;

const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

type Scale = { max: number; isWhole: boolean; atMost?: number };

/**
 * The marks of an axis from zero to just above a maximum, evenly apart at figures that people count in: 0, 300, 600, 900,
 * 1,200 for 1,094. Of whole numbers they are whole.
 */
export function ticksUpTo({ max, isWhole, atMost = 4 }: Scale): number[] {
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
