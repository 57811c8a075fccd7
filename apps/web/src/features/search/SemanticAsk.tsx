import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** Semantic search before a query is entered. */
export function SemanticAsk() {
  const t = useMessages('search');
  return <EmptyState title={t('semantic.ask')}>{t('semantic.askText')}</EmptyState>;
}
