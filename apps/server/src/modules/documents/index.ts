export { documentHandlers } from './handlers.ts';
export { editionsIn, isCurrent, translationsOf } from './family.ts';
export { cardsOf, editionsOf, publishersOf, type Card } from './store.ts';
export { indexedDocuments, type IndexedDocument } from './indexed.ts';
export { contentCodeOfSource, keepDocument, type NewDocument } from './keep.ts';
export type { DocumentTables } from './tables.ts';
export { texts } from './texts.ts';
