/** One clause of an edition, without the text of the clauses within it; clauses stand in reading order. */
export type Clause = {
  /** The publisher's name of the place; unique within the edition. */
  readonly id: string;
  /** As printed, '' where a clause has none: '9.2.1', 'A.3'. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** 1 for a clause that is in no other. */
  readonly level: number;
};

/**
 * What happened to some clauses. Exactly one before and one after: the clause went on. One before and several after: it
 * was split. Several before and one after: they were merged. Nothing before: it is new. Nothing after: it is gone.
 */
export type Descent = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The clause before and the one after that go on as one: of all that were split or merged, the two that are most alike. */
  readonly main?: readonly [before: string, after: string];
  readonly kind: 'kept' | 'changed' | 'split' | 'merged' | 'inserted' | 'deleted';
  /** Whether it is elsewhere now: under another clause, or before what it used to follow. */
  readonly isMoved: boolean;
  readonly isRenumbered: boolean;
};

/** What happened to every clause, in the order of the new edition; what is gone stands where it used to. */
export type Lineage = readonly Descent[];
