export { relatedExtras } from './documentExtras.ts';
export { relatedHandlers } from './handlers.ts';
export { readName } from './naming.ts';
