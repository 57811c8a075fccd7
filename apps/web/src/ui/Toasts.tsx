import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismiss, useNotices, type Notice } from './notices.ts';
import arriving from './Arriving.module.css';
import parts from './Toasts.module.css';

export { notify } from './notices.ts';

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

/** The place where notices appear; it is there from the start, so that screen readers listen to it. */
export function Toasts() {
  const { t } = useTranslation();
  const notices = useNotices();
  return (
    <section className={parts.place} aria-label={t('ui.notices')} aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
      ))}
    </section>
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
      className={`${parts.toast} ${arriving.arriving}`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Sign className={parts.sign} size={16} stroke={1.6} aria-hidden />
      <p className={parts.words}>
        {message}{' '}
        {action && (
          <button className={parts.action} type="button" onClick={act}>
            {action.label}
          </button>
        )}
      </p>
      <button className={parts.close} type="button" aria-label={t('ui.close')} onClick={onClose}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
      {/* The line is the clock: it stands still under the pointer and the focus, and its end is the end. */}
      <span className={parts.line} onAnimationEnd={onClose} aria-hidden />
    </div>
  );
}
