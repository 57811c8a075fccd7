export { comparisonPath, documentPath } from './address.ts';
export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { DownloadPdf } from './download/DownloadPdf.tsx';
export { Downloads } from './download/Downloads.tsx';
export { useFavouriteChange } from './favourites/useFavouriteChange.ts';
export { loadFilm } from './loadFilm.ts';
export { loadVerifiedLink } from './loadVerifiedLink.ts';
export { documentRoutes, fetchDocumentScreens, standaloneDocumentRoutes } from './routes.tsx';
export type { StoppedPlace } from './whereStopped.ts';

/** Loads how it is known where somebody stopped reading: the first visit can do without. */
export const loadWhereStopped = async () => (await import('./whereStopped.ts')).whereStopped;
