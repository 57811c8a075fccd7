import { citationOf, citationsIn } from './citations.ts';
import { masked, maskedCrossReferences } from './crossReferences.ts';
import { measuresIn, withoutDates, type Measure } from './measures.ts';
import { changedSentences, wordsOf, type Hunk, type Piece, type Sentence } from './pieces.ts';
import { quantityChanges } from './quantityChanges.ts';
import { isRespelled, plainWords } from './spelling.ts';
import type {
  CellChange,
  ChangeType,
  Citation,
  QuantityChange,
  ReferenceChange,
  RequirementChange,
  TypedChange,
} from './typedChange.ts';
import { isBindingSentence, strengthOf, verbalFormsIn, type VerbalForm } from './verbalForms.ts';

/** A place of a text that changed: a paragraph, the row of a table, the item of a list, a term with its definition. */
export type ChangedPlace = {
  readonly pieces: readonly Piece[];
  /** BCP 47 tag of the new edition. */
  readonly language: string;
  readonly kind: 'text' | 'heading' | 'row' | 'definition' | 'formula' | 'figure';
  /** Whether it is in a normative clause, and neither a note nor an example. */
  readonly isInNormative: boolean;
  /** Whether its clause lists normative references. */
  readonly isReferenceList: boolean;
  /** The first cell of a row that changed. */
  readonly cell: CellChange | null;
  /** The unit of its numbers, as the head of the column tells it; '' where none does. */
  readonly unit: string;
  /** The words that a list continues: 'The report shall state:'. */
  readonly leadIn: string;
};

/** Tells what a changed place is about, and whether the change is normative. */
export function typeChange(place: ChangedPlace): TypedChange {
  const sentences = changedSentences(place.pieces).map((sentence) => typeSentence(sentence, place));
  const isEditorial = sentences.every((sentence) => sentence.isEditorial);
  const isBinding =
    sentences.some((sentence) => sentence.isBinding) ||
    (place.leadIn !== '' && isBindingSentence(place.leadIn, place.language));
  const quantities = sentences.flatMap((sentence) => sentence.quantities).slice(0, maxQuantities);
  const verbs = sentences.find(({ requirement }) => requirement !== null)?.requirement ?? null;
  const reference = sentences.find((sentence) => sentence.reference)?.reference ?? null;
  const about: ChangeType[] = [];
  if (place.kind === 'row') about.push('table');
  if (place.kind === 'definition') about.push('definition');
  if (place.kind === 'formula' || hasChanged(place, 'formula')) about.push('formula');
  if (place.kind === 'figure' || hasChanged(place, 'picture')) about.push('figure');
  if (verbs) about.push('requirement');
  if (quantities.length > 0) about.push('quantity');
  if (reference) about.push('reference');
  if (place.kind === 'heading' && !isEditorial) about.push('structure');
  const requirement = verbs ?? (isBinding && !isEditorial && about.length === 0 ? reworded(sentences) : null);
  if (requirement && !verbs) about.push('requirement');
  if (isEditorial || about.length === 0) about.push('editorial');
  const isEquivalent = sentences.every((sentence) => sentence.isEditorial || sentence.isEquivalent);
  const isOfContent =
    about.includes('table') ||
    about.includes('definition') ||
    about.includes('formula') ||
    (reference !== null && place.isReferenceList);
  return {
    types: about,
    isNormative:
      place.isInNormative &&
      place.kind !== 'heading' &&
      !isEditorial &&
      !isEquivalent &&
      (isBinding || isOfContent),
    requirement,
    quantities,
    table: place.cell,
    reference,
  };
}

/** A place with more numbers than these is told by its first ones. */
const maxQuantities = 20;

const hasChanged = ({ pieces }: ChangedPlace, role: Piece['role']): boolean =>
  pieces.some((piece) => piece.role === role && piece.mark !== 'both');

type TypedSentence = {
  readonly requirement: RequirementChange | null;
  /** The first verbal form of each side. */
  readonly forms: readonly [before: VerbalForm | null, after: VerbalForm | null];
  readonly quantities: readonly QuantityChange[];
  readonly reference: ReferenceChange | null;
  readonly isBinding: boolean;
  readonly isEditorial: boolean;
  /** Whether nothing changed but the units of equal quantities. */
  readonly isEquivalent: boolean;
};

function typeSentence(sentence: Sentence, place: ChangedPlace): TypedSentence {
  const { language } = place;
  const [before, after] = [sideOf(sentence.before, place), sideOf(sentence.after, place)];
  const requirement = verbsChanged(before.forms, after.forms);
  const quantities = quantityChanges(before.measures, after.measures);
  const reference = citationChanged(sentence, before, after);
  const isOther = sentence.hunks.some((hunk) => hunk.before.some(isWhole) || hunk.after.some(isWhole));
  const isPlain = requirement === null && reference === null && !isOther;
  const isSameRest = isPlain && plainWords(restOf(before)) === plainWords(restOf(after));
  return {
    requirement,
    forms: [before.forms[0] ?? null, after.forms[0] ?? null],
    quantities,
    reference,
    isBinding:
      isBindingSentence(before.text, language, before.forms) ||
      isBindingSentence(after.text, language, after.forms),
    isEditorial: isPlain && quantities.length === 0 && (isSameRest || sentence.hunks.every(isEditorialHunk)),
    isEquivalent:
      isPlain && quantities.length > 0 && quantities.every((change) => change.isEquivalent) && isSameRest,
  };
}

const isWhole = ({ role }: Piece): boolean => role === 'formula' || role === 'picture';

const isEditorialHunk = ({ before, after }: Hunk): boolean =>
  isRespelled(maskedDates(before), maskedDates(after));

/** What a hunk says, one date like another, one reference to a number of the same text like another. */
const maskedDates = (pieces: readonly Piece[]): string => withoutDates(withoutLinks(pieces));

type TextSide = {
  readonly text: string;
  /** The text without the numbers of references, citations and dates. */
  readonly bare: string;
  /** What is cited without markup, by the designations of well-known bodies. */
  readonly citations: readonly string[];
  readonly forms: readonly VerbalForm[];
  readonly measures: readonly Measure[];
};

function sideOf(pieces: readonly Piece[], { language, kind, unit }: ChangedPlace): TextSide {
  const text = wordsOf(pieces).trimStart();
  const unlinked = withoutLinks(pieces).trimStart();
  const citations = citationsIn(unlinked);
  const bare = maskedCrossReferences(without(unlinked, citations));
  return {
    text,
    bare,
    citations: citations.map(({ designation }) => designation),
    forms: verbalFormsIn(text, language),
    measures: measuresIn(bare, { language, hasYears: kind === 'row', unit }),
  };
}

const withoutLinks = (pieces: readonly Piece[]): string =>
  pieces.map(({ words, role }) => (role === 'link' || role === 'citation' ? masked(words) : words)).join('');

function without(text: string, stretches: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of stretches) {
    rest += text.slice(from, start) + masked(text.slice(start, end));
    from = end;
  }
  return rest + text.slice(from);
}

/** What a sentence says besides its numbers. */
function restOf({ bare, measures }: TextSide): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of measures) {
    rest += bare.slice(from, start);
    from = Math.max(from, end);
  }
  return withoutDates(rest + bare.slice(from));
}

/** The first verbal form that is not the same on both sides. */
function verbsChanged(before: readonly VerbalForm[], after: readonly VerbalForm[]): RequirementChange | null {
  let start = 0;
  while (start < before.length && start < after.length && isSameForm(before[start], after[start])) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isSameForm(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [was, is] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return was.length === 0 && is.length === 0 ? null : requirementOf(was[0] ?? null, is[0] ?? null);
}

/** In a text with keywords in capitals, those in small letters are plain words (RFC 8174). */
const isSameForm = (was: VerbalForm | undefined, is: VerbalForm | undefined): boolean =>
  was?.verb === is?.verb && was?.isNegated === is?.isNegated && isCapital(was) === isCapital(is);
const isCapital = (form: VerbalForm | undefined): boolean => /^\p{Lu}{2}/u.test(form?.words ?? '');

function requirementOf(was: VerbalForm | null, is: VerbalForm | null): RequirementChange {
  return {
    before: was?.verb ?? null,
    after: is?.verb ?? null,
    isNegatedBefore: was?.isNegated ?? false,
    isNegatedAfter: is?.isNegated ?? false,
    how: howOf(was, is),
  };
}

function howOf(was: VerbalForm | null, is: VerbalForm | null): RequirementChange['how'] {
  if (!was || !is) return was ? 'removed' : is ? 'added' : 'reworded';
  if (was.isNegated !== is.isNegated) return 'negated';
  const [old, now] = [strengthOf(was.verb), strengthOf(is.verb)];
  if (old === now) return 'reworded';
  return now > old ? 'strengthened' : 'weakened';
}

/** A requirement whose verbal form and quantities stayed. */
function reworded(sentences: readonly TypedSentence[]): RequirementChange {
  const [was, is] = sentences.find((sentence) => sentence.isBinding)?.forms ?? [null, null];
  return { ...requirementOf(was, is), how: 'reworded' };
}

/** The first citation that is another one. */
function citationChanged(
  { pieces, hunks }: Sentence,
  before: TextSide,
  after: TextSide,
): ReferenceChange | null {
  if (!hunks.some((hunk) => [...hunk.before, ...hunk.after].some(({ words }) => /[\p{L}\p{N}]/u.test(words))))
    return null;
  const cites = pieces.flatMap((piece) => piece.cites ?? []);
  const own = [...cites.flatMap((each) => each.before ?? []), ...before.citations];
  const its = [...cites.flatMap((each) => each.after ?? []), ...after.citations];
  const [was] = missingIn(its, own);
  const [is] = missingIn(own, its);
  return was === undefined && is === undefined ? null : { before: cited(was), after: cited(is) };
}

const cited = (designation: string | undefined): Citation | null =>
  designation === undefined ? null : citationOf(designation);

const missingIn = (other: readonly string[], all: readonly string[]): string[] => {
  const known = new Set(other.map(spelled));
  return all.filter((designation) => !known.has(spelled(designation)));
};
const spelled = (designation: string): string => designation.replaceAll(/[\s‐‑–—-]/g, '').toLowerCase();
