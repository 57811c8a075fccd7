import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of help and resources in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of help and resources. */
export function useWords(): Words {
  const { t } = useTranslation('help');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
