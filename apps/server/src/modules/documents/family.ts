import { isInForce, orderEditions, type OrderedEdition } from '@norma/editions';
import type { Edition } from './store.ts';

/** Whether an edition is the one to use now. */
export const isCurrent = ({ status }: Pick<Edition, 'status'>): boolean => isInForce(status);

/** The editions of a family, the oldest first, each with what amends or corrects it. */
const ordered = (family: readonly Edition[]): OrderedEdition<{ card: Edition }>[] =>
  orderEditions(
    family.map((card) => ({
      card,
      publisher: card.publisher_code,
      designation: card.designation,
      family: card.family,
      year: card.edition_year,
      published: card.published_on,
    })),
  );

/**
 * One document for each edition of a family, the newest first: the one in the wanted language where it exists, else
 * the English one, else the first. Amendments and corrections are no editions, unless theirs is not there.
 */
export function editionsIn(language: string, family: readonly Edition[]): Edition[] {
  const heads = ordered(family)
    .toReversed()
    .map(({ document }) => document.card);
  const byEdition = Map.groupBy(heads, ({ edition }) => edition);
  return [...byEdition.values()].flatMap((same) => {
    const best =
      same.find((each) => each.language === language) ??
      same.find((each) => each.language === 'en') ??
      same[0];
    return best ? [best] : [];
  });
}

/** What amends, corrects or consolidates an edition, the oldest first. */
export function supplementsOf({ edition }: Edition, family: readonly Edition[]): Edition[] {
  const own = ordered(family).filter(({ document }) => document.card.edition === edition);
  return own.flatMap(({ supplements }) => supplements.map(({ document }) => document.card));
}

/** The languages of one edition, by content code; English first, then by tag. */
export function translationsOf(card: Edition, family: readonly Edition[]): Edition[] {
  return family
    .filter(({ edition }) => edition === card.edition)
    .toSorted(
      (a, b) =>
        Number(b.language === 'en') - Number(a.language === 'en') || a.language.localeCompare(b.language),
    );
}

/** The newest current edition that replaces this one, or null when it is itself current or nothing is. */
export function replacementOf(card: Edition, family: readonly Edition[]): Edition | null {
  if (isCurrent(card)) return null;
  return editionsIn(card.language, family).find(isCurrent) ?? null;
}
