import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from './fileLimits.ts';

/** Writes the size of a file in the reader's language, such as `5.2 MB`. */
export function useFileSizeFormat(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return useMemo(
    () => (bytes) => {
      const { value, unit } = fileSize(bytes);
      const format = {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        numberingSystem: 'latn',
      } as const;
      return new Intl.NumberFormat(i18n.language, format).format(value);
    },
    [i18n.language],
  );
}
