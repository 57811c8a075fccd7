import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** The words of sharing a document. */
export function useShareWords(): (key: keyof typeof english) => string {
  const { t } = useTranslation('share');
  return useCallback((key) => t(key), [t]);
}
