import { numberFormats } from '@norma/contracts/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Writes numbers as the reader's language does, in Western digits: with two decimals at most unless a format says
 * otherwise, which is a constant of its module.
 */
export function useNumberFormat(
  format: Intl.NumberFormatOptions = numberFormats['0,0.[00]'],
): (value: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const { format: write } = new Intl.NumberFormat(i18n.language, { ...format, numberingSystem: 'latn' });
    return (value) => write(value);
  }, [format, i18n.language]);
}
