import { gramAt, gramLength, type Grams } from './grams.ts';

/** A stretch that a needle and a text have in common: so many units from `i` in the needle and from `j` in the text. */
export type Block = { i: number; j: number; length: number };

/** Two texts with the grams of the second. */
export type Searched = { needle: string; text: string; grams: Grams };

/** As many places of grams are looked at for one needle: what bounds the work for any needle in any text. */
const maxPlaces = 20_000;

/** Of a long needle no more places than this are looked up; blocks are grown from them to their full length. */
const maxSeeds = 8_000;

/** As many units are compared while blocks grow: a text that repeats itself would have them grow without end. */
const maxCompared = 20_000_000;

/** What a needle and a text have in common, from the rarest grams of the needle on, each block as long as it can be. */
export function blocksOf({ needle, text, grams }: Searched): Block[] {
  const blocks: Block[] = [];
  /** How far on each diagonal the text is known already. */
  const reached = new Map<number, Block[]>();
  let compared = 0;
  for (const { i, hash } of rarestSeeds(needle, grams)) {
    for (const j of grams.placesOf(hash)) {
      const known = reached.get(j - i) ?? [];
      if (known.some((block) => block.i <= i && i + gramLength <= block.i + block.length)) continue;
      const block = grown(needle, text, i, j);
      if (!block) continue;
      known.push(block);
      reached.set(j - i, known);
      blocks.push(block);
      compared += block.length;
      if (compared > maxCompared) return blocks;
    }
  }
  return blocks;
}

/** Every place at which a needle stands as a whole, up to so many. */
export function wholePlacesOf({ needle, text, grams }: Searched, max: number): number[] {
  if (needle.length < gramLength) return placesByReading(needle, text, max);
  let [rarest, fewest] = [0, Infinity];
  for (let i = 0; i + gramLength <= needle.length && fewest > 0; i += 1) {
    const count = grams.countOf(gramAt(needle, i));
    if (count < fewest) [rarest, fewest] = [i, count];
  }
  if (fewest === 0) return [];
  const places: number[] = [];
  const ending = needle.slice(-gramLength);
  let compared = 0;
  for (const j of grams.placesOf(gramAt(needle, rarest))) {
    const start = j - rarest;
    if (start < 0 || !text.startsWith(ending, start + needle.length - gramLength)) continue;
    compared += needle.length;
    if (text.startsWith(needle, start)) places.push(start);
    if (places.length === max || compared > maxCompared) break;
  }
  return places;
}

function placesByReading(needle: string, text: string, max: number): number[] {
  const places: number[] = [];
  if (needle === '') return places;
  for (let at = text.indexOf(needle); at !== -1 && places.length < max; at = text.indexOf(needle, at + 1)) {
    places.push(at);
  }
  return places;
}

function rarestSeeds(needle: string, grams: Grams): { i: number; hash: number }[] {
  const step = Math.max(1, Math.floor(needle.length / maxSeeds));
  const seeds: { i: number; hash: number; count: number }[] = [];
  for (let i = 0; i + gramLength <= needle.length; i += step) {
    const hash = gramAt(needle, i);
    const count = grams.countOf(hash);
    if (count > 0) seeds.push({ i, hash, count });
  }
  seeds.sort((one, other) => one.count - other.count || one.i - other.i);
  let left = maxPlaces;
  const enough = seeds.findIndex(({ count }) => (left -= count) < 0);
  return enough === -1 ? seeds : seeds.slice(0, enough);
}

/** The longest block around two equal grams; null where only their hashes are equal. */
function grown(needle: string, text: string, i: number, j: number): Block | null {
  let [before, after] = [0, 0];
  while (i > before && j > before && needle.charCodeAt(i - before - 1) === text.charCodeAt(j - before - 1))
    before += 1;
  const [rest, restOfText] = [needle.length - i, text.length - j];
  while (after < rest && after < restOfText && needle.charCodeAt(i + after) === text.charCodeAt(j + after))
    after += 1;
  if (after < gramLength) return null;
  return { i: i - before, j: j - before, length: before + after };
}
