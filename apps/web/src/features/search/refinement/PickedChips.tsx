import { Chips } from '../../../ui/lists/Chips.tsx';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { unnarrowed, widenedBy } from '../refinements.ts';
import { idOf } from '../picks.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useRefinements } from './useRefinements.ts';

type Props = { search: SearchAddress; onChange: Change };

/** The active filters as chips; picks that no facet contains any more can be removed here. */
export function PickedChips({ search, onChange }: Props) {
  const t = useMessages('search');
  return (
    <Chips
      label={t('refinedBy')}
      onClear={() => onChange(unnarrowed)}
      chips={useRefinements(search).map(({ pick, section, value }) => ({
        key: idOf(pick),
        section,
        value,
        onRemove: () => onChange(widenedBy(search, pick)),
        removeLabel: t('remove', { section, value }),
      }))}
    />
  );
}
