import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckList, type Entry } from './CheckList.tsx';
import styles from './TwoLists.module.css';

/** One of the two lists. */
export type Side = {
  /** The word above it. */
  readonly title: string;
  /** The accessible name. */
  readonly label: string;
  /** Its filters. */
  readonly search: ReactNode;
  /** The shown entries. */
  readonly entries: readonly Entry[];
  /** Shown when there are no entries. */
  readonly empty: ReactNode;
  /** How many there are, shown or not. */
  readonly count?: number;
};

type Props = {
  available: Side;
  chosen: Side;
  onAdd: (keys: ReadonlySet<string>) => void;
  onTakeOut: (keys: ReadonlySet<string>) => void;
};

/** A transfer list: available and chosen entries; buttons move the checked ones. */
export function TwoLists({ available, chosen, onAdd, onTakeOut }: Props) {
  const t = useMessages('groups');
  const [tickedHere, tickHere] = useTicked(available);
  const [tickedThere, tickThere] = useTicked(chosen);
  const [moved, setMoved] = useState('');
  const add = (): void => {
    setMoved(t('added', { count: tickedHere.size }));
    onAdd(tickedHere);
    tickHere(nothing);
  };
  const takeOut = (): void => {
    setMoved(t('takenOut', { count: tickedThere.size }));
    onTakeOut(tickedThere);
    tickThere(nothing);
  };
  return (
    <div className={styles.lists}>
      <List side={available} ticked={tickedHere} onTicked={tickHere} />
      <div className={styles.arrows}>
        <IconButton label={t('add')} disabled={tickedHere.size === 0} onClick={add}>
          <IconArrowRight className={styles.arrow} size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton label={t('takeOut')} disabled={tickedThere.size === 0} onClick={takeOut}>
          <IconArrowLeft className={styles.arrow} size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <output>
          <VisuallyHidden>{moved}</VisuallyHidden>
        </output>
      </div>
      <List side={chosen} ticked={tickedThere} onTicked={tickThere} />
    </div>
  );
}

type Ticked = ReadonlySet<string>;
const nothing: Ticked = new Set();

/** The checked entries of a list; entries that are no longer shown are unchecked. */
function useTicked({ entries }: Side): [Ticked, (ticked: Ticked) => void] {
  const [ticked, setTicked] = useState(nothing);
  const shown = new Set(entries.map(({ key }) => key));
  return [new Set([...ticked].filter((key) => shown.has(key))), setTicked];
}

type ListProps = { side: Side; ticked: Ticked; onTicked: (ticked: Ticked) => void };

function List({ side: { title, label, search, entries, empty, count }, ticked, onTicked }: ListProps) {
  const t = useMessages('groups');
  const areAll = entries.length > 0 && ticked.size === entries.length;
  const tick = (key: string, isOn: boolean): void => {
    const next = new Set(ticked);
    if (isOn) next.add(key);
    else next.delete(key);
    onTicked(next);
  };
  return (
    <section className={styles.side} aria-label={label}>
      <h3 className={styles.title}>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h3>
      {search}
      <div className={styles.frame}>
        <div className={styles.all}>
          <button
            className={styles.choose}
            type="button"
            disabled={entries.length === 0}
            onClick={() => onTicked(areAll ? nothing : new Set(entries.map(({ key }) => key)))}
          >
            {t(areAll ? 'unselectAll' : 'selectAll')}
          </button>
          <span className={styles.ticked} aria-live="polite">
            {ticked.size > 0 && t('selected', { count: ticked.size })}
          </span>
        </div>
        {entries.length > 0 ? (
          <CheckList label={label} entries={entries} ticked={ticked} onTick={tick} />
        ) : (
          <div className={styles.empty} role="status">
            {empty}
          </div>
        )}
      </div>
    </section>
  );
}
