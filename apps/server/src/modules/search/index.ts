export { entitledCodes } from './entitled.ts';
export { codeLookedUp } from './codeOfDesignation.ts';
export { searchHandlers } from './handlers.ts';
export { indexing } from './indexing.ts';
export type { IndexFollowing } from './indexHandlers.ts';
export { libraryFacts } from './facts.ts';
export { meanings, type Meanings } from './meaning/meanings.ts';
export { feedbackCount, saveFeedback } from './store.ts';
export type { SearchTables } from './tables.ts';
