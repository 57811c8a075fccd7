export { sharingHandlers } from './handlers.ts';
export { sharingLetters } from './letters.ts';
