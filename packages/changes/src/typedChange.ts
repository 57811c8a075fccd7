/** What a change is about. */
export type ChangeType =
  | 'requirement'
  | 'quantity'
  | 'table'
  | 'reference'
  | 'definition'
  | 'formula'
  | 'figure'
  | 'structure'
  | 'editorial';

/** A verbal form of the ISO/IEC Directives, Part 2:2021, clause 7, by its English name in every language. */
export type Verb = 'shall' | 'should' | 'may' | 'can' | 'must';

/** A verbal form that came, went or is another one. */
export type RequirementChange = {
  readonly before: Verb | null;
  readonly after: Verb | null;
  readonly isNegatedBefore: boolean;
  readonly isNegatedAfter: boolean;
  readonly how: 'added' | 'removed' | 'strengthened' | 'weakened' | 'negated' | 'reworded';
};

/** A number with its unit; '' for a plain number. */
export type Measured = { readonly words: string; readonly value: number; readonly unit: string };

/** A quantity that came, went or is another one. */
export type QuantityChange = {
  readonly before: Measured | null;
  readonly after: Measured | null;
  readonly what: readonly ('value' | 'unit' | 'tolerance' | 'range' | 'comparator')[];
  /** Whether both sides say the same in different units. */
  readonly isEquivalent: boolean;
  /** Null unless both sides are comparable limits of one kind. */
  readonly direction: 'tighter' | 'looser' | null;
};

/** A cell that is another one. */
export type CellChange = {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
};

/** A standard that is cited; a dated citation means one edition. */
export type Citation = { readonly designation: string; readonly isDated: boolean };

/** A citation that came, went or is another one. */
export type ReferenceChange = { readonly before: Citation | null; readonly after: Citation | null };

/** A piece of a place, old and new, with some words before and behind it; '' where there was nothing. */
export type Segment = {
  readonly lead: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
};

/** What a changed place is about. */
export type TypedChange = {
  readonly types: readonly ChangeType[];
  /** Whether it changes what the standard requires or recommends. */
  readonly isNormative: boolean;
  readonly requirement: RequirementChange | null;
  readonly quantities: readonly QuantityChange[];
  readonly table: CellChange | null;
  readonly reference: ReferenceChange | null;
};
