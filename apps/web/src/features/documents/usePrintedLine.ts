import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from './dates.ts';
import { useLibrary } from './useLibrary.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The printed line of a document: who printed it, when, and from which library. */
export function usePrintedLine(): string {
  const t = useMessages('documents');
  const { i18n } = useTranslation();
  const { tenant, reader } = useLibrary();
  const [today] = useState(dayOfToday);
  const date = dateInWords({ of: 'published', day: today }, i18n.language);
  return t('printed', { date, reader, tenant: tenant.title });
}

/** Canadian English writes a day as YYYY-MM-DD, here that of the reader's own calendar. */
const dayOfToday = (): string => new Date().toLocaleDateString('en-CA');
