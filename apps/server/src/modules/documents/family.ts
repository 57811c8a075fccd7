import { isInForce, isMaturity, orderEditions, type OrderedEdition } from '@norma/editions';
import { spokenAs } from './names.ts';
import type { Edition, StatusSource } from './store.ts';

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

const orderOf = (family: readonly Edition[]): Ordered => orderEditions(family.map((card) => orderable(card)));

const orderable = <Document extends Placeable>(card: Document) => ({
  card,
  publisher: card.publisher_code,
  designation: card.designation,
  family: card.family,
  year: card.edition_year,
  published: card.published ?? null,
});

/**
 * One document for each edition of a family, the newest first: the one that is shown, else the one in the wanted language,
 * else the English one, else the first. Amendments and corrections are no editions, unless theirs is not there.
 */
export function editionsIn(
  language: string,
  family: readonly Edition[],
  shown?: Pick<Edition, 'content_code'>,
): Edition[] {
  const heads = ordered(family)
    .toReversed()
    .map(({ document }) => document.card);
  const byLabel = Map.groupBy(heads, ({ edition }) => edition);
  return [...byLabel.values()].flatMap(apartFromDrafts).flatMap((same) => {
    const [first] = same;
    const best =
      same.find(({ content_code }) => content_code === shown?.content_code) ??
      firstIn([...spokenAs(language), 'en'], same) ??
      first;
    return best ? [best] : [];
  });
}

/** An edition in the first of the languages that has one. */
const firstIn = (tags: readonly string[], same: readonly Edition[]): Edition | undefined =>
  tags.flatMap((tag) => inLanguage(tag, same) ?? [])[0];

/** An edition in a language: some catalogs list the edition, and next to it each language of it ('NSB 29:1979 (E)'). */
const inLanguage = (language: string, same: readonly Edition[]): Edition | undefined =>
  same
    .filter((each) => each.language === language)
    .reduce<Edition | undefined>(
      (best, each) => (best && best.designation.length <= each.designation.length ? best : each),
      undefined,
    );

/**
 * A catalog keeps the last draft of an edition next to the edition, with the same year and label. They are two documents
 * where a language has both; else the draft is a translation that is going on.
 */
function apartFromDrafts(same: Edition[]): Edition[][] {
  const drafts = same.filter(({ status }) => isOnItsWay(status));
  const published = same.filter(({ status }) => !isOnItsWay(status));
  const languages = new Set(published.map(({ language }) => language));
  return drafts.some(({ language }) => languages.has(language)) ? [published, drafts] : [same];
}

/** The documents of a family that are the same edition as one, itself among them. */
const sameEdition = (card: Edition, family: readonly Edition[]): Edition[] =>
  apartFromDrafts(family.filter(({ edition }) => edition === card.edition)).find((same) =>
    same.some(({ content_code }) => content_code === card.content_code),
  ) ?? [];

/** The edition before one in its own language; null for the first, and where there is only a draft before. */
export function editionBefore(card: Edition, family: readonly Edition[]): Edition | null {
  const { published, place } = placeOf(card, family);
  const before = place === -1 ? null : published[place + 1];
  return before?.language === card.language ? before : null;
}

/** Whether any edition of a family is newer than one, drafts apart. */
export function isSuperseded(card: Edition, family: readonly Edition[]): boolean {
  return placeOf(card, family).place > 0;
}

/** The published editions of a family, the newest first, and which of them a document is; -1 for none. */
function placeOf(card: Edition, family: readonly Edition[]): { published: Edition[]; place: number } {
  const published = editionsIn(card.language, family).filter(({ status }) => !isOnItsWay(status));
  const same = new Set(sameEdition(card, family));
  return { published, place: published.findIndex((each) => same.has(each)) };
}

/** Whether a document is work that is going on, and no edition that is in force or was. */
export const isOnItsWay = (status: string): boolean => status === 'Draft' || status === 'Work item';

/** What amends, corrects or consolidates an edition, the oldest first. */
export function supplementsOf(card: Edition, family: readonly Edition[]): Edition[] {
  const same = new Set(sameEdition(card, family));
  const own = ordered(family).filter(({ document }) => same.has(document.card));
  const supplements = own.flatMap((edition) => edition.supplements.map(({ document }) => document.card));
  return supplements.filter((each) => !supplements.some((other) => isWhatBecameOf(each, other)));
}

/** Whether a supplement that was under publication is out: 'NSB 47:2015/Amd 1' has become 'NSB 47:2015/Amd 1:2024'. */
const isWhatBecameOf = (draft: Edition, other: Edition): boolean =>
  isOnItsWay(draft.status) &&
  !isOnItsWay(other.status) &&
  other.designation.startsWith(`${draft.designation}:`);

/** The languages of one edition, a document for each; English first, then by tag. */
export function translationsOf(card: Edition, family: readonly Edition[]): Edition[] {
  const same = sameEdition(card, family);
  const languages = new Set(same.map(({ language }) => language));
  return [...languages]
    .flatMap((language) => (language === card.language ? card : (inLanguage(language, same) ?? [])))
    .toSorted(
      (a, b) =>
        Number(b.language === 'en') - Number(a.language === 'en') || a.language.localeCompare(b.language),
    );
}

/** The newest current edition that replaces this one, or null when it is itself current or nothing is. */
export function replacementOf(card: Edition, family: readonly Edition[]): Edition | null {
  if (isCurrent(card)) return null;
  const current = editionsIn(card.language, family).find(isCurrent);
  return current && isReplacedBy(card, current) ? current : null;
}

type Placeable = Pick<Edition, 'publisher_code' | 'designation' | 'family' | 'edition_year' | 'status'> & {
  readonly published?: string | null;
};

/**
 * Whether a document that is not in force is replaced by an edition of its family that is. A draft is only by an edition
 * that came after it: neither what amends that edition nor what may become the next one is.
 */
export function isReplacedBy(document: Placeable, current: Placeable): boolean {
  if (!isOnItsWay(document.status)) return true;
  const [first, second] = orderEditions([document, current].map((card) => orderable(card)));
  return first?.document.card === document && first.isPlaced && second?.kind === 'edition';
}

/** Whether the status of a document follows from the other editions of its family, because no source gives it. */
export function isStatusInferred(card: Edition, source: StatusSource | null): boolean {
  if (!source) return false;
  const { source_status, source_stage, is_replaced } = source;
  // What stands for all of its editions has their status, even where a catalog says that one of them replaces it.
  if (is_replaced && orderEditions([orderable(card)]).some(({ isPlaced }) => isPlaced)) return false;
  if (source_status === null) return source_stage === null;
  return isMaturity(card.publisher_code, source_status) && !isInForce(card.status);
}
