export { trackingHandlers } from './handlers.ts';
export { changesLetter } from './telling/letter.ts';
export { tellFollowers } from './telling/telling.ts';
