import type { Sound } from './sound.ts';

/** Something right to send for each call of `reports`. */
export const reports: Sound<'reports'> = {
  embedding: () => ({ params: { reportId: 'compass-points' } }),
  compassPointReport: () => ({ query: {} }),
  markedDocuments: () => ({ query: {} }),
  compassPointMakers: () => ({ query: {} }),
  compassPointTable: () => ({ params: { table: 'documents' as const }, query: {} }),
};
