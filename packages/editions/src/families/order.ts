import { type Kind, parseDesignation, type ParsedDesignation } from './designation.ts';
import type { Relation } from './relations.ts';

/** What ordering needs to know of a document. */
export type Edition = {
  publisher: string;
  designation: string;
  /** The designation without its edition, where the source gives one. */
  family?: string | null;
  year?: number | null;
  /** ISO 8601, as exact as known. */
  published?: string | null;
  /** As `relationsOf` makes them. */
  relations?: readonly Relation[];
};

/** What belongs to an edition without being one: amendments and corrigenda, consolidated and marked-up texts. */
export type Supplement<T> = { kind: Exclude<Kind, 'edition' | 'draft'>; document: T };

/** An edition or a draft of one in its place among the others of its family. */
export type OrderedEdition<T> = {
  document: T;
  kind: 'edition' | 'draft';
  supplements: Supplement<T>[];
  /** The edition before and after; a draft has the edition that it revises before it, and nothing after it. */
  predecessor: T | null;
  successor: T | null;
};

type Parsed<T> = { document: T; parsed: ParsedDesignation; kind: Kind; date: string };

/**
 * The editions of one family, the oldest first, each with what is attached to it. The order follows year and date,
 * then reaffirmation, revision letter and number; it does not depend on the order given. Drafts stand before the
 * edition of their year.
 */
export function orderEditions<T extends Edition>(documents: readonly T[]): OrderedEdition<T>[] {
  const parsed = documents.map((document): Parsed<T> => parse(document)).toSorted(byTime);
  const ordered = parsed.flatMap(({ document, kind }): OrderedEdition<T>[] =>
    kind === 'edition' || kind === 'draft'
      ? [{ document, kind, supplements: [], predecessor: null, successor: null }]
      : [],
  );
  const editions = ordered.filter(({ kind }) => kind === 'edition');
  const placed = new Map(parsed.map((each) => [each.document, each]));
  editions.forEach((edition, at) => {
    edition.predecessor = editions[at - 1]?.document ?? null;
    edition.successor = editions[at + 1]?.document ?? null;
  });
  return ordered;
  void placed;
}
function parse<T extends Edition>(document: T): Parsed<T> {
  const parsed = parseDesignation(document.designation, document);
  return { document, parsed, kind: parsed.kind, date: document.published ?? '' };
}
function byTime<T>(a: Parsed<T>, b: Parsed<T>): number {
  return (a.parsed.year ?? 0) - (b.parsed.year ?? 0);
}
