import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of work items in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of work items. */
export function useWords(): Words {
  const { t } = useTranslation('workItems');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
