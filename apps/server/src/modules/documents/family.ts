import { isInForce } from '@norma/editions';
import type { Card } from './store.ts';

/** Whether an edition is the one to use now. */
export const isCurrent = ({ status }: Pick<Card, 'status'>): boolean => isInForce(status);

/**
 * One document for each edition of a family, in the order given: the one in the wanted language where it exists,
 * else the English one, else the first.
 */
export function editionsIn(language: string, family: readonly Card[]): Card[] {
  const byEdition = Map.groupBy(family, ({ edition }) => edition);
  return [...byEdition.values()].flatMap((same) => {
    const best =
      same.find((each) => each.language === language) ??
      same.find((each) => each.language === 'en') ??
      same[0];
    return best ? [best] : [];
  });
}

/** The languages of one edition, by content code; English first, then by tag. */
export function translationsOf(card: Card, family: readonly Card[]): Card[] {
  return family
    .filter(({ edition }) => edition === card.edition)
    .toSorted(
      (a, b) =>
        Number(b.language === 'en') - Number(a.language === 'en') || a.language.localeCompare(b.language),
    );
}

/** The newest current edition that replaces this one, or null when it is itself current or nothing is. */
export function replacementOf(card: Card, family: readonly Card[]): Card | null {
  if (isCurrent(card)) return null;
  return editionsIn(card.language, family).find(isCurrent) ?? null;
}
