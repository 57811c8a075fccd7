import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import styles from './Progress.module.css';

type Props = {
  label: string;
  /** How much is done, from 0 to 1; left out where nobody can know. */
  done?: number;
  /** How long it has taken so far. */
  seconds: number;
  /** How long it may take, and what the reader may do meanwhile. */
  children?: ReactNode;
};

const percents: Intl.NumberFormatOptions = { style: 'percent' };

/** Work that goes on: a dimension line that is being measured. */
export function Progress({ label, done, seconds, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const percent = useNumberFormat(percents);
  const count = Math.max(0, Math.floor(seconds));
  const share = done === undefined ? undefined : Math.min(1, Math.max(0, done));
  const text =
    share === undefined
      ? t('ui.progress.open', { count })
      : t('ui.progress.known', { percent: percent(share), count });
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <span className={styles.seconds} aria-hidden>
          {t('ui.progress.seconds', { count })}
        </span>
      </div>
      <div
        className={styles.line}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={text}
      >
        <div
          className={styles.done}
          data-open={share === undefined || undefined}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
      {children && <p className={styles.words}>{children}</p>}
    </div>
  );
}
