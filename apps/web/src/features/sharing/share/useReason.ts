import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

const known = [
  'person-not-found',
  'group-not-found',
  'shared-with-oneself',
  'document-not-entitled',
] as const;

/** Says why a document could not be shared with somebody. */
export function useReason(): (error: unknown) => string {
  const words = useMessages('document-sharing');
  const { t } = useTranslation();
  return (error) => {
    const code = error instanceof CallRefused ? known.find((each) => each === error.code) : undefined;
    return code ? words(`reason.${code}`) : wordsFor(error, t);
  };
}
