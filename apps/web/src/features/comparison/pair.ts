import type { Metadata } from '@norma/contracts';

type Version = Metadata['versions'][number];
type Family = Pick<Metadata, 'language' | 'versions' | 'htmlVersions' | 'pdfVersions'>;

/** An edition that can be compared with another one. */
export type Comparable = Version & {
  hasHtml: boolean;
  hasPdf: boolean;
};

/** Two editions of a family, the older one first. */
export type Pair = { base: Comparable; target: Comparable };

/** How two editions can be compared. */
export type Format = 'html' | 'pdf';

/** The editions of a document in its own language, the oldest first. */
export function comparableEditions({ language, versions, htmlVersions, pdfVersions }: Family): Comparable[] {
  const [html, pdf] = [htmlVersions, pdfVersions].map((those) => new Set(those.map(({ id }) => id)));
  return versions
    .map((version) => ({
      ...version,
      hasHtml: html?.has(version.id) ?? false,
      hasPdf: pdf?.has(version.id) ?? false,
    }))
    .filter((version) => version.language === language)
    .toReversed();
}

/** The two editions that an address names, in whichever order; null where it does not name two of these. */
export function pairOf(editions: readonly Comparable[], one: string, other: string): Pair | null {
  const [base, target] = editions.filter(({ contentCode }) => contentCode === one || contentCode === other);
  return base && target ? { base, target } : null;
}

/** A document on its own, as it can be compared with any other; null where there is no text of it. */
export function comparableOf(document: Family & Pick<Metadata, 'contentCode'>): Comparable | null {
  const own = comparableEditions(document).find(({ contentCode }) => contentCode === document.contentCode);
  return own && (own.hasHtml || own.hasPdf) ? own : null;
}

/** Two documents of any families: the one of the earlier year first, the other one where years do not tell. */
export function pairOfAny(own: Comparable, other: Comparable): Pair {
  return own.year && other.year && own.year < other.year
    ? { base: own, target: other }
    : { base: other, target: own };
}

/** What is ticked when the choice begins: an edition and the one before it, or, for the oldest, the one after. */
export function likelyPair(editions: readonly Comparable[], contentCode: string): string[] {
  const at = Math.max(
    0,
    editions.findIndex((edition) => edition.contentCode === contentCode),
  );
  const first = Math.max(0, at - 1);
  return editions.slice(first, first + 2).map((edition) => edition.contentCode);
}

/** The pair after an edition is pressed on the timeline: it takes the place of the nearer end. */
export function pairWith(editions: readonly Comparable[], pair: Pair, pressed: Comparable): Pair {
  if (pressed.id === pair.base.id || pressed.id === pair.target.id) return pair;
  const at = ({ id }: Comparable): number => editions.findIndex((edition) => edition.id === id);
  const [base, target, here] = [at(pair.base), at(pair.target), at(pressed)];
  const isNearerToBase = Math.abs(here - base) <= Math.abs(here - target);
  return isNearerToBase ? { ...pair, base: pressed } : { ...pair, target: pressed };
}

/** The formats in which both editions exist. */
export const formatsOf = ({ base, target }: Pair): Format[] => [
  ...(base.hasHtml && target.hasHtml ? (['html'] as const) : []),
  ...(base.hasPdf && target.hasPdf ? (['pdf'] as const) : []),
];
