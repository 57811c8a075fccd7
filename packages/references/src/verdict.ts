import { isInForce } from '@norma/editions/wire';
import { isOfSupplement, type Read } from './naming.ts';
import { resolveReference, type Candidate } from './resolveReference.ts';

/** What is to be said of a reference; all but `current` need attention. */
export const referenceStates = [
  'current',
  'superseded-edition',
  'withdrawn',
  'withdrawn-and-replaced',
  'amended',
  'ambiguous',
  'not-in-library',
] as const;
export type ReferenceState = (typeof referenceStates)[number];

/** What the library has of the family that a reference names. */
export type FamilyHeld<Document extends Candidate, Replacement> = {
  /** The documents of the family, the newest first. */
  readonly members: readonly Document[];
  /** Whether there is no family of that number, and families that are parts of it. */
  readonly hasPartsAlone: boolean;
  /** The wanted language, and those that do for it. */
  readonly languages: readonly string[];
  /** What replaces a document of whose family nothing is in force. */
  readonly replacementOf: (document: Document) => Replacement | null;
};

/** A reference with what it leads to. */
export type Verdict<Document extends Candidate, Replacement> = {
  readonly state: ReferenceState;
  readonly isDated: boolean;
  /** The edition that is cited: of a dated reference that edition, of an undated one the edition in force, else the newest. */
  readonly edition: Document | null;
  /** The edition in force of its family. */
  readonly inForce: Document | null;
  readonly replacement: Replacement | null;
};

/** Judges a reference by the documents of its family; the server and the browser judge by this function alone. */
export function judge<Document extends Candidate, Replacement>(
  name: Read,
  { members, hasPartsAlone, languages, replacementOf }: FamilyHeld<Document, Replacement>,
): Verdict<Document, Replacement> {
  const isDated = name.year !== null;
  const from = { members, languages, isReplacedBy: (document: Document) => !isOnItsWay(document) };
  const { edition, newer } = resolveReference(name, from);
  const inForce = resolveReference({ ...name, designation: '', spellings: [], year: null }, from).edition;
  const current = inForce && isInForce(inForce.status) ? inForce : null;
  const said = (state: ReferenceState, replacement: Replacement | null = null) => ({
    state,
    isDated,
    edition,
    inForce: current,
    replacement,
  });
  if (!edition) {
    if (newer) return said('superseded-edition');
    return said(members.length === 0 && hasPartsAlone ? 'ambiguous' : 'not-in-library');
  }
  if (isInForce(edition.status))
    return said(isDated && !name.isSupplement && isAmended(edition, members) ? 'amended' : 'current');
  if (isOnItsWay(edition)) return said('current');
  if (newer) return said('superseded-edition');
  const replacement = replacementOf(edition);
  if (replacement !== null || edition.status === 'Withdrawn Replaced')
    return said('withdrawn-and-replaced', replacement);
  const isSuperseded = edition.status === 'Previous' || edition.status === 'Replaced';
  return said(isSuperseded ? 'superseded-edition' : 'withdrawn');
}

const isOnItsWay = ({ status }: Candidate): boolean => status === 'Draft' || status === 'Work item';

/** Whether something that is in force amends an edition. */
const isAmended = (edition: Candidate, members: readonly Candidate[]): boolean =>
  members.some(
    ({ designation, status }) =>
      isInForce(status) &&
      designation.startsWith(edition.designation) &&
      isOfSupplement(designation) &&
      /^[/+ ]/.test(designation.slice(edition.designation.length)),
  );
