/** How two short stretches fit to each other. */
export type Alignment = {
  /** For each unit of the first, where it is in the second; -1 for one that does not. */
  places: Int32Array;
  /** For each boundary of the first, from before its first unit to after its last, where it falls in the second. */
  boundaries: Int32Array;
};

/** Stretches longer than this are not aligned: nothing in them is taken to be the same. */
export const longestAligned = 300;

/**
 * Aligns two stretches with the fewest insertions, deletions and replacements (Wagner and Fischer, 1974). `loose` says at
 * which end the second may go on: what it has there beyond the first costs nothing.
 */
export function aligned(one: string, other: string, loose: 'none' | 'start' | 'end'): Alignment {
  const width = other.length + 1;
  const costs = new Uint16Array((one.length + 1) * width);
  for (let j = 1; j < width; j += 1) costs[j] = loose === 'start' ? 0 : j;
  for (let i = 1; i <= one.length; i += 1) {
    const row = i * width;
    costs[row] = i;
    for (let j = 1; j < width; j += 1) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      const across = (costs[row - width + j - 1] ?? 0) + (isSame ? 0 : 1);
      const down = (costs[row - width + j] ?? 0) + 1;
      const along = (costs[row + j - 1] ?? 0) + 1;
      costs[row + j] = Math.min(across, down, along);
    }
  }
  return traced(one, other, costs, loose === 'end' ? cheapestEnd(costs, one.length, width) : other.length);
}

function cheapestEnd(costs: Uint16Array, rows: number, width: number): number {
  let end = 0;
  for (let j = 1; j < width; j += 1) {
    if ((costs[rows * width + j] ?? 0) < (costs[rows * width + end] ?? 0)) end = j;
  }
  return end;
}

function traced(one: string, other: string, costs: Uint16Array, end: number): Alignment {
  const width = other.length + 1;
  const places = new Int32Array(one.length).fill(-1);
  const boundaries = new Int32Array(one.length + 1);
  let [i, j] = [one.length, end];
  boundaries[i] = j;
  while (i > 0) {
    const cost = costs[i * width + j] ?? 0;
    const isSame = j > 0 && one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
    if (j > 0 && cost === (costs[(i - 1) * width + j - 1] ?? 0) + (isSame ? 0 : 1)) {
      [i, j] = [i - 1, j - 1];
      if (isSame) places[i] = j;
      boundaries[i] = j;
    } else if (cost === (costs[(i - 1) * width + j] ?? 0) + 1) {
      i -= 1;
      boundaries[i] = j;
    } else j -= 1;
  }
  return { places, boundaries };
}
