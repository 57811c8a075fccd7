/**
 * What a standard's place in time is: its status in one vocabulary, its family, the order of its editions and
 * what it replaces; and its record in the formats that other programs read. Pure code without I/O.
 */
export { type HarmonisedStage, stageOfStatus } from './status/stage.ts';
export type { EditionStatus } from './status/vocabulary.ts';
export { type KnownStatus, type UnknownStatus, statusOf } from './status/status.ts';
export { isMaturity } from './status/words.ts';
export { foldedWord } from './foldedWord.ts';
export { type DocumentType, documentTypeFacet, documentTypeOf, documentTypes } from './documentTypes.ts';
export { wireStatusOf } from './status/meaning.ts';
export { displayOf, isInForce, type WireStatus, wireStatuses } from './status/wire.ts';
export { editionLabelOf, familyNameOf } from './families/label.ts';
export { familyKeyOf, type FamilyRecord, isFamilyContradicted } from './families/familyKey.ts';
export { type Edition, type OrderedEdition, orderEditions, type Supplement } from './families/order.ts';
export {
  type Relation,
  relationsOf,
  type RelationType,
  sameWorkOf,
  type SourceRelation,
} from './families/relations.ts';
export { type RelatonItem, toRelaton } from './formats/relaton.ts';
export type { BibliographicRecord } from './formats/record.ts';
export type { Citable, CitableKind, Name } from './citations/citable.ts';
export { cite, type CitationStyle, citationStyles } from './citations/cite.ts';
export { bibtex } from './citations/bibtex.ts';
export { type CslItem, cslItem } from './citations/cslJson.ts';
export { risCitation } from './citations/risCitation.ts';
export { catalogRecord } from './marc/catalogRecord.ts';
export { marcForms } from './marc/forms.ts';
export type { MarcRecord } from './marc/record.ts';
export type { CatalogWork, OtherEdition } from './marc/work.ts';
export { kbart, type Serial } from './kbart/kbart.ts';
