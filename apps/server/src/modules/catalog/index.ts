export { catalogHandlers } from './handlers.ts';
