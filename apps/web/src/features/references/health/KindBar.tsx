import { useMessages } from '../../../i18n/useMessages.ts';
import { DimensionLine } from '../../../ui/layout/DimensionLine.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import type { ReactNode } from 'react';
import { KindMark } from './KindMark.tsx';
import { kinds, type Filter, type Kind } from './kinds.ts';
import styles from './KindBar.module.css';

type Props = {
  counts: ReadonlyMap<Kind, number>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** What is counted; standards that are cited unless it says otherwise. */
  children?: ReactNode;
};

/** All references in proportion to what is said of them, and a button for each kind that shows it alone. */
export function KindBar({ counts, filter, onFilter, children }: Props) {
  const t = useMessages('related');
  const format = useNumberFormat();
  const countOf = (kind: Kind): number => counts.get(kind) ?? 0;
  const present = kinds.filter((kind) => countOf(kind) > 0);
  const total = present.reduce((sum, kind) => sum + countOf(kind), 0);
  const choices: [Filter, number][] = [
    ['attention', total - countOf('current')],
    ...present.map((kind): [Filter, number] => [kind, countOf(kind)]),
  ];
  return (
    <div>
      <DimensionLine>{children ?? t('health.total', { count: total })}</DimensionLine>
      <div className={styles.bar} aria-hidden>
        {present.toReversed().map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: countOf(kind) }} />
        ))}
      </div>
      <div className={styles.choices} role="group" aria-label={t('health.verdicts')}>
        {choices.map(([choice, count]) => (
          <button
            className={styles.choice}
            key={choice}
            type="button"
            aria-pressed={choice === filter}
            onClick={() => onFilter(choice)}
          >
            <span className={styles.count}>{format(count)}</span>
            {choice === 'attention' ? (
              <span className={styles.words}>{t('health.attention')}</span>
            ) : (
              <KindMark kind={choice} />
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
