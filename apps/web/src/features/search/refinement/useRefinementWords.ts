import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of the refinements in the reader's language. */
export type RefinementWords = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the refinements and of the billboard. */
export function useRefinementWords(): RefinementWords {
  const { t } = useTranslation('refinement');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
