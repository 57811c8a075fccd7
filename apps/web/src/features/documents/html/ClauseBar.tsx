import { IconChevronDown, IconChevronUp, IconListTree, IconSearch, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { Outline } from './Clauses.tsx';
import { FoundCount } from './FoundCount.tsx';
import type { Finding } from './useFind.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ClauseBar.module.css';

type Props = { outline: Outline; onOpen: () => void; onFind: () => void };

/** On narrow windows: the current clause above the text, until the line above it names the clause. */
export function ClauseBar({ outline, onOpen, onFind }: Props) {
  const t = useMessages('html-viewer');
  const { clauses, current, language, direction } = outline;
  const clause = clauses.find(({ id }) => id === current);
  return (
    <div className={styles.bar}>
      <button className={styles.clause} type="button" aria-haspopup="dialog" onClick={onOpen}>
        <IconListTree className={styles.icon} size={16} stroke={1.6} aria-hidden />
        <VisuallyHidden>{t('chooseClause')}: </VisuallyHidden>
        {clause ? (
          <>
            <bdi className={styles.number}>{clause.number}</bdi>
            <span className={styles.title} lang={language} dir={direction}>
              {clause.title}
            </span>
          </>
        ) : (
          <span className={styles.title}>{t('clauses')}</span>
        )}
        <IconChevronDown className={styles.icon} size={16} stroke={1.6} aria-hidden />
      </button>
      <IconButton className={styles.find} label={t('find')} aria-haspopup="dialog" onClick={onFind}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

/** On narrow windows: how many matches there are, and the way from one to the next. */
export function FoundBar({ finding }: { finding: Finding }) {
  const t = useMessages('html-viewer');
  const { found, step, end } = finding;
  if (found.sought === null) return null;
  return (
    <div className={styles.found} role="group" aria-label={t('found')}>
      <bdi className={styles.query}>{found.sought.query}</bdi>
      <FoundCount found={found} />
      <IconButton label={t('findPrevious')} onClick={() => step(-1)}>
        <IconChevronUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('findNext')} onClick={() => step(1)}>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('findEnd')} onClick={end}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}
