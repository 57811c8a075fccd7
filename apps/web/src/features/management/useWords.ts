import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

export type WordKey = keyof typeof english;

/** The words of what shows operators their server. */
export function useWords(): (key: WordKey, parts?: Record<string, string | number>) => string {
  const { t } = useTranslation('management');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
