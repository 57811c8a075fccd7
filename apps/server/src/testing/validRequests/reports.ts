import type { ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `reports`. */
export const reports: ValidRequests<'reports'> = {
  embedding: () => ({ params: { reportId: 'compass-points' } }),
  compassPointReport: () => ({ query: {} }),
  markedDocuments: () => ({ query: {} }),
  compassPointMakers: () => ({ query: {} }),
  compassPointTable: () => ({ params: { table: 'documents' as const }, query: {} }),
};
