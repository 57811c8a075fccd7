/**
 * Types a changed place of a standard: its verbal forms (ISO/IEC Directives, Part 2:2021, clause 7, with the keywords of RFC 2119
 * and RFC 8174), quantities, citations, cells, and whether it is normative. Pure code without I/O.
 */
export type {
  CellChange,
  ChangeType,
  Citation,
  Measured,
  QuantityChange,
  ReferenceChange,
  RequirementChange,
  Segment,
  TypedChange,
  Verb,
} from './typedChange.ts';
export { hasVerbalForms } from './languages.ts';
export { isInformativeHeading, isNote, isOfDefinitions, isOfNormativeReferences } from './clauseStatus.ts';
export { withoutCrossReferences } from './crossReferences.ts';
export { type Piece, segmentsOf } from './pieces.ts';
export { type ChangedPlace, typeChange } from './typeChange.ts';
export { isBindingSentence, verbalFormsIn } from './verbalForms.ts';
