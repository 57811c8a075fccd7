/** Where an edition is on the axis, between 0 and 1. */
export type Station = { year: number | null; at: number };
/** A mark on the axis; every fifth year carries its number. */
export type Tick = { year: number; at: number; isNumbered: boolean };
export type Axis = { stations: Station[]; ticks: Tick[] };

const maxTicks = 60;

/**
 * Lays editions, the oldest first, by their years on a time axis to scale, each at least `gap` of its length from the one before, so
 * that all can be read and pressed. Where one has no year, or years go back, all are at the same distance, without years.
 */
export function axisOf(years: readonly (number | null)[], gap: number): Axis {
  const known = years.filter((year) => year !== null);
  const isOrdered = known.every((year, at) => at === 0 || year >= (known[at - 1] ?? year));
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  if (known.length < years.length || !isOrdered || first === last || gap * years.length >= 1)
    return { stations: years.map((year, at) => ({ year, at: (at + 0.5) / years.length })), ticks: [] };
  const margin = Math.max(1, (last - first) / 20);
  const [from, to] = [first - margin, last + margin];
  const place = (year: number): number => (year - from) / (to - from);
  return {
    stations: apart(known.map(place), gap).map((at, index) => ({ year: years[index] ?? null, at })),
    ticks: ticksBetween(from, to).map((year) => ({ year, at: place(year), isNumbered: year % 5 === 0 })),
  };
}

/** Moves places onward until they are apart, and then back from the end where that would leave the axis. */
function apart(places: readonly number[], gap: number): number[] {
  const moved = [...places];
  const half = gap / 2;
  for (let at = 0; at < moved.length; at += 1)
    moved[at] = Math.max(moved[at] ?? 0, at === 0 ? half : (moved[at - 1] ?? 0) + gap);
  for (let at = moved.length - 1; at >= 0; at -= 1)
    moved[at] = Math.min(moved[at] ?? 1, at === moved.length - 1 ? 1 - half : (moved[at + 1] ?? 1) - gap);
  return moved;
}

function ticksBetween(from: number, to: number): number[] {
  const step = to - from > maxTicks ? 5 : 1;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
}
