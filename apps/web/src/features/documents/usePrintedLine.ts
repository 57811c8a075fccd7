import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from './dates.ts';
import { useLibrary } from './useLibrary.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Who prints a document, when, and from which library: what every paper of it says. */
export function usePrintedLine(): string {
  const words = useMessages('documents');
  const { i18n } = useTranslation();
  const { tenant, reader } = useLibrary();
  const [today] = useState(dayOfToday);
  const date = dateInWords({ of: 'published', day: today }, i18n.language);
  return words('printed', { date, reader, tenant: tenant.title });
}

/** Canadian English writes a day as YYYY-MM-DD, here that of the reader's own calendar. */
const dayOfToday = (): string => new Date().toLocaleDateString('en-CA');
