import { IconHistory, IconX } from '@tabler/icons-react';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { Cell } from './suggestionRows.ts';

/** A recent search, or what removes an entry or all of them. */
export function RecentCell({ cell }: { cell: Extract<Cell, { kind: 'recent' | 'forget' | 'forgetAll' }> }) {
  const t = useMessages('search-facets');
  if (cell.kind === 'forgetAll') return t('recent.clear');
  if (cell.kind === 'recent') {
    return (
      <>
        <IconHistory size={16} stroke={1.6} aria-hidden />
        <bdi>{cell.search.text}</bdi>
      </>
    );
  }
  return (
    <>
      <IconX size={16} stroke={1.6} aria-hidden />
      <VisuallyHidden>{t('recent.remove', { text: isolate(cell.name) })}</VisuallyHidden>
    </>
  );
}
