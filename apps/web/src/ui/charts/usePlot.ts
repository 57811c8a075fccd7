import { useDirection } from '@mantine/core';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import { ticksUpTo } from './scale.ts';
import type { Plot } from './shapes.ts';

type Ask = {
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
export function usePlot({ values, format, width, minWidth }: Ask) {
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
export const letter = 7;
