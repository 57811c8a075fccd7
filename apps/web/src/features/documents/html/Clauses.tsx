import type { Clause } from '@norma/reader';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { useFocusOnRow } from '../../../ui/tree/useFocusOnRow.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { outlineAct, type OutlineRow, outlineRows } from './outline.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './Clauses.module.css';

export type Outline = {
  clauses: readonly Clause[];
  current: string | null;
  /** How much was found in each clause. */
  counts: ReadonlyMap<string, number>;
  language: string;
  direction: 'ltr' | 'rtl';
  onClause: (id: string) => void;
  /** The link to a clause is wanted. */
  onCopyLink: (id: string) => void;
};

/** The clauses of a document as a tree, with their number of matches; the current one is marked. */
export function Clauses({ outline }: { outline: Outline }) {
  const t = useMessages('html-viewer');
  const number = useNumberFormat();
  const { clauses, current, counts, language, direction, onClause, onCopyLink } = outline;
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(
    () => outlineRows(clauses, { current, turned, counts }),
    [clauses, current, turned, counts],
  );
  const tree = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const activeAt = placeOf(rows, active ?? current);
  const { onFocusIn, onBlur } = useFocusOnRow(tree, activeAt);
  useEffect(() => {
    keepInSight(tree.current?.parentElement ?? null, current);
  }, [current]);

  const turn = (id: string, isOpen: boolean): void => setTurned(new Map([...turned, [id, isOpen]]));
  const read = (row: OutlineRow): void => {
    setActive(null); // From now on it is the clause being read that the keyboard comes back to.
    onClause(row.clause.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[activeAt];
    if (row && event.key.toLowerCase() === 'c') {
      event.preventDefault(); // The key means the clause being read elsewhere.
      onCopyLink(row.clause.id);
      return;
    }
    const act = outlineAct({ key: event.key, rows, at: activeAt, direction });
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'go') setActive(rows[act.to]?.clause.id ?? null);
    if (act.kind === 'turn') turn(act.id, act.isOpen);
    if (act.kind === 'read' && row) read(row);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = rows[rowAt(target)];
    if (!row) return;
    if (row.isOpen !== null && isTwisty(target)) turn(row.clause.id, !row.isOpen);
    else read(row);
  };

  return (
    <nav className={styles.outline} aria-label={t('clauses')}>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('noClauses')}</p>
      ) : (
        <ul
          className={styles.tree}
          ref={tree}
          role="tree"
          aria-label={t('clauses')}
          lang={language}
          dir={direction}
          onFocus={({ target }) => {
            onFocusIn();
            setActive(rows[rowAt(target)]?.clause.id ?? null);
          }}
          {...{ onKeyDown, onClick, onBlur }}
        >
          {rows.map((row, at) => (
            <ClauseRow
              key={row.clause.id}
              {...row}
              at={at}
              isCurrent={row.clause.id === current}
              isActive={at === activeAt}
              found={row.found === 0 ? '' : number(row.found)}
              foundWords={
                row.found === 0 ? undefined : t('foundIn', { clause: nameOf(row.clause), count: row.found })
              }
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

/** The line of a clause, or of the last one above it that is seen; the first where there is none. */
const placeOf = (rows: readonly OutlineRow[], id: string | null): number =>
  Math.max(
    0,
    rows.findIndex(({ clause }) => clause.id === id),
  );

const rowAt = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1) : -1;

const isTwisty = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-twisty]') !== null;

const nameOf = ({ number, title }: Clause): string => `${number} ${title}`.trim();

/** Scrolls the list alone, never the page, so that the clause being read can be seen in it. */
function keepInSight(list: HTMLElement | null, current: string | null): void {
  const marked = list?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(current ?? '')}"]`);
  if (!list || !marked) return;
  // In a drawer, the drawer scrolls and the page does not.
  if (list.closest('[role="dialog"]')) {
    marked.scrollIntoView({ block: 'center' });
    return;
  }
  const room = list.getBoundingClientRect();
  const place = marked.getBoundingClientRect();
  if (place.top < room.top) list.scrollTop -= room.top - place.top + place.height;
  if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom + place.height;
}

type Props = Omit<OutlineRow, 'found' | 'parentAt'> & {
  at: number;
  isCurrent: boolean;
  /** Whether the keyboard comes to this line. */
  isActive: boolean;
  /** How much was found in it; empty where nothing was. */
  found: string;
  /** The same for screen reader users, with the clause. */
  foundWords: string | undefined;
};

/** A line of the outline. Redrawn when it changes, not when another clause is read. */
const ClauseRow = memo(function ClauseRow({ clause, level, isOpen, found, ...row }: Props) {
  const { id, number, title } = clause;
  const isFound = found !== '';
  return (
    <li
      className={styles.clause}
      style={{ '--level': Math.min(level, 5) } as CSSProperties}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-expanded={isOpen ?? undefined}
      aria-current={row.isCurrent ? 'location' : undefined}
      tabIndex={row.isActive ? 0 : -1}
      data-at={row.at}
      data-clause={id}
    >
      <span className={styles.number} aria-hidden={isFound || undefined}>
        <bdi>{number}</bdi>
      </span>
      <span className={styles.title}>
        <span aria-hidden={isFound || undefined}>{title}</span>
        {isFound && <VisuallyHidden>{row.foundWords}</VisuallyHidden>}
      </span>
      {isFound && (
        <span className={styles.found} data-found aria-hidden>
          {found}
        </span>
      )}
      {isOpen !== null && (
        <span className={styles.twisty} data-twisty data-open={isOpen || undefined} aria-hidden>
          <IconChevronDown size={14} stroke={1.6} />
        </span>
      )}
    </li>
  );
});
