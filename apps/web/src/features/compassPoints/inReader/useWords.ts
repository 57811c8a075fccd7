import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

/** A message about compass points in a text. */
export type WordKey = keyof typeof english;

/** Says something of compass points in a text in the reader's language. */
export type Words = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of compass points in a text. */
export function useWords(): Words {
  const { t } = useTranslation('inReader');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
