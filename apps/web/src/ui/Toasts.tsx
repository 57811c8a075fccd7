import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismiss, useNotices, type Notice } from './notices.ts';
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
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Toast({ notice: { id, kind, message, action } }: { notice: Notice }) {
  const { t } = useTranslation();
  const Sign = signs[kind];
  const close = (): void => dismiss(id);
  const act = (): void => {
    close();
    action?.onAct();
  };
  return (
    <div className={parts.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Sign className={parts.sign} size={16} stroke={1.6} aria-hidden />
      <p className={parts.words}>
        {message}{' '}
        {action && (
          <button className={parts.action} type="button" onClick={act}>
            {action.label}
          </button>
        )}
      </p>
      <button className={parts.close} type="button" aria-label={t('ui.close')} onClick={close}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
      {/* The line is the clock: it stands still under the pointer and the focus, and its end is the end. */}
      <span className={parts.line} onAnimationEnd={close} aria-hidden />
    </div>
  );
}
