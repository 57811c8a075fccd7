import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** What will be here. */
export function NoNotes() {
  const words = useMessages('notes');
  return <EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>;
}
