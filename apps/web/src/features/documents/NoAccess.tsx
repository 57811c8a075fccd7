import { useNavigate } from 'react-router';
import { useTenant } from '../session/index.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { useSupportWords } from './useSupportWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = {
  designation: string;
  /** Where there is nothing behind the message, closing it goes home. */
  onClose?: () => void;
};

/** The tenant's words to a reader who is not entitled to a document. */
export function NoAccess({ designation, onClose }: Props) {
  const t = useMessages('documents');
  const { 'content-access-messages': messages } = useTenant();
  const support = useSupportWords(designation, messages['error-message-key']);
  const navigate = useNavigate();
  const goHome = (): void => void navigate('/', { replace: true });
  return (
    <SupportDialog title={t('noAccess')} designation={designation} onClose={onClose ?? goHome}>
      {t('noAccessText', support)}
    </SupportDialog>
  );
}
