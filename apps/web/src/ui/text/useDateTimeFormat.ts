import { writeMoment } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';

/** Writes a moment, given as on the wire, as the reader's language and the clocks around them do. */
export function useDateTimeFormat(): (at: string) => string {
  const { i18n } = useTranslation();
  return (at) => writeMoment(new Date(at), 'DD/MM/YY HH:mm', i18n.language);
}
