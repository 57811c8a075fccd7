import { contract } from '../kit/index.ts';
import { explaining } from './explanation.ts';
import { counting } from './counting.ts';
import { feedback } from './feedback.ts';
import { inbox } from './inbox.ts';
import { indexCalls } from './indexState.ts';
import { finding } from './finding.ts';
import { recentCalls } from './recent.ts';
import { refinement } from './refinement.ts';
import { semantic } from './semantic.ts';
import { synonymCalls } from './synonyms.ts';

export type { counting } from './counting.ts';
export type { feedback } from './feedback.ts';
export { feedbackStates, ReceivedFeedback, type FeedbackState, type inbox } from './inbox.ts';
export { IndexState, type indexCalls } from './indexState.ts';
export { ResultExplanation, type explaining } from './explanation.ts';
export type { finding } from './finding.ts';
export type { recentCalls } from './recent.ts';
export type { semantic, SemanticPage } from './semantic.ts';
export {
  synonymFaults,
  synonymLanguages,
  type SynonymLists,
  type SynonymTrial,
  type synonymCalls,
} from './synonyms.ts';
export { refinement, taxonomies, type Taxonomy } from './refinement.ts';
export {
  SearchCriteria,
  pickLists,
  SearchField,
  type ClassicSearch,
  type PickList,
  type SearchPage,
} from './request.ts';
export {
  ClassicPage,
  IgnoredPart,
  RefinementNode,
  ResultDocument,
  ResultPage,
  SuggestionGroup,
} from './result.ts';

/** Finding documents, and narrowing what was found. */
export const search = contract({
  ...finding,
  ...explaining,
  ...counting,
  ...refinement,
  ...semantic,
  ...feedback,
  ...inbox,
  ...indexCalls,
  ...synonymCalls,
  ...recentCalls,
});
