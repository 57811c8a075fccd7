import type { Timeline } from '@norma/contracts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './TimelinePanel.module.css';

type Props = {
  count: { readonly shown: number; readonly all: number };
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  progress: Timeline['progress'];
};

/** Which clauses are shown, and how far the comparison of the editions is. */
export function TimelineHead({ count, isAll, onAll, progress }: Props) {
  const t = useMessages('timeline');
  const seconds = useElapsedSeconds(progress !== null);
  return (
    <div className={styles.head}>
      <output className={styles.count}>{t('count', count)}</output>
      <SegmentedControl
        label={t('show')}
        looks={[
          { key: 'changed', label: t('changedClauses') },
          { key: 'all', label: t('allClauses') },
        ]}
        chosen={isAll ? 'all' : 'changed'}
        onChoose={(chosen) => onAll(chosen === 'all')}
      />
      {progress && (
        <div className={styles.progress}>
          <Progress label={t('comparing')} done={progress.done / progress.total} seconds={seconds} />
        </div>
      )}
    </div>
  );
}
