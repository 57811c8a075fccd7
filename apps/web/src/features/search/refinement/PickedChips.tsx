import { Chips } from '../../../ui/Chips.tsx';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { idOf, type Pick } from '../picks.ts';
import { useWords } from '../useWords.ts';
import { useSectionName } from './useSections.ts';
import { useValueName } from './useValueName.ts';

type Props = { search: SearchAddress; onChange: Change };

/** What the results are narrowed by; a pick that no section holds any more can be taken back here. */
export function PickedChips({ search: { picks, kind }, onChange }: Props) {
  const words = useWords();
  const nameOfSection = useSectionName();
  const nameOfValue = useValueName();
  // Meaning is narrowed by publishers alone: other picks wait in the address for another kind of search.
  const isAtWork = ({ list }: Pick): boolean => kind !== 'semantic' || list === 'publisherList';
  return (
    <Chips
      label={words('refinedBy')}
      onClear={() => onChange({ picks: [] })}
      chips={picks.filter(isAtWork).map((pick) => {
        const section = nameOfSection(pick.list);
        const value = nameOfValue(pick) || pick.key;
        return {
          key: idOf(pick),
          section,
          value,
          onRemove: () => onChange({ picks: picks.filter((each) => each !== pick) }),
          removeLabel: words('remove', { section, value }),
        };
      })}
    />
  );
}
