export { generateStandards } from './generate.ts';
export { libraryStamp } from './stamp.ts';
export type { GeneratedStandard } from './write/document.ts';
