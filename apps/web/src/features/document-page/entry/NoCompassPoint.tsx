import { useNavigate } from 'react-router';
import { SupportDialog, useSupportWords } from '../../documents/forDocumentPage.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';

/** The tenant's words to a reader to whom a compass point does not open, and who can help; closing them leads home. */
export function NoCompassPoint({
  word,
  text,
}: {
  word: MessageKey<'documents'>;
  text: MessageKey<'documents'>;
}) {
  const words = useMessages('documents');
  const navigate = useNavigate();
  const support = useSupportWords('');
  return (
    <SupportDialog title={words(word)} onClose={() => void navigate('/', { replace: true })}>
      {words(text, support)}
    </SupportDialog>
  );
}
