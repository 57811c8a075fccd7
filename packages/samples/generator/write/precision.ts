import { printed } from '../numbers/printed.ts';
import type { Place } from '../numbers/number.ts';
import { studyKnownIn, studyOf } from '../numbers/precision.ts';
import { chosenBy } from '../random.ts';
import type { Precision } from '../source/blocks.ts';
import { calculationWords } from './calculationWords.ts';
import { tableXml } from './floats.ts';
import { inlineXml, referenceXml, type InlineContext } from './inline.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** What an interlaboratory study says about the precision of a method, with its table. */
export function precisionXml(
  latest: Precision,
  place: Place,
  { designation, year }: { designation: string; year: number },
  context: InlineContext,
): string {
  const precision = studyKnownIn(latest, year);
  const said = calculationWords(context.style.language);
  const [levelHead, meanHead, limitOne, limitTwo] = said.precisionHead;
  const study = studyOf(precision, designation.replace(/[-:]\d+$/, ''));
  const { unit, decimals } = precision;
  const fine = decimals + 1;
  const rows = study.map((level) => [
    level.name,
    printed(level.mean, decimals),
    printed(level.repeatabilityDeviation, fine),
    printed(level.reproducibilityDeviation, fine),
    printed(2.8 * level.repeatabilityDeviation, decimals),
    printed(2.8 * level.reproducibilityDeviation, decimals),
  ]);
  const table = tableXml(
    {
      kind: 'table',
      key: precision.key,
      id: 'precision',
      title: said.precisionTitle(unit),
      rows: [[levelHead, meanHead, '$s_r$', '$s_R$', limitOne, limitTwo], ...rows].map((cells) => ({
        key: '',
        cells,
      })),
      notes: [],
    },
    place,
    context,
  );
  const reference = referenceXml(place, context.style);
  const sentences =
    context.style.language === 'en'
      ? englishSentences(precision, study.length, designation)
      : said.precision({
          table: '@@',
          year: precision.year,
          laboratories: precision.laboratories,
          levels: study.length,
        });
  const parts = sentences.split('@@').map((part) => inlineXml(part, context));
  return `<p>${parts.join(reference)}</p>${table}`;
}

function englishSentences(precision: Precision, levelCount: number, designation: string): string {
  const laboratories = NUMBERS[precision.laboratories] ?? String(precision.laboratories);
  const levels = NUMBERS[levelCount] ?? String(levelCount);
  return chosenBy<readonly [string, string]>(`${designation} precision`, [
    [
      `A study between ${laboratories} laboratories in ${precision.year}, in which each made three determinations at ${levels} levels, gave the standard deviations of @@.`,
      'Two results of one operator may differ by more than $r$, and two results of different laboratories by more than $R$, in one case out of twenty.',
    ],
    [
      `In ${precision.year} ${laboratories} laboratories examined the same ${levels} materials three times each. Their results are summarised in @@.`,
      'The limits $r$ and $R$ are 2.8 times the standard deviations under repeatability and under reproducibility.',
    ],
    [
      `@@ was derived from ${precision.laboratories} laboratories that took part in the comparison of ${precision.year}; one-way analysis of variance was applied to three results from each of them at every level.`,
      'Differences larger than $r$ within a laboratory, or $R$ between laboratories, call for an explanation.',
    ],
    [
      `The figures of @@ come from a comparison held in ${precision.year}, with ${laboratories} participants and three replicates at each of ${levels} levels.`,
      'With a probability of 95 %, repeated results agree within $r$, and results of two laboratories within $R$.',
    ],
  ]).join(' ');
}
