import { ofCode, type Sound } from './sound.ts';
import { contentCode, paperCode } from './stockedLibrary.ts';

/** Something right to send for each call of `related`. */
export const related: Sound<'related'> = {
  relatedContent: ofCode,
  workItems: () => ({ params: { code: contentCode } }),
  additionalDetails: ofCode,
  detailsByPublisher: ofCode,
  fullBook: () => ({ query: { contentCode: paperCode } }),
};
