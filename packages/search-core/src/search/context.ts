import type { QueryWord } from '../query.ts';
import { isTerm, likelierThan } from './corrections.ts';
import { distanceWithin } from './distance.ts';
import type { Epoch, Sight } from './epoch.ts';
import { readAs, type Reading } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { matchWords } from './words.ts';

/** How far from what was typed words are looked for: 'wide' is two edits from five letters on, for when nothing nearer is found. */
export type Reach = 'near' | 'wide';

/** Of each word so many other readings are tried, and so many of all words together. */
const READINGS_OF_A_WORD = { near: 3, wide: 8 } as const;
const MOST_READINGS = { near: 24, wide: 100 } as const;
/** A longer text finds nothing for other reasons than its spelling. */
const MOST_WORDS = 6;

/**
 * The words of a query with some of them read as others that they may have been meant as, such that documents have all
 * of them: with the fewest words changed, and of several ways the one that finds most. Undefined where none finds any.
 */
export function correctedInContext(
  epoch: Epoch,
  words: readonly QueryWord[],
  fields: number,
  sight: Sight,
  reach: Reach = 'near',
): Reading | undefined {
  return likeliest(epoch, words, fields, sight, { reach })?.reading;
}

/** As many times as many documents another spelling must find to be suggested. */
const CLEARLY_MORE = 10;
/** So many edits a suggestion is away from what was typed, at most. */
const MOST_EDITS = 2;

/** What may have been meant by words that documents have together, because another spelling finds far more. */
export function likelierReading(
  epoch: Epoch,
  words: readonly QueryWord[],
  fields: number,
  sight: Sight,
  found: number,
): { found: number; reading: Reading } | undefined {
  if (found * CLEARLY_MORE > epoch.size) return undefined;
  const likelier = likeliest(epoch, words, fields, sight, { maxEdits: MOST_EDITS, isOffer: true });
  return likelier && likelier.found >= CLEARLY_MORE * found ? likelier : undefined;
}

function likeliest(
  epoch: Epoch,
  words: readonly QueryWord[],
  fields: number,
  sight: Sight,
  {
    reach = 'near',
    maxEdits = Infinity,
    isOffer = false,
  }: { reach?: Reach; maxEdits?: number; isOffer?: boolean } = {},
): { found: number; changed: number; reading: Reading } | undefined {
  if (words.length > MOST_WORDS) return undefined;
  // Far from a word that documents have, nearly any other would do.
  const isOpen = (word: QueryWord): boolean => reach === 'near' || !isTerm(epoch, word.form);
  const others = words.map((word) =>
    !isOpen(word)
      ? []
      : likelierThan(epoch, word, fields, sight, reach === 'wide')
          .filter(({ isPlausible }) => !isOffer || isPlausible)
          .slice(0, READINGS_OF_A_WORD[reach])
          .map(({ form }) => form),
  );
  let best: { found: number; changed: number; reading: Reading } | undefined;
  for (const forms of waysToRead(words, others).slice(0, MOST_READINGS[reach])) {
    const changed = forms.filter((form) => form !== undefined).length;
    if (best && changed > best.changed) break;
    if (editsOf(words, forms) > maxEdits) continue;
    const reading = readAs(epoch, words, forms);
    const found = foundBy(epoch, reading, fields, sight);
    if (found > (best?.found ?? 0)) best = { found, changed, reading };
  }
  return best;
}

function editsOf(words: readonly QueryWord[], forms: readonly (string | undefined)[]): number {
  return words.reduce((sum, { form }, at) => {
    const other = forms[at];
    return sum + (other === undefined ? 0 : (distanceWithin(form, other, MOST_EDITS) ?? Infinity));
  }, 0);
}

/** For each word another form or none, without the way in which none is changed; those of few changes first. */
function waysToRead(words: readonly QueryWord[], others: readonly string[][]): (string | undefined)[][] {
  const all = others.reduce<(string | undefined)[][]>(
    (ways, forms) =>
      ways.length > 1_000 ? ways : ways.flatMap((way) => [undefined, ...forms].map((form) => [...way, form])),
    [[]],
  );
  const changes = (way: (string | undefined)[]): number => way.filter((form) => form !== undefined).length;
  return all
    .filter((way) => way.length === words.length && changes(way) > 0)
    .sort((one, other) => changes(one) - changes(other));
}

function foundBy(epoch: Epoch, { words }: Reading, fields: number, sight: Sight): number {
  return epoch.parts.reduce((sum, part, at) => {
    const own = words.map(({ expansions, inverseFrequency }) => ({
      expansion: expansions[at] ?? { forms: [], prefix: { first: 0, end: 0 } },
      inverseFrequency,
    }));
    const scratch = scratchFor(part.segment.size);
    return epoch
      .layersIn(part, sight, fields)
      .reduce((all, layer) => all + matchWords(part.segment, scratch, own, layer.fields, layer.visible), sum);
  }, 0);
}
