import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of a reader's notes in their language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of a reader's notes. */
export function useWords(): Words {
  const { t } = useTranslation('notes');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
