import { Chips } from '../../../ui/lists/Chips.tsx';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { unnarrowed, widenedBy } from '../refinements.ts';
import { idOf } from '../picks.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useRefinements } from './useRefinements.ts';

type Props = { search: SearchAddress; onChange: Change };

/** What the results are narrowed by; a pick that no section holds any more can be taken back here. */
export function PickedChips({ search, onChange }: Props) {
  const words = useMessages('search');
  return (
    <Chips
      label={words('refinedBy')}
      onClear={() => onChange(unnarrowed)}
      chips={useRefinements(search).map(({ pick, section, value }) => ({
        key: idOf(pick),
        section,
        value,
        onRemove: () => onChange(widenedBy(search, pick)),
        removeLabel: words('remove', { section, value }),
      }))}
    />
  );
}
