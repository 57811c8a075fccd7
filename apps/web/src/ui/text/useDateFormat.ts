import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';

/** Writes an ISO day in the reader's language, for sentences. English is fixed: MMM DD YYYY. */
export function useDateFormat(): (day: string) => string {
  const { i18n } = useTranslation();
  return (day) => writeDay(day, 'MMM DD YYYY', i18n.language);
}
