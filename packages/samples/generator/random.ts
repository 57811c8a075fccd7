/** Numbers from 0 to 1 that a text determines (FNV-1a, then mulberry32): the same library on every machine. */
export function randomOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several things, chosen by a text. */
export function chosenBy<T>(seed: string, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(randomOf(seed)() * choices.length)] ?? choices[0];
}

/** A whole number of 32 bits that a text determines. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Numbers spread about 0 with a standard deviation of 1 (Box and Muller, 1958). */
export function normalOf(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
