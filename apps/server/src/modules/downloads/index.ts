export type { Annotations } from './annotations.ts';
export { deliveryOf, storedIn, packed, sharedBytes, type EndedFile } from './endedFile.ts';
export { downloadHandlers, type SavePdf } from './handlers.ts';
export { stampFor } from './stamp.ts';
