export { documentPath } from './address.ts';
export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { Downloads } from './download/Downloads.tsx';
export { download, useIsDownloading } from './download/underWay.ts';
export { loadFilm } from './loadFilm.ts';
export { documentRoutes, fetchDocumentScreens, standaloneDocumentRoutes } from './routes.tsx';
export { whereStopped, type StoppedPlace } from './whereStopped.ts';
