import { useTenant } from '../session/index.ts';
import { SupportDialog, useSupportWords } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The tenant's words where there is no PDF to save. */
export function NoPdf({ designation, onClose }: { designation: string; onClose: () => void }) {
  const t = useMessages('documents');
  const { 'content-access-messages': messages } = useTenant();
  const support = useSupportWords(designation, messages['no-pdf-message-key']);
  return (
    <SupportDialog title={t('noPdf')} designation={designation} onClose={onClose}>
      {t('noPdfText', support)}
    </SupportDialog>
  );
}
