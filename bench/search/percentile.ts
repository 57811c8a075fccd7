/** The value below which a share of the values lies; the largest for a share of 1. */
export function percentile(values: number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN;
}
