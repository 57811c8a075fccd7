import { IconBell } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLatest, useUnread } from '../features/tracking/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useGivenNotices } from '../ui/notices.ts';
import { OnDemand } from './OnDemand.tsx';
import parts from './NotificationBell.module.css';

// Most visits never open it, and it brings its own layer along.
const loadPanel = async () => {
  const [{ NotificationPanel }] = await Promise.all([import('./NotificationPanel.tsx'), loadLatest()]);
  return NotificationPanel;
};

const mostShown = 99;

/** What the reader was told, of what they track and in this visit; where nothing is tracked, there from the first notice on. */
export function NotificationBell() {
  const { t } = useTranslation();
  const notices = useGivenNotices();
  const unread = useUnread();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const leave = useCallback(() => setOpen(null), []);
  if (notices.length === 0 && unread === null) return null;
  const count = unread ?? 0;
  return (
    <>
      <IconButton
        className={parts.bell ?? ''}
        label={t('notices.bell', { unread: count, count: notices.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={18} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={parts.count} dir="ltr" aria-hidden>
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        )}
        {count === 0 && notices.length > 0 && <span className={parts.dot} aria-hidden />}
      </IconButton>
      {isOpen !== null && (
        <OnDemand
          name="notifications"
          load={loadPanel}
          shown={{ isOpen, isTold: unread !== null, onClose: () => setOpen(false) }}
          onMissing={leave}
        />
      )}
    </>
  );
}
