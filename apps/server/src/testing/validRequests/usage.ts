import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `usage`. */
export const usage: ValidRequests<'usage'> = {
  pageView: () => ({ body: { page: 'home' as const } }),
  recentlyAccessed: nothing,
  forgetAccessed: () => ({ query: {} }),
  overview: () => ({ query: {} }),
  openedDocuments: () => ({ query: {} }),
  refusals: () => ({ query: {} }),
  byPublisher: () => ({ query: {} }),
  byDocumentType: () => ({ query: {} }),
  byAccount: () => ({ query: {} }),
  reportChoices: () => ({ query: {} }),
  reportTable: () => ({ params: { table: 'all' as const }, query: {} }),
};
