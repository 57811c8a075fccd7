import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

export type WordKey = keyof typeof english;
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of those who look after content. */
export function useWords(): Words {
  const { t } = useTranslation('content');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
