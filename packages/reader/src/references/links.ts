import type { FoundReference } from '@norma/references';

/** A reference in a text, as its card and its link need it. */
export type TextReference = Pick<FoundReference, 'designation' | 'clauses'>;

/** Where a reference leads. */
export type ReferenceLink = {
  /** Null where the library does not know it. */
  readonly href: string | null;
  /** The shape that follows it: what is cited is not in force. */
  readonly sign: 'previous' | 'withdrawn' | 'replaced' | null;
  /** What is said of it without its card. */
  readonly note: string | null;
};

/** A rectangle of the window. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A reference that a reader points at: with the pointer, the focus, or a finger that rests on it. */
export type PointedReference = {
  readonly reference: TextReference;
  readonly by: 'hover' | 'focus' | 'press';
  /** The link on the screen, now. */
  readonly box: () => Box;
  /** Gives the focus back to the link. */
  readonly focus: () => void;
};

/** What makes links of references, and shows their cards. */
export type ReferenceOptions = {
  /** Codes of the library's publishers. */
  readonly publishers: readonly string[];
  /** Where references lead, at most 200 at once; one answer for each, in order. */
  readonly resolve: (references: readonly TextReference[]) => Promise<readonly ReferenceLink[]>;
  readonly onFollow: (reference: TextReference) => void;
  readonly onPoint: (pointed: PointedReference) => void;
  readonly onLeave: (by: PointedReference['by']) => void;
  /** A key that is pressed on a link whose card may be open; says whether it was for the card. */
  readonly onKey: (key: 'Escape' | 'ArrowDown') => boolean;
};

const asksAtOnce = 200;

/** Asks where references lead, each once and many at once; the first ones first. */
export async function resolveEach(
  references: readonly TextReference[],
  resolve: ReferenceOptions['resolve'],
  onResolved: (key: string, link: ReferenceLink) => void,
  signal: AbortSignal,
): Promise<void> {
  const distinct = [...new Map(references.map((reference) => [keyOf(reference), reference])).values()];
  for (let from = 0; from < distinct.length && !signal.aborted; from += asksAtOnce) {
    const some = distinct.slice(from, from + asksAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- what is at the beginning is seen first
    const links = await resolve(some).catch(() => null);
    if (links === null || signal.aborted) return; // Without an answer the text stays as it is.
    for (const [at, reference] of some.entries()) {
      const link = links[at];
      if (link) onResolved(keyOf(reference), link);
    }
  }
}

/** What tells references apart: the same one leads to the same place. */
export const keyOf = ({ designation, clauses }: TextReference): string =>
  [designation, ...clauses].join('\n');
