import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** A message about compass points. */
export type WordKey = keyof typeof english;

/** Says something of compass points in the reader's language. */
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of compass points. */
export function useWords(): Words {
  const { t } = useTranslation('compassPoints');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
