import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of groups. */
export function useWords(): Words {
  const { t } = useTranslation('groups');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
