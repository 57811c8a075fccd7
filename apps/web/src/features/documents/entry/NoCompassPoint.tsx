import { useNavigate } from 'react-router';
import { SupportDialog } from '../SupportDialog.tsx';
import { useSupportWords } from '../useSupportWords.ts';
import { useWords, type WordKey } from '../useWords.ts';

/** The tenant's words to a reader to whom a compass point does not open, and who can help; closing them leads home. */
export function NoCompassPoint({ title, text }: { title: WordKey; text: WordKey }) {
  const words = useWords();
  const navigate = useNavigate();
  const support = useSupportWords('');
  return (
    <SupportDialog title={words(title)} onClose={() => void navigate('/', { replace: true })}>
      {words(text, support)}
    </SupportDialog>
  );
}
