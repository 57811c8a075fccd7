import { Chips } from '../../ui/Chips.tsx';
import type { Pick } from './picks.ts';
import { useWords } from './useWords.ts';

type Props = { picks: readonly Pick[]; onChange: (picks: Pick[]) => void };

/** What the results are narrowed by. */
export function PickedChips({ picks, onChange }: Props) {
  const words = useWords();
  return (
    <Chips
      label={words('refinedBy')}
      onClear={() => onChange([])}
      chips={picks.map((pick) => {
        const section = words(`section.${pick.list}`);
        return {
          key: `${pick.list} ${pick.key}`,
          section,
          value: pick.name,
          onRemove: () => onChange(picks.filter((each) => each !== pick)),
          removeLabel: words('remove', { section, value: pick.name }),
        };
      })}
    />
  );
}
