/** Downsamples values to the available number, each the maximum of its range, so that no peak is lost. */
export function peaks(values: readonly number[], most: number): number[] {
  const each = Math.ceil(values.length / most);
  if (each <= 1) return [...values];
  return Array.from({ length: Math.ceil(values.length / each) }, (_, place) =>
    Math.max(...values.slice(place * each, (place + 1) * each)),
  );
}
