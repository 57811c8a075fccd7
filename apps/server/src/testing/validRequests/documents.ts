import { nothing, ofCode, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `documents`. */
export const documents: ValidRequests<'documents'> = {
  metadata: ofCode,
  info: ofCode,
  verification: ofCode,
  translations: ofCode,
  translationsOfId: ({ library: { ids } }) => ({ query: { contentId: ids.newer } }),
  pdf: ofCode,
  olderPdf: ({ library: { ids } }) => ({ params: { id: ids.older } }),
  html: ({ library: { ids } }) => ({ params: { id: ids.newer } }),
  sts: ofCode,
  relaton: ofCode,
  ris: ofCode,
  recentlyUpdated: nothing,
};
