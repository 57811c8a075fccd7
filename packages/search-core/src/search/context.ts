import type { QueryWord } from '../query.ts';
import { likelierThan } from './corrections.ts';
import { distanceWithin } from './distance.ts';
import type { Epoch, Sight } from './epoch.ts';
import { readAs, type Reading } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { matchWords } from './words.ts';

/** Of each word so many other readings are tried, and so many of all words together. */
const READINGS_OF_A_WORD = 3;
const MOST_READINGS = 24;
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
): Reading | undefined {
  return likeliest(epoch, words, fields, sight)?.reading;
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
  const likelier = likeliest(epoch, words, fields, sight, MOST_EDITS);
  return likelier && likelier.found >= CLEARLY_MORE * found ? likelier : undefined;
}

function likeliest(
  epoch: Epoch,
  words: readonly QueryWord[],
  fields: number,
  sight: Sight,
  maxEdits = Infinity,
): { found: number; changed: number; reading: Reading } | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const others = words.map((word) =>
    likelierThan(epoch, word, fields, sight)
      .slice(0, READINGS_OF_A_WORD)
      .map(({ form }) => form),
  );
  let best: { found: number; changed: number; reading: Reading } | undefined;
  for (const forms of waysToRead(words, others).slice(0, MOST_READINGS)) {
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
    return sum + matchWords(part.segment, scratch, own, fields, epoch.visibleIn(part, sight));
  }, 0);
}
