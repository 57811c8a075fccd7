import { useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import type { Pick } from './picks.ts';
import { useWords } from './useWords.ts';
import parts from './PickedChips.module.css';

const shownAtFirst = 2;

type Props = { picks: readonly Pick[]; onChange: (picks: Pick[]) => void };

/** What the results are narrowed by: two at first, the others on demand. */
export function PickedChips({ picks, onChange }: Props) {
  const words = useWords();
  const [isExpanded, setExpanded] = useState(false);
  if (picks.length === 0) return null;
  const shown = isExpanded ? picks : picks.slice(0, shownAtFirst);
  const hidden = picks.length - shownAtFirst;
  return (
    <div className={parts.picked}>
      <span className={parts.label}>{words('refinedBy')}</span>
      {shown.map((pick) => {
        const section = words(`section.${pick.list}`);
        return (
          <Chip
            key={`${pick.list} ${pick.key}`}
            section={section}
            value={pick.name}
            onRemove={() => onChange(picks.filter((each) => each !== pick))}
            removeLabel={words('remove', { section, value: pick.name })}
          />
        );
      })}
      {hidden > 0 && (
        <button
          className={parts.link}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? words('seeLess') : words('seeMoreChips', { count: hidden })}
        </button>
      )}
      <button className={parts.link} type="button" onClick={() => onChange([])}>
        {words('clearAll')}
      </button>
    </div>
  );
}
