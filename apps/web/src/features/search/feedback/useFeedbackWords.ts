import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of the feedback on a search in the reader's language. */
export type FeedbackWords = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the feedback on a search. */
export function useFeedbackWords(): FeedbackWords {
  const { t } = useTranslation('feedback');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
