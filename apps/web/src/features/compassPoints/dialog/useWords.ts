import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** A message of the dialogs of compass points. */
export type WordKey = keyof typeof english;

/** Says something in the dialogs of compass points in the reader's language. */
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of the dialogs of compass points. */
export function useWords(): Words {
  const { t } = useTranslation('dialog');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
