import { useMessages } from '../../i18n/useMessages.ts';
import { signs, type Cell } from './cells.ts';
import styles from './CellMark.module.css';

/** What happened to a clause, as a sign with the number of normative changes or, without one, its word. */
export function CellMark({ cell }: { cell: Cell }) {
  const t = useMessages('timeline');
  const Sign = signs[cell.state];
  if (!Sign) return null;
  const hasNumber = Boolean(cell.normative);
  const hasWord = !hasNumber || cell.state !== 'changed';
  return (
    <span className={styles.what} aria-hidden>
      <span className={styles.sign} data-state={cell.state}>
        <Sign size={14} stroke={1.6} />
      </span>
      {hasNumber && <bdi className={styles.number}>{cell.normative}</bdi>}
      {hasWord && <span className={styles.word}>{t(`state.${cell.state}`)}</span>}
    </span>
  );
}
