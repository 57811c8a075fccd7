/** Numbers in ascending order with those that follow each other as one: `3–8`, `12`. */
export function ranges(numbers: readonly number[]): string[] {
  const spans: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}
