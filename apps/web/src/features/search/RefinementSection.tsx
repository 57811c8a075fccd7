import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { useNumber } from '../../ui/useNumber.ts';
import { isPicked, togglePick, type Pick, type SectionList } from './picks.ts';
import { valuesQuery } from './queries.ts';
import { useWords } from './useWords.ts';
import parts from './RefinementSection.module.css';

const shownAtFirst = 8;

type Props = {
  list: SectionList;
  /** Documents that each value would leave; undefined until they are counted. */
  counts: Readonly<Record<string, number>> | undefined;
  isCounting: boolean;
  picks: readonly Pick[];
  onChange: (picks: Pick[]) => void;
};

/** The values of one section with what each would leave; those that would leave nothing are hidden unless picked. */
export function RefinementSection({ list, counts, isCounting, picks, onChange }: Props) {
  const words = useWords();
  const { data = [], isSuccess } = useQuery(valuesQuery(list));
  const [isExpanded, setExpanded] = useState(false);
  const isSlow = useDelayed(isCounting);

  const values = data
    .map(({ key, name }): Value => ({ pick: { list, key, name }, count: counts ? (counts[key] ?? 0) : null }))
    .filter(({ pick, count }) => count !== 0 || isPicked(picks, pick));
  const largest = Math.max(1, ...values.map(({ count }) => count ?? 0));
  const shown = values.filter(
    ({ pick }, place) => isExpanded || place < shownAtFirst || isPicked(picks, pick),
  );
  const hidden = values.length - shown.length;

  if (isSuccess && values.length === 0) return null;
  return (
    <details className={parts.section} open>
      <summary className={parts.summary}>
        <h3 className={parts.title}>{words(`section.${list}`)}</h3>
        <IconChevronDown className={parts.chevron} size={14} stroke={1.6} aria-hidden />
      </summary>
      <ul aria-label={words(`section.${list}`)}>
        {shown.map(({ pick, count }) => (
          <li className={parts.value} key={pick.key} data-picked={isPicked(picks, pick) || undefined}>
            <Checkbox
              label={<Label name={pick.name} count={count} />}
              state={isPicked(picks, pick) ? 'on' : 'off'}
              onChange={() => onChange(togglePick(picks, pick))}
            />
            {isSlow ? (
              <span className={parts.counting} aria-hidden />
            ) : (
              <Count count={count} share={(count ?? 0) / largest} />
            )}
          </li>
        ))}
      </ul>
      {(hidden > 0 || isExpanded) && (
        <button
          className={parts.more}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? words('seeLess') : words('seeMore', { count: hidden })}
        </button>
      )}
    </details>
  );
}

/** A value that can be picked; its count is null until it is known. */
type Value = { pick: Pick; count: number | null };

function Label({ name, count }: { name: string; count: number | null }) {
  const words = useWords();
  return (
    <>
      <bdi>{name}</bdi>
      {count !== null && <Hidden>, {words('countOf', { count })}</Hidden>}
    </>
  );
}

/** How many documents a value would leave, with a bar in proportion to the largest of its section. */
function Count({ count, share }: { count: number | null; share: number }) {
  const number = useNumber();
  if (count === null) return null;
  return (
    <span className={parts.count} style={{ '--share': share } as CSSProperties} aria-hidden>
      {number(count)}
    </span>
  );
}
