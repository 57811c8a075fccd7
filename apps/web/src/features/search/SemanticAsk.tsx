import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** The search by meaning before it was asked anything. */
export function SemanticAsk() {
  const words = useMessages('search');
  return <EmptyState title={words('semantic.ask')}>{words('semantic.askText')}</EmptyState>;
}
