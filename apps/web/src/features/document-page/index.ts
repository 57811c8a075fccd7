export { documentRoutes, standaloneDocumentRoutes } from './routes.tsx';
