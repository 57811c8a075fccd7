export { relatedExtras } from './documentExtras.ts';
export { relatedHandlers } from './handlers.ts';
