import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useWords } from './useWords.ts';

/** What will be here. */
export function NoNotes() {
  const words = useWords();
  return <EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>;
}
