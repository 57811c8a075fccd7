import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { counting } from './counting.ts';
import { feedback } from './feedback.ts';
import { finding } from './finding.ts';
import { RefinementNode } from './result.ts';

export type { counting } from './counting.ts';
export type { feedback } from './feedback.ts';
export type { finding } from './finding.ts';
export {
  Narrowing,
  pickLists,
  SearchField,
  type ClassicSearch,
  type PickList,
  type SearchPage,
} from './request.ts';
export { ClassicPage, RefinementNode, ResultDocument, ResultPage, SuggestionGroup } from './result.ts';

/** Finding documents, and narrowing what was found. */
export const search = contract({
  ...finding,
  ...counting,
  ...feedback,
  publishers: {
    method: 'GET',
    path: '/api/refinement/other-content',
    summary: 'The publishers that the tenant offers',
    who: 'reader',
    answer: z.array(RefinementNode),
  },
  documentTypes: {
    method: 'GET',
    path: '/api/refinement/document-types',
    summary: 'The types of documents there are',
    who: 'reader',
    answer: z.array(RefinementNode),
  },
});
