import { isInForce, orderEditions, type OrderedEdition } from '@norma/editions';
import type { Edition } from './store.ts';

/** Whether an edition is the one to use now. */
export const isCurrent = ({ status }: Pick<Edition, 'status'>): boolean => isInForce(status);

type Ordered = readonly OrderedEdition<{ card: Edition }>[];

/** A page asks for the order of a family several times for each of its documents: it is worked out once. */
const known = new WeakMap<readonly Edition[], Ordered>();

/** The editions of a family, the oldest first, each with what amends or corrects it. */
function ordered(family: readonly Edition[]): Ordered {
  const order = known.get(family) ?? orderOf(family);
  known.set(family, order);
  return order;
}

const orderOf = (family: readonly Edition[]): Ordered =>
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

/** The edition before one in its own language; null for the first, and where there is only a draft before. */
export function editionBefore(card: Edition, family: readonly Edition[]): Edition | null {
  const published = editionsIn(card.language, family).filter(({ status }) => !isOnItsWay(status));
  const place = published.findIndex(({ edition }) => edition === card.edition);
  const before = place === -1 ? null : published[place + 1];
  return before?.language === card.language ? before : null;
}

/** Whether any edition of a family is newer than one, drafts apart. */
export function isSuperseded(card: Edition, family: readonly Edition[]): boolean {
  const published = editionsIn(card.language, family).filter(({ status }) => !isOnItsWay(status));
  return published.findIndex(({ edition }) => edition === card.edition) > 0;
}

/** Whether a document is work that is going on, and no edition that is in force or was. */
export const isOnItsWay = (status: string): boolean => status === 'Draft' || status === 'Work item';

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
