import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const written: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
};

/** Writes an ISO day in the reader's language, for sentences. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, written);
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [i18n.language]);
}
