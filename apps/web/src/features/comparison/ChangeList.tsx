import { type KeyboardEvent, useState } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { placeOfChange, titleOfChange, wordsOfChange } from './changeWords.ts';
import { KindMark } from './KindMark.tsx';
import type { Change } from './kinds.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ChangeList.module.css';

type Props = {
  changes: readonly Change[];
  current: string | null;
  /** Of the newer edition. */
  language: string;
  /** What is said where the list is empty. */
  none: string;
  onChange: (id: string) => void;
};

/** Every change in the order of the text: its kind, where it is, and some of its words. */
export function ChangeList({ changes, current, language, none, onChange }: Props) {
  const t = useMessages('comparison');
  const [{ stop, of }, setStop] = useState({ stop: current, of: current });
  // Steps by other keys take the tab stop along.
  const wanted = of === current ? stop : current;
  const tabStop = changes.find(({ id }) => id === wanted)?.id ?? changes[0]?.id;
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    // The arrow keys bubble up from the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className={styles.list} aria-label={t('changes')} onKeyDown={moveAmongChanges}>
      {changes.map((change) => (
        <li className={styles.item} key={change.id}>
          <button
            className={styles.change}
            ref={change.id === current ? bringIntoList : undefined}
            type="button"
            aria-current={change.id === current || undefined}
            tabIndex={change.id === tabStop ? 0 : -1}
            onFocus={() => setStop({ stop: change.id, of: current })}
            onClick={() => onChange(change.id)}
          >
            <KindMark kind={change.kind} />
            <VisuallyHidden>{t(`kind.${change.kind}`)} </VisuallyHidden>
            <bdi className={styles.place}>{placeOfChange(change)}</bdi>
            <span className={styles.said} lang={language} dir="auto">
              <span className={styles.clause}>{titleOfChange(change, t)}</span>
              <span className={styles.words}>{wordsOfChange(change, t)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The list is one tab stop: arrow keys move along it, Enter goes to a change. */
function moveAmongChanges(event: KeyboardEvent<HTMLOListElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const all = [...currentTarget.querySelectorAll('button')];
  const here = all.findIndex((button) => button === document.activeElement);
  const last = all.length - 1;
  const goals: Record<string, number> = {
    ArrowDown: Math.min(here + 1, last),
    ArrowUp: Math.max(here - 1, 0),
    Home: 0,
    End: last,
  };
  const goal = goals[key];
  if (goal === undefined) return;
  event.preventDefault();
  all[goal]?.focus();
}

/** Scrolls the list alone: the page is where the text is being read. */
function bringIntoList(row: HTMLElement | null): void {
  const list = row?.closest('ol');
  if (!row || !list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}
