import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Messages, Namespace } from './messages.ts';

/** A key of a namespace, as its English file has it. */
export type MessageKey<N extends Namespace> = keyof Messages[N] & string;

/** Returns a message of a namespace in the language of the page. */
export type Translate<N extends Namespace> = (
  key: MessageKey<N>,
  values?: Record<string, string | number>,
) => string;

/** The messages of a namespace, which must have been loaded: see `withMessages`. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  const { t } = useTranslation<Namespace>(namespace);
  return useCallback((key, values = {}) => Reflect.apply(t, undefined, [key, values]), [t]);
}
