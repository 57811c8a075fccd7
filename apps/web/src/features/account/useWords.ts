import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** Says something of the reader's account in their language. */
export type Words = (key: keyof typeof english, parts?: Record<string, string | number>) => string;

/** The words of the account's screen. */
export function useWords(): Words {
  const { t } = useTranslation('account');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
