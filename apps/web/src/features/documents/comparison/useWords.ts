import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

export type WordKey = keyof typeof english;

/** Says something of comparisons in the reader's language. */
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of comparisons. */
export function useWords(): Words {
  const { t } = useTranslation('comparison');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
