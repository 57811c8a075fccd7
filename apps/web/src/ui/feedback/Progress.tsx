import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import styles from './Progress.module.css';

type Props = {
  label: string;
  /** Progress from 0 to 1; omitted when unknown. */
  done?: number;
  /** How long it has taken so far. */
  seconds: number;
  /** How long it may take, and what users can do in the meantime. */
  children?: ReactNode;
};

const percents: Intl.NumberFormatOptions = { style: 'percent' };

/** Progress of work, drawn as a dimension line. */
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
