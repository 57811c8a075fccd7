import { type KeyboardEvent, useState } from 'react';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { piecesOf, titleOfChange, wordsOfChange } from './changeWords.ts';
import { KindMark } from './KindMark.tsx';
import type { Change, EditorialChange } from './kinds.ts';
import { OldNew } from './OldNew.tsx';
import { TypeLine } from './TypeLine.tsx';
import { useMessages, type Translate } from '../../i18n/useMessages.ts';
import styles from './ChangeList.module.css';

/** Changes below one heading. */
export type ChangeGroup = {
  key: string;
  /** Of a clause; empty for any other heading. */
  number: string;
  title: string;
  changes: readonly (Change | EditorialChange)[];
};

type Props = {
  label: string;
  groups: readonly ChangeGroup[];
  current: string | null;
  /** Of the newer edition. */
  language: string;
  onChange: (id: string) => void;
};

/** Changes below their headings: what each place was and is, and what that means. */
export function ChangeList({ label, groups, current, language, onChange }: Props) {
  const number = useNumberFormat();
  const [{ stop, of }, setStop] = useState({ stop: current, of: current });
  // Steps by other keys take the tab stop along.
  const wanted = of === current ? stop : current;
  const ids = groups.flatMap(({ changes }) => changes.map(({ id }) => id));
  const tabStop = ids.find((id) => id === wanted) ?? ids[0];
  return (
    // The arrow keys bubble up from the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className={styles.list} aria-label={label} onKeyDown={moveAmongChanges}>
      {groups.map((group) => (
        <li key={group.key}>
          <h2 className={styles.group}>
            {group.number && <bdi className={styles.number}>{group.number}</bdi>}
            <bdi className={styles.title} lang={group.number ? language : undefined}>
              {group.title}
            </bdi>
            <span className={styles.count}>{number(group.changes.length)}</span>
          </h2>
          <ol>
            {group.changes.map((change) => (
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
                  <Entry change={change} language={language} />
                </button>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** As many pieces as an entry has room for. */
const maxPieces = 3;

function Entry({ change, language }: { change: Change | EditorialChange; language: string }) {
  const t = useMessages('comparison');
  const pieces = piecesOf(change);
  const left = pieces.length - maxPieces;
  return (
    <>
      {'kind' in change && (
        <>
          <KindMark kind={change.kind} />
          <VisuallyHidden>{t(`kind.${change.kind}`)} </VisuallyHidden>
        </>
      )}
      <span className={styles.said}>
        {'fold' in change && (
          <span className={styles.place} lang={language}>
            <bdi>{change.number}</bdi> <bdi>{titleOfChange(change, t)}</bdi>
          </span>
        )}
        {pieces.slice(0, maxPieces).map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece has no other name
          <span className={styles.words} key={index} lang={language} dir={directionOf(language)}>
            <OldNew piece={piece} />
          </span>
        ))}
        {pieces.length === 0 && (
          <span className={styles.words} lang={language} dir={directionOf(language)}>
            {wordsOfChange(change, t)}
          </span>
        )}
        {left > 0 && <span className={styles.more}>{t('morePlaces', { count: left })}</span>}
        <TypeLine change={change} language={language} />
      </span>
    </>
  );
}

/** The changes below the clauses that they are in. */
export function byClause(changes: readonly Change[], t: Translate<'comparison'>): ChangeGroup[] {
  const groups: (ChangeGroup & { changes: Change[] })[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && last.changes[0]?.clause === change.clause) last.changes.push(change);
    else {
      const [key, title] = [change.id, titleOfChange(change, t)];
      groups.push({ key, number: change.number, title, changes: [change] });
    }
  }
  return groups;
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
  const list = row?.closest('ol[aria-label]');
  if (!row || !list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}

/** The way a language is written: a line of old and new may have no letter of its own to tell. */
const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(?:ar|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)(?:-|$)/i.test(language) ? 'rtl' : 'ltr';
