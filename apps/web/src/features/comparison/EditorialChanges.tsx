import { IconChevronDown } from '@tabler/icons-react';
import { ChangeList } from './ChangeList.tsx';
import { folds, type EditorialChange } from './kinds.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './EditorialChanges.module.css';

type Props = {
  changes: readonly EditorialChange[];
  /** Of the newer edition. */
  language: string;
  onChange: (id: string) => void;
};

/** The editorial changes, folded away behind how many there are. */
export function EditorialChanges({ changes, language, onChange }: Props) {
  const t = useMessages('comparison');
  if (changes.length === 0) return null;
  const groups = folds
    .map((fold) => ({
      key: fold,
      number: '',
      title: t(`fold.${fold}`),
      changes: changes.filter((change) => change.fold === fold),
    }))
    .filter((group) => group.changes.length > 0);
  return (
    <details className={styles.editorial}>
      <summary className={styles.summary}>
        <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
        {t('editorial', { count: changes.length })}
      </summary>
      <div className={styles.list}>
        <ChangeList
          label={t('editorialChanges')}
          groups={groups}
          current={null}
          language={language}
          onChange={onChange}
        />
      </div>
    </details>
  );
}
