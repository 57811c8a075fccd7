export { accessTo, isOffered, mayOpen } from './access.ts';
export type { DocumentExtrasOf } from './documentExtras.ts';
export { cardDocuments } from './cardDocuments.ts';
export {
  catalogedIds,
  catalogedRows,
  countCataloged,
  titlesCataloged,
  type CatalogedDocuments,
  type CatalogedRow,
  type JournalHeld,
} from './cataloged.ts';
export { datePrecisionsOf } from './datePrecisions.ts';
export { eventsOfImport } from './eventsOfImport.ts';
export { documentsByPublisher } from './countedByPublisher.ts';
export { documentHandlers } from './handlers.ts';
export {
  editionBefore,
  editionsIn,
  isCurrent,
  isOnItsWay,
  isReplacedBy,
  isSuperseded,
  supplementsOf,
  translationsOf,
} from './family.ts';
export { linkPreviewOf, type LinkPreview } from './linkPreview.ts';
export { assetIdOf, pdfVersionsOf } from './metadata.ts';
export { openingOf, type Opening } from './opening.ts';
export {
  cardOfCode,
  cardOfId,
  cardsOf,
  codesOfAsset,
  detailsOf,
  editionsOf,
  editionsWithCodes,
  fileOf,
  formatsOf,
  htmlKeysOf,
  membersOf,
  searchedTextsOf,
  wholeTextOf,
  type Card,
  type Edition,
  type Member,
} from './store.ts';
export { committeesOf, icsNamesOf, spokenAs, taxonomyNamesIn } from './names.ts';
export { markAddress, publisherMark, publishersOf, versionOfMark } from './publishers.ts';
export {
  familiesNamed,
  keysWithParts,
  relationsFrom,
  replacementsNamed,
  type RelationRow,
} from './relations.ts';
export { knownWithText, workItemsOf } from './workItems.ts';
export { changesWaiting, followed, forgetChanges, type Followed } from './following.ts';
export { indexChanges, type IndexedDocument } from './indexed.ts';
export {
  changedSince,
  documentCount,
  embeddableDocuments,
  embeddableFamilies,
  documentFingerprints,
  type EmbeddableDocument,
} from './embeddable.ts';
export { applyMeaning } from './storage/applyMeaning.ts';
export { followFamilyRules } from './storage/familyRules.ts';
export { dropMeaning, saveMeaning, listMeanings, meaningsOf } from './storage/meanings.ts';
export { editionStatusOf } from './storage/editionStatus.ts';
export {
  contentCodeOfSource,
  deliveredHashes,
  saveDocument,
  upsertDocuments,
  knownRecords,
} from './storage/upsertDocuments.ts';
export {
  describePublisher,
  nameIcsCodes,
  nameValues,
  type PublisherDescription,
  type ValueName,
} from './storage/describe.ts';
export {
  usualEntry,
  type Entry,
  type NewDocument,
  type NewFile,
  type NewWorkItem,
  type OptionalColumn,
} from './storage/newDocument.ts';
export { upsertRelations } from './storage/relations.ts';
export { upsertWorkItems } from './storage/workItems.ts';
export { planDocuments, type Planned } from './storage/plan.ts';
export type { Credits, DocumentTables } from './tables.ts';
export { clausePlaces, pagePlaces, placeAt, placedText } from './textPlaces.ts';
export type { TextPlaces } from './textPlaces.ts';
export { citableOf } from './citable.ts';
export { citedWork, textFile } from './record.ts';
export { texts, type Texts } from './texts.ts';
export { workOnChanges } from './workOnChanges.ts';
