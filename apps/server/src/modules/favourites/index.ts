export { favouriteBeside, favouriteHandlers } from './handlers.ts';
