import { withMessages } from '../../i18n/withMessages.ts';

export { clauseFragment, comparisonPath, documentPath } from './address.ts';
export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { documentKey } from './documentKey.ts';
export { fetchDocumentScreens, setDocumentScreens } from './fetchDocumentScreens.ts';
export { partQuery, type LoadPart } from './pagePart.ts';
export type { StoppedPlace } from './whereStopped.ts';

/** Fetches a link to a document that is followed once it is certain that the reader may open it. */
export const loadVerifiedLink = () =>
  withMessages(
    'documents',
    import('./VerifiedLink.tsx').then(({ VerifiedLink }) => VerifiedLink),
  );

/** Fetches what tells where a reader stopped reading: the first visit can do without. */
export const loadWhereStopped = async () => (await import('./whereStopped.ts')).whereStopped;
