import type { Timeline } from '@norma/contracts';
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Status } from '../../ui/text/Status.tsx';
import { CellMark } from './CellMark.tsx';
import { cellWords, shortName, type Cell, type Edition, type Left, type Row } from './cells.ts';
import styles from './OneEdition.module.css';

type Props = {
  timeline: Timeline;
  rows: readonly Row[];
  left: Left | null;
  /** The edition whose page this is. */
  own: string;
  onCell: (row: Row, cell: Cell, edition: Edition) => void;
  onClause: (line: string) => void;
};

/** One edition at a time, for narrow windows: what happened to each clause in it. */
export function OneEdition({ timeline, rows, left, own, onCell, onClause }: Props) {
  const t = useMessages('timeline');
  const { editions, language } = timeline;
  const [at, setAt] = useState(() => {
    const wanted = editions.findIndex(({ contentCode }) => contentCode === (left?.contentCode ?? own));
    return wanted < 0 ? editions.length - 1 : wanted;
  });
  const edition = editions[at];
  if (!edition) return null;
  const base = editions.find(({ contentCode }) => contentCode === edition.comparedWith);
  const shown = rows.flatMap((row) => {
    const cell = row.cells[at];
    return cell ? [{ row, cell }] : [];
  });
  return (
    <>
      <div className={styles.head} dir="ltr">
        <IconButton label={t('previousEdition')} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <div className={styles.edition} role="status">
          <p className={styles.name}>
            <VisuallyHidden>{edition.designation} </VisuallyHidden>
            <bdi aria-hidden>{shortName(edition)}</bdi> <Status status={edition.status} />
          </p>
          <p className={styles.facts} dir="auto">
            {!edition.access.isEntitled && (
              <>
                <IconLock size={14} stroke={1.6} aria-hidden /> {t('noAccess')}
              </>
            )}
            {edition.access.isEntitled && !base && t('state.first')}
            {base &&
              edition.normative !== null &&
              t('normativeSince', { count: edition.normative, edition: isolateLtr(shortName(base)) })}
          </p>
        </div>
        <IconButton
          label={t('nextEdition')}
          disabled={at === editions.length - 1}
          onClick={() => setAt(at + 1)}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <ul className={styles.rows}>
        {shown.map(({ row, cell }) => (
          <li className={styles.row} key={row.line}>
            <button className={styles.title} type="button" onClick={() => onClause(row.line)}>
              <bdi className={styles.number}>{cell.number || '–'}</bdi>
              <span className={row.isTitled ? undefined : styles.lead} lang={language} dir="auto">
                {row.title || t('unnamed')}
              </span>
            </button>
            <button
              className={styles.cell}
              type="button"
              aria-disabled={edition.comparedWith === null || undefined}
              onClick={() => onCell(row, cell, edition)}
            >
              <VisuallyHidden>{cellWords(cell, edition, t)}</VisuallyHidden>
              {cell.state === 'unchanged' ? (
                <span className={styles.same} aria-hidden>
                  {t('state.unchanged')}
                </span>
              ) : (
                <CellMark cell={cell} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
