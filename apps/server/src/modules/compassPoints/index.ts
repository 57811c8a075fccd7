export { compassPointsBeside } from './beside.ts';
export { compassPointHandlers } from './handlers.ts';
export { compassPointsOnPages } from './onPages.ts';
