import { IconBell } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../features/tracking/index.ts';
import { lazyWithMessages } from '../i18n/lazyWithMessages.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { useToastHistory } from '../ui/feedback/toasts.ts';
import styles from './NotificationBell.module.css';

// Most visits never open it, and it brings its own layer along.
const NotificationPanel = lazyWithMessages(
  [],
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

const maxShown = 99;

/** Notifications of what the reader tracks, and the toasts of this visit; hidden while there are neither. */
export function NotificationBell() {
  const { t } = useTranslation();
  const toasts = useToastHistory();
  const unread = useUnread();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const leave = useCallback(() => setOpen(null), []);
  if (toasts.length === 0 && unread === null) return null;
  const count = unread ?? 0;
  return (
    <>
      <IconButton
        className={styles.bell ?? ''}
        label={t('notices.bell', { unread: count, count: toasts.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={18} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={styles.count} dir="ltr" aria-hidden>
            {count > maxShown ? `${maxShown}+` : count}
          </span>
        )}
        {count === 0 && toasts.length > 0 && <span className={styles.dot} aria-hidden />}
      </IconButton>
      {isOpen !== null && (
        <NotificationPanel
          isOpen={isOpen}
          isAnnounced={unread !== null}
          onClose={() => setOpen(false)}
          onMissing={leave}
        />
      )}
    </>
  );
}
