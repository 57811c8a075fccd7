import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes names one after the other as the reader's language parts them: `a, b, c`, `a、b、c`. */
export function useListFormat(): (names: readonly string[]) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    // Of the type `unit`, which would seem nearer, Chinese and Japanese have no sign between.
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    return (names) => list.format(names);
  }, [i18n.language]);
}
