export { checkDocuments } from './checking.ts';
export { integrityHandlers } from './handlers.ts';
