export { checkDocuments } from './checking.ts';
export { faultHandlers } from './handlers.ts';
