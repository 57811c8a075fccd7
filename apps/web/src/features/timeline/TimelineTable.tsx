import type { Timeline } from '@norma/contracts';
import { IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { CellMark } from './CellMark.tsx';
import { cellWords, shortName, type Cell, type Edition, type Left, type Row } from './cells.ts';
import styles from './TimelineTable.module.css';

type Props = {
  timeline: Timeline;
  rows: readonly Row[];
  /** The cell that the reader comes back to. */
  left: Left | null;
  /** The line of the clause whose origins are open. */
  current: string | null;
  onCell: (row: Row, cell: Cell, edition: Edition) => void;
  onClause: (line: string) => void;
};

/** Editions as columns, the oldest first in every language; clauses as rows. Its cells are one tab stop: arrow keys move along. */
export function TimelineTable({ timeline, rows, left, current, onCell, onClause }: Props) {
  const t = useMessages('timeline');
  const { editions, language } = timeline;
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<string | null>(left ? keyOf(left.line, left.contentCode) : null);
  useReturn(table, left);
  const first = rows[0] && keyOf(rows[0].line, clauseColumn);
  const isKnown = rows.some(({ line }) => stop?.startsWith(`${line} `));
  const tabStop = isKnown ? stop : first;
  const most = Math.max(1, ...editions.map(({ normative }) => normative ?? 0));
  const place = (key: string) => ({
    'data-place': key,
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => setStop(key),
  });
  return (
    <div className={styles.room} role="region" aria-label={t('timeline')} tabIndex={-1}>
      {/* The arrow keys bubble up from the buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className={styles.table} ref={table} dir="ltr" onKeyDown={moveAmongCells}>
        <caption className={styles.caption}>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <VisuallyHidden>{t('clause')}</VisuallyHidden>
            </th>
            {editions.map((edition) => (
              <th
                className={styles.edition}
                key={edition.contentCode}
                scope="col"
                data-locked={!edition.access.isEntitled || undefined}
              >
                <span className={styles.name}>
                  <VisuallyHidden>{edition.designation}</VisuallyHidden>
                  <span aria-hidden>{shortName(edition)}</span>
                </span>
                <Status status={edition.status} />
                <EditionFigure edition={edition} most={most} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-current={row.line === current || undefined}>
              <th className={styles.clause} scope="row">
                <button
                  className={styles.title}
                  type="button"
                  aria-expanded={row.line === current}
                  onClick={() => onClause(row.line)}
                  {...place(keyOf(row.line, clauseColumn))}
                >
                  <bdi className={styles.number}>{row.number || '–'}</bdi>
                  <span className={row.isTitled ? undefined : styles.lead} lang={language} dir="auto">
                    {row.title || t('unnamed')}
                  </span>
                </button>
              </th>
              {editions.map((edition, at) => {
                const cell = row.cells[at];
                const words = cell && cellWords(cell, edition, t);
                const isLocked = !edition.access.isEntitled;
                return (
                  <td
                    className={styles.cell}
                    key={edition.contentCode}
                    data-state={cell?.state}
                    data-locked={isLocked || undefined}
                    data-ends={endsAt(row, at) || undefined}
                  >
                    {cell && words && (
                      <Tooltip label={edition.comparedWith ? `${words} ${t('enterCompares')}` : words}>
                        <button
                          className={styles.mark}
                          type="button"
                          aria-disabled={edition.comparedWith === null || undefined}
                          onClick={() => onCell(row, cell, edition)}
                          {...place(keyOf(row.line, edition.contentCode))}
                        >
                          <VisuallyHidden>{words}</VisuallyHidden>
                          <CellMark cell={cell} />
                        </button>
                      </Tooltip>
                    )}
                    {isLocked && <VisuallyHidden>{t('noAccess')}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many normative changes an edition has, to scale; of the first one that it is, of a locked one that it is locked. */
function EditionFigure({ edition, most }: { edition: Edition; most: number }) {
  const t = useMessages('timeline');
  if (!edition.access.isEntitled)
    return (
      <span className={styles.figure}>
        <IconLock size={14} stroke={1.6} aria-hidden /> {t('noAccess')}
      </span>
    );
  if (!edition.hasClauses) return <span className={styles.figure}>{t('noClausesShort')}</span>;
  if (edition.comparedWith === null) return <span className={styles.figure}>{t('state.first')}</span>;
  const { normative } = edition;
  if (normative === null) return <span className={styles.figure}>…</span>;
  return (
    <span className={styles.figure}>
      <span aria-hidden>{normative}</span>
      <VisuallyHidden>{t('normative', { count: normative })}</VisuallyHidden>
      <span className={styles.bar} style={{ inlineSize: `${(normative / most) * 100}%` }} aria-hidden />
    </span>
  );
}

const clauseColumn = 'clause';
const keyOf = (line: string, column: string): string => `${line} ${column}`;

/** Whether the line of a clause ends in a column: it is deleted, or in no later edition. */
const endsAt = ({ cells }: Row, at: number): boolean => cells.slice(at).every((cell) => cell === null);

/** Gives the focus to the cell that was left for a comparison. */
function useReturn(table: { readonly current: HTMLElement | null }, left: Left | null): void {
  const [wanted] = useState(left);
  useEffect(() => {
    if (!wanted) return;
    const key = keyOf(wanted.line, wanted.contentCode);
    table.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)?.focus();
  }, [table, wanted]);
}

/** Arrow keys move among the buttons of the table: along a row over columns without one, up and down in a column. */
function moveAmongCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey && (key === 'Home' || key === 'End')) {
    const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
    event.preventDefault();
    return all.at(key === 'Home' ? 0 : -1)?.focus();
  }
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const cell = target.closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const inRow = [...row.querySelectorAll<HTMLElement>('[data-place]')];
  const at = inRow.indexOf(target);
  const next = nextPlace(key, { inRow, at, row, column: cell.cellIndex });
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

type Around = { inRow: readonly HTMLElement[]; at: number; row: HTMLTableRowElement; column: number };

function nextPlace(key: string, { inRow, at, row, column }: Around): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowRight':
      return inRow[at + 1] ?? null;
    case 'ArrowLeft':
      return inRow[at - 1] ?? null;
    case 'Home':
      return inRow[0] ?? null;
    case 'End':
      return inRow.at(-1) ?? null;
    case 'ArrowDown':
      return below(row, column, 'nextElementSibling');
    case 'ArrowUp':
      return below(row, column, 'previousElementSibling');
    default:
      return undefined;
  }
}

function below(
  row: HTMLTableRowElement,
  column: number,
  way: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | null {
  for (let at = row[way]; at instanceof HTMLTableRowElement; at = at[way]) {
    const place = at.cells[column]?.querySelector<HTMLElement>('[data-place]');
    if (place) return place;
  }
  return null;
}
