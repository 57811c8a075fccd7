export { isOffered, mayOpen } from './access.ts';
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
export { committeesOf, icsNamesOf, taxonomyNamesIn } from './names.ts';
export { markAddress, publisherMark, publishersOf, versionOfMark } from './publishers.ts';
export {
  familiesNamed,
  relationsFrom,
  replacementsNamed,
  type Naming,
  type RelationRow,
} from './relations.ts';
export { knownWithText, workItemsOf } from './workItems.ts';
export { changesWaiting, followed, forgetChanges, type Followed } from './following.ts';
export { indexChanges, type IndexedDocument } from './indexed.ts';
export {
  changedSince,
  documentCount,
  resolvedDocuments,
  resolvedFamilies,
  meantFingerprints,
  type ResolvedDocument,
} from './meant.ts';
export { applyMeaning } from './keeping/applyMeaning.ts';
export { dropMeaning, saveMeaning, listMeanings, meaningsOf } from './keeping/meanings.ts';
export { standingOf } from './keeping/standing.ts';
export {
  contentCodeOfSource,
  deliveredHashes,
  saveDocument,
  upsertDocuments,
  knownRecords,
} from './keeping/keep.ts';
export {
  describePublisher,
  nameIcsCodes,
  nameValues,
  type PublisherDescription,
  type ValueName,
} from './keeping/describe.ts';
export {
  usualEntry,
  type Entry,
  type NewDocument,
  type NewFile,
  type NewWorkItem,
  type Unsaid,
} from './keeping/newDocument.ts';
export { upsertRelations } from './keeping/relations.ts';
export { upsertWorkItems } from './keeping/workItems.ts';
export { planDocuments, type Planned } from './keeping/plan.ts';
export type { Credits, DocumentTables } from './tables.ts';
export { clausePlaces, pagePlaces, placeAt, placedText } from './textPlaces.ts';
export type { TextPlaces } from './textPlaces.ts';
export { citableOf } from './citable.ts';
export { citedWork, textFile } from './record.ts';
export { texts, type Texts } from './texts.ts';
