import type { RequestContext, ValidRequests } from './validRequest.ts';

const pdfPair = ({ library: { ids } }: RequestContext) => ({
  query: { leftContentId: ids.older, rightContentId: ids.newer },
});

/** Something right to send for each call of `redlines`. */
export const redlines: ValidRequests<'redlines'> = {
  pdfComparison: pdfPair,
  redlineOffer: pdfPair,
  redline: ({ library: { ids } }) => ({ params: { id: ids.newer }, query: {} }),
};
