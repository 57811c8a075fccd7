import { useTranslation } from 'react-i18next';

/** Writes the time of day of a moment in the reader's language and time zone. */
export function useTimeFormat(): (at: string | Date) => string {
  const { i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, {
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (at) => time.format(new Date(at));
}
