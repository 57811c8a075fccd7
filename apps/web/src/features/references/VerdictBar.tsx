import type { ReactNode } from 'react';
import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { VerdictMark } from './VerdictMark.tsx';
import { verdictKinds, type VerdictChoice, type VerdictKind } from './verdicts.ts';
import styles from './VerdictBar.module.css';

type Props = {
  counts: Readonly<Record<VerdictKind, number>>;
  chosen: VerdictChoice;
  onChoose: (choice: VerdictChoice) => void;
  /** What is counted, on the line over the bar. */
  children: ReactNode;
};

/** How many references there are of each kind, drawn to scale, and the choice among them. */
export function VerdictBar({ counts, chosen, onChoose, children }: Props) {
  const t = useMessages('references');
  const number = useNumberFormat();
  const kinds = verdictKinds.filter((kind) => counts[kind] > 0);
  const attention = kinds.reduce((sum, kind) => (kind === 'current' ? sum : sum + counts[kind]), 0);
  const choice = (key: VerdictChoice, count: number, words: ReactNode) => (
    <button
      className={styles.choice}
      key={key}
      type="button"
      data-choice={key}
      aria-pressed={chosen === key}
      onClick={() => onChoose(key)}
    >
      <span className={styles.count}>{number(count)}</span>
      {words}
    </button>
  );
  return (
    <div className={styles.verdicts}>
      <DimensionLine>{children}</DimensionLine>
      <div className={styles.bar} aria-hidden>
        {kinds.toReversed().map((kind) => (
          <span className={styles.part} key={kind} data-verdict={kind} style={{ flexGrow: counts[kind] }} />
        ))}
      </div>
      <div className={styles.choices} role="group" aria-label={t('choose')}>
        {choice('attention', attention, <span className={styles.word}>{t('attention')}</span>)}
        {kinds.map((kind) => choice(kind, counts[kind], <VerdictMark kind={kind} />))}
      </div>
    </div>
  );
}
