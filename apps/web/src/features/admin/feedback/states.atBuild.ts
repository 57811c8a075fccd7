import { feedbackStates as states, type FeedbackState } from '@norma/contracts';

/** Where feedback can be on its way. */
export const feedbackStates: readonly FeedbackState[] = states;
