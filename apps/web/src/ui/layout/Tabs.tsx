import { IconChevronDown } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIsNarrow } from './useBreakpoint.ts';
import styles from './Tabs.module.css';

type Props = {
  /** A count that is still to come is null: its room is there. */
  tabs: { key: string; label: string; icon?: ReactNode; count?: number | null | undefined }[];
  chosen: string;
  onChoose: (key: string) => void;
  /** The accessible name. */
  label: string;
  /** The id of the panel that shows what is chosen. */
  panelId?: string;
};

/** Views of one thing, side by side; where there is no room for tabs, the same in a select. */
export function Tabs(props: Props) {
  const isNarrow = useIsNarrow('md');
  return isNarrow ? <TabSelect {...props} /> : <TabList {...props} />;
}

function TabList({ tabs, chosen, onChoose, label, panelId }: Props) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          className={styles.tab}
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === chosen}
          aria-controls={tab.key === chosen ? panelId : undefined}
          tabIndex={tab.key === chosen ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          onKeyDown={moveAmongTabs}
        >
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Arrow keys move along the tabs as they are seen; Enter chooses, because a view may take time to open. */
function moveAmongTabs(event: KeyboardEvent<HTMLButtonElement>): void {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const here = all.indexOf(event.currentTarget);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const goals: Record<string, number> = { [forward]: here + 1, [backward]: here - 1, Home: 0, End: -1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  all.at(goal % all.length)?.focus();
}

function TabSelect({ tabs, chosen, onChoose, label, panelId }: Props) {
  return (
    <span className={styles.narrow}>
      <select
        className={styles.select}
        aria-label={label}
        aria-controls={panelId}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {tabs.map((tab) => (
          <option key={tab.key} value={tab.key}>
            {tab.count === undefined || tab.count === null ? tab.label : `${tab.label} (${tab.count})`}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
    </span>
  );
}
