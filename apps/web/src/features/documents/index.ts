export { AccessMark } from './AccessMark.tsx';
export { clauseFragment, comparisonPath, documentPath } from './address.ts';
export { fromSearch } from './cameFrom.ts';
export { DocumentEntry } from './DocumentEntry.tsx';
export { DocumentLink } from './DocumentLink.tsx';
export { dateInWords, documentDate, knownPart } from './dates.ts';
export { fetchDocumentScreens, setDocumentScreens } from './fetchDocumentScreens.ts';
export type { StoppedPlace } from './whereStopped.ts';

/** Loads the code for where a reader stopped; not part of the first visit. */
export const loadWhereStopped = async () => (await import('./whereStopped.ts')).whereStopped;
