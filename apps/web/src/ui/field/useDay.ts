import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const written: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
};

/** Writes an ISO day in the reader's language, for sentences. English is fixed: MMM DD YYYY. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, written);
    const isEnglish = i18n.language.startsWith('en');
    return (day) => {
      const at = new Date(`${day}T00:00:00Z`);
      if (!isEnglish) return format.format(at);
      const parts = format.formatToParts(at);
      const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
      return `${of('month')} ${of('day')} ${of('year')}`;
    };
  }, [i18n.language]);
}
