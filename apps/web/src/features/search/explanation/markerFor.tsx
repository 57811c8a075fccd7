import { isAnswered, readQuantities, valueIn, type Quantity } from '@norma/quantities';
import { highlight, wordsNotIn } from '@norma/search-core';
import { Figures } from '../../../i18n/Figures.tsx';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { Range } from '../../../ui/text/splitByRanges.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import type { Found } from '../found.ts';
import styles from './markerFor.module.css';

/**
 * Finds the stretches of a text that a search matches: quantities that are the same in other units, then the words
 * themselves, then synonyms, which have a mark of their own. Messages of `search-explanation` are to be there.
 */
export function markerFor(words: string, synonyms: Found['synonyms']): (text: string) => Range[] {
  const asked = /["“”„«»]/u.test(words) ? [] : readQuantities(words, { anyCase: true });
  return (text) => {
    const marked: Range[] = [];
    const add = (ranges: readonly Range[]): void => {
      for (const range of ranges) if (!marked.some((other) => overlap(range, other))) marked.push(range);
    };
    if (asked.length > 0) add(quantitiesIn(text, asked));
    add(highlight(text, words));
    for (const { typed, used } of synonyms)
      if (wordsNotIn(text, used).length === 0)
        add(
          highlight(text, used).map((range) => ({
            ...range,
            mark: (own) => <SynonymMark words={own} typed={typed} />,
          })),
        );
    return marked;
  };
}

const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

function quantitiesIn(text: string, asked: readonly Quantity[]): Range[] {
  return readQuantities(text).flatMap((found) => {
    const same = asked.find((each) => isAnswered(each, found));
    if (!same) return [];
    const { start, end } = found;
    const isConverted = found.unit !== same.unit && found.upTo === undefined;
    const mark = (own: string) => <QuantityMark words={own} value={valueIn(found, same)} unit={same.unit} />;
    return [{ start, end, ...(isConverted && { mark }) }];
  });
}

/** A match by a synonym, which looks and sounds other than a match by the word. */
function SynonymMark({ words, typed }: { words: string; typed: string }) {
  const t = useMessages('search-explanation');
  const title = t('synonymOf', { typed: isolate(typed) });
  return (
    <mark className={styles.synonym} title={title}>
      {words}
      <VisuallyHidden> ({title})</VisuallyHidden>
    </mark>
  );
}

/** Three digits, as a conversion is rounded. */
const rounded = { maximumSignificantDigits: 3 } as const;

/** A quantity in another unit than was asked for, followed by its value in that one. */
function QuantityMark({ words, value, unit }: { words: string; value: number; unit: string }) {
  const number = useNumberFormat(rounded);
  return (
    <>
      <mark>{words}</mark>
      <span className={styles.converted}>
        {' '}
        <Figures>{`= ${number(value)} ${unit}`}</Figures>
      </span>
    </>
  );
}
