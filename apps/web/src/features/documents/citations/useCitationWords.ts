import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** The words of citing a document. */
export function useCitationWords(): (key: keyof typeof english) => string {
  const { t } = useTranslation('citations');
  return useCallback((key) => t(key), [t]);
}
