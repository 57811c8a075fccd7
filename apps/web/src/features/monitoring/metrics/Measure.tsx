import type { ReactNode } from 'react';
import { Meter } from '../../../ui/feedback/Meter.tsx';
import styles from './Measure.module.css';

type Props = {
  label: string;
  /** In figures and units. */
  value: string;
  /** The share of the limit, from 0 to 1. */
  share: number;
  isWarning?: boolean;
  /** How it went in the last hour. */
  lastHour?: ReactNode;
};

/** A quantity: its name, its value compared with its limit, and its trend. */
export function Measure({ label, value, share, isWarning = false, lastHour }: Props) {
  return (
    <li className={styles.measure} data-warning={isWarning || undefined}>
      <span>{label}</span>
      <span className={styles.drawn}>
        <Meter label={`${label}: ${value}`} share={share} isWarning={isWarning} />
        {lastHour}
      </span>
      <bdi className={styles.value}>{value}</bdi>
    </li>
  );
}

/** Quantities one below the other. */
export function Measures({ children }: { children: ReactNode }) {
  return <ul className={styles.measures}>{children}</ul>;
}
