import type { RelatedGroup } from '@norma/contracts';
import { type Named } from '../references/index.ts';
import { supplementsOf, type Card, type Edition, type RelationRow } from '../documents/index.ts';

/** What a document names, by its kind. */
export type Groups = Readonly<Record<RelatedGroup, readonly Named[]>>;

type Known = {
  readonly relations: readonly RelationRow[];
  readonly family: readonly Edition[];
  /** What its record and its text cite. */
  readonly cited: readonly Named[];
};

/** The groups of what is related to a document, each document once. */
export function groupsOf(card: Card, { relations, family, cited }: Known): Groups {
  const named = (...types: string[]): Named[] => relations.filter(({ type }) => types.includes(type));
  const own = supplementsOf(card, family).map(({ designation }) => ({ designation, title: '' }));
  // Bodies that number their supplements apart, or give amendments a number of their own, only name them.
  const elsewhere = [
    ...named('amended-by'),
    ...named('related').filter(({ designation }) => /\bsuppl/i.test(designation)),
  ];
  return {
    citedContent: once(cited),
    sop: once(named('sop')),
    tma: once(named('tma')),
    supplements: once([...own, ...elsewhere]),
  };
}

const once = (named: readonly Named[]): Named[] =>
  [...new Map(named.toReversed().map((each) => [each.designation, each])).values()].toReversed();

/** How many kinds of related documents there are. */
export const sectionsIn = (groups: Groups): number =>
  Object.values(groups).filter((each) => each.length > 0).length;
