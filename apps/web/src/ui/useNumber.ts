import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes numbers as the reader's language groups them, in Western digits. */
export function useNumber(): (value: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language, { numberingSystem: 'latn' });
    return (value) => format.format(value);
  }, [i18n.language]);
}
