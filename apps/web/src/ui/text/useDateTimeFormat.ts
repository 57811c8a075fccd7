import { writeMoment } from '@norma/contracts/fields';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { NumericDates } from './numericDates.ts';

/** Writes a moment in the reader's language and time zone, to the minute or with seconds. */
export function useDateTimeFormat({ hasSeconds = false } = {}): (at: string | Date) => string {
  const { i18n } = useTranslation();
  const day = use(NumericDates) ? 'DD/MM/YY' : 'MMM DD YYYY';
  const format = hasSeconds ? (`${day} HH:mm:ss` as const) : (`${day} HH:mm` as const);
  return (at) => writeMoment(new Date(at), format, i18n.language);
}
