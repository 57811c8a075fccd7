export type { Annotations } from './annotations.ts';
export { downloadHandlers } from './handlers.ts';
