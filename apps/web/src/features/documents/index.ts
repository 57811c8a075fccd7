export { fromSearch } from './cameFrom.ts';
export { dateInWords, documentDate } from './dates.ts';
export { documentRoutes, standaloneDocumentRoutes } from './routes.tsx';
