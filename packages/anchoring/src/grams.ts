/** As many units make one gram: long enough to be rare in prose, short enough to fit between two edits. */
export const gramLength = 6;

/** Where each gram of a text is. */
export type Grams = {
  /** How often a gram may be in the text: as often as it does, or more. */
  countOf: (hash: number) => number;
  /** Places where it may be, in order. */
  placesOf: (hash: number) => Int32Array;
};

/** The hash of the gram at a place of a text. */
export function gramAt(text: string, at: number): number {
  let hash = 0;
  for (let step = 0; step < gramLength; step += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at + step), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Reads the grams of a text into two arrays of numbers: some 30 ms and 8 bytes for each million units. */
export function gramsOf(text: string): Grams {
  const count = Math.max(0, text.length - gramLength + 1);
  const mask = 2 ** Math.max(8, Math.ceil(Math.log2(count + 1))) - 1;
  const starts = new Int32Array(mask + 2);
  const hashes = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    const hash = gramAt(text, at) & mask;
    hashes[at] = hash;
    starts[hash + 1] = (starts[hash + 1] ?? 0) + 1;
  }
  for (let hash = 0; hash <= mask; hash += 1)
    starts[hash + 1] = (starts[hash + 1] ?? 0) + (starts[hash] ?? 0);
  const places = new Int32Array(count);
  const next = starts.slice();
  for (const [at, hash] of hashes.entries()) {
    const slot = next[hash] ?? 0;
    places[slot] = at;
    next[hash] = slot + 1;
  }
  return {
    countOf: (hash) => (starts[(hash & mask) + 1] ?? 0) - (starts[hash & mask] ?? 0),
    placesOf: (hash) => places.subarray(starts[hash & mask], starts[(hash & mask) + 1]),
  };
}
