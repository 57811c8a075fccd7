import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of the full book in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the full book. */
export function useWords(): Words {
  const { t } = useTranslation('fullBook');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
