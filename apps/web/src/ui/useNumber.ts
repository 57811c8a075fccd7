import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes numbers as the reader's language does, in Western digits; a format is a constant of its module. */
export function useNumber(format?: Intl.NumberFormatOptions): (value: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const { format: write } = new Intl.NumberFormat(i18n.language, { ...format, numberingSystem: 'latn' });
    return (value) => write(value);
  }, [format, i18n.language]);
}
