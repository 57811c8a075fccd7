import type { Segment, TypedChange } from '@norma/changes';

/** What every change tells of itself. */
type Told = TypedChange & {
  /** The id of its clause in the new text; of a deleted one in the old text. */
  readonly clause: string;
  /** Its first pieces. */
  readonly segments: readonly Segment[];
};

/** One change, as a list next to the text tells it. */
export type Change = Told & {
  /** Names its place in the text: the element with this `data-change`. */
  readonly id: string;
  readonly kind: 'inserted' | 'deleted' | 'changed' | 'moved';
  /** The number of the clause it is in, or of the nearest one around it; '' where none has one. */
  readonly number: string;
  /** The title of that clause; '' before the first heading. */
  readonly title: string;
  /** What of the clause it is where that has a name of its own: 'Table 2', 'Note 6'. */
  readonly label: string;
  /** Some words of what went and of what came. */
  readonly before: string;
  readonly after: string;
  /** For a moved clause the number it had. */
  readonly from?: string;
};

/** A change without a changed word of its own: told in one line with all of its sort. */
export type FoldedChange = Told &
  Pick<Change, 'id' | 'number' | 'title' | 'label' | 'before' | 'after'> & {
    /** Another clause number; a reference to another number; the same words in other markup or with other punctuation. */
    readonly fold: 'renumbered' | 'reference' | 'markup' | 'punctuation';
  };

/** How much of a clause both editions have in common, in words. */
export type ClauseShare = {
  /** Of the clause in the new edition; of one that went, in the old edition. */
  readonly id: string;
  readonly common: number;
  readonly deleted: number;
  readonly inserted: number;
};

/** Two editions of a text as one, and every change in the order of that text. */
export type Comparison = {
  /**
   * An article of the reading stylesheet: what went stands in `del`, what came in `ins`. Each block of the old edition
   * carries its place there as `data-was`, so that both editions can be read out of it.
   */
  readonly html: string;
  readonly changes: readonly Change[];
  readonly folded: readonly FoldedChange[];
  /** The clauses of the new edition, then those that went, with what both editions have in common of each. */
  readonly clauses: readonly ClauseShare[];
  /** Whether any clause of the one is known again in the other. */
  readonly hasCommonClauses: boolean;
};
