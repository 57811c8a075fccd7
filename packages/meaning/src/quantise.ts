/** Writes numbers as whole ones from -127 to 127 and answers the unit in which they are. */
export function quantise(numbers: Float32Array, into: Int8Array): number {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, Math.abs(number));
  if (largest === 0) into.fill(0);
  else numbers.forEach((number, at) => (into[at] = Math.round((number / largest) * 127)));
  return largest / 127;
}

/** Stretches a vector, in place, to length one; zeros stay. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
