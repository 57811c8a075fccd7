import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from './useWords.ts';

/** The search by meaning before it was asked anything. */
export function SemanticAsk() {
  const words = useWords();
  return <EmptyState title={words('semantic.ask')}>{words('semantic.askText')}</EmptyState>;
}
