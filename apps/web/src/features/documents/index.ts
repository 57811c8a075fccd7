export { clauseFragment, comparisonPath, documentPath } from './address.ts';
export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { DownloadPdf } from './download/DownloadPdf.tsx';
export { Downloads } from './download/Downloads.tsx';
export { loadFilm } from './loadFilm.ts';
export { loadVerifiedLink } from './loadVerifiedLink.ts';
export { documentRoutes, fetchDocumentScreens, standaloneDocumentRoutes } from './routes.tsx';
export type { StoppedPlace } from './whereStopped.ts';

/** Loads the star that makes a document in a list a favourite. */
export const loadFavouriteStar = async () => (await import('./favorites/FavouriteStar.tsx')).FavouriteStar;

/** Loads how it is known where somebody stopped reading: the first visit can do without. */
export const loadWhereStopped = async () => (await import('./whereStopped.ts')).whereStopped;
