import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of what stands below the search in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of what stands below the search. */
export function useWords(): Words {
  const { t } = useTranslation('shelf');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
