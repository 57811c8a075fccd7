import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismiss, progressPlace, useToasts, type Notice } from './toasts.ts';
import arriving from './slideUp.module.css';
import styles from './Toasts.module.css';

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

/** The live region for toasts; mounted from the start, so that screen readers announce them. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return (
    <div className={styles.place}>
      <div id={progressPlace} />
      <section aria-label={t('ui.notices')} aria-live="polite">
        {toasts.map((notice) => (
          <Toast key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
        ))}
      </section>
    </div>
  );
}

type ToastProps = { notice: Omit<Notice, 'id'>; onClose: () => void };

/** One notice, with the line that runs out in seven seconds. */
export function Toast({ notice: { kind, message, action }, onClose }: ToastProps) {
  const { t } = useTranslation();
  const Sign = signs[kind];
  const act = (): void => {
    onClose();
    action?.onAct();
  };
  return (
    <div
      className={`${styles.toast} ${arriving.arriving}`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Sign className={styles.sign} size={16} stroke={1.6} aria-hidden />
      <p className={styles.words}>
        {message}{' '}
        {action && (
          <button className={styles.action} type="button" onClick={act}>
            {action.label}
          </button>
        )}
      </p>
      <button className={styles.close} type="button" aria-label={t('ui.close')} onClick={onClose}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
      {/* The line is the clock: it stands still under the pointer and the focus, and its end is the end. */}
      <span className={styles.line} onAnimationEnd={onClose} aria-hidden />
    </div>
  );
}
