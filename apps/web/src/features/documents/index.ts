export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { documentRoutes, fetchDocumentScreens, standaloneDocumentRoutes } from './routes.tsx';
export { documentPath } from './address.ts';
export { whereStopped, type StoppedPlace } from './whereStopped.ts';
export type { Outcome } from './savePdf.ts';
export { NotSaved, savePdf } from './saving.ts';
