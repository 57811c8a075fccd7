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
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.list} aria-label={t('changes')}>
      {changes.map((change) => (
        <li className={styles.item} key={change.id}>
          <button
            className={styles.change}
            ref={change.id === current ? bringIntoList : undefined}
            type="button"
            aria-current={change.id === current || undefined}
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

/** Scrolls the list alone: the page is where the text is being read. */
function bringIntoList(row: HTMLElement | null): void {
  const list = row?.closest('ol');
  if (!row || !list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}
