import { useNavigate } from 'react-router';
import { SupportDialog } from '../SupportDialog.tsx';
import { useSupportWords } from '../useSupportWords.ts';
import { useWords, type WordKey } from '../useWords.ts';

/** The tenant's words to a reader to whom a compass point does not open, and who can help; closing them leads home. */
export function NoCompassPoint({ word, text }: { word: WordKey; text: WordKey }) {
  const words = useWords();
  const navigate = useNavigate();
  const support = useSupportWords('');
  return (
    <SupportDialog title={words(word)} onClose={() => void navigate('/', { replace: true })}>
      {words(text, support)}
    </SupportDialog>
  );
}
