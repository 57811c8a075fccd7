export { documentHandlers } from './handlers.ts';
export { editionsIn, isCurrent, supplementsOf, translationsOf } from './family.ts';
export { cardsOf, editionsOf, icsNames, publishersOf, type Card } from './store.ts';
export { indexChanges, indexMark, type IndexedDocument } from './indexed.ts';
export { contentCodeOfSource, keepDocument, keepDocuments } from './keeping/keep.ts';
export type { NewDocument } from './keeping/newDocument.ts';
export { planDocuments, type Planned } from './keeping/plan.ts';
export type { DocumentTables } from './tables.ts';
export { texts } from './texts.ts';
