import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of the ways to a document in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the ways to a document. */
export function useWords(): Words {
  const { t } = useTranslation('entry');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
