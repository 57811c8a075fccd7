import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of sharing in the reader's language. */
export type ShareWords = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of sharing a document. */
export function useShareWords(): ShareWords {
  const { t } = useTranslation('share');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
