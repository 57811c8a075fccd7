import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** A message of the document screens. */
export type WordKey = keyof typeof english;

/** Says something of the document screens in the reader's language. */
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of the document screens. */
export function useWords(): Words {
  const { t } = useTranslation('documents');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
