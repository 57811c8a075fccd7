import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './messages/en.json';

type WordKey = keyof typeof english;
/** Says something of bringing people in. */
export type InviteWords = (key: WordKey, parts?: Record<string, string | number>) => string;

/** The words of bringing people in. */
export function useInviteWords(): InviteWords {
  const { t } = useTranslation('invite');
  return useCallback((key, parts = {}) => t(key, parts), [t]);
}
