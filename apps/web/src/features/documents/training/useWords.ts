import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of videos and courses in the reader's language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of videos and courses. */
export function useWords(): Words {
  const { t } = useTranslation('training');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
