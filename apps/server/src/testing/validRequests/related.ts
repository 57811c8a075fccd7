import { ofCode, type ValidRequests } from './validRequest.ts';
import { contentCode, paperCode } from './stockedLibrary.ts';

/** Something right to send for each call of `related`. */
export const related: ValidRequests<'related'> = {
  relatedContent: ofCode,
  workItems: () => ({ params: { code: contentCode } }),
  additionalDetails: ofCode,
  detailsByPublisher: ofCode,
  fullBook: () => ({ query: { contentCode: paperCode } }),
};
