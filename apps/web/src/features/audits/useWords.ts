import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the audit. */
export function useWords(): Words {
  const { t } = useTranslation('audits');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
