import { folds, type FoldedChange } from './kinds.ts';
import { titleOfChange } from './changeWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './FoldedChanges.module.css';

type Props = {
  folded: readonly FoldedChange[];
  /** Of the newer edition. */
  language: string;
  onChange: (id: string) => void;
};

/** Changes without changed words, one row per kind; an expanded row lists its places. */
export function FoldedChanges({ folded, language, onChange }: Props) {
  const t = useMessages('comparison');
  return folds.map((fold) => {
    const changes = folded.filter((change) => change.fold === fold);
    if (changes.length === 0) return null;
    return (
      <details className={styles.fold} key={fold}>
        <summary className={styles.summary}>{t(`fold.${fold}`, { count: changes.length })}</summary>
        <ol className={styles.list} lang={language}>
          {changes.map((change) => (
            <li key={change.id}>
              <button className={styles.change} type="button" onClick={() => onChange(change.id)}>
                <bdi>{fold === 'renumbered' ? `${change.before} → ${change.after}` : change.number}</bdi>{' '}
                {titleOfChange(change, t)}
              </button>
            </li>
          ))}
        </ol>
      </details>
    );
  });
}
