import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import { useGivenNotices } from '../ui/notices.ts';
import parts from './GivenNotices.module.css';

// Most visits never open it, and it brings its own layer along.
const NoticeList = lazy(async () => ({ default: (await import('./NoticeList.tsx')).NoticeList }));

/** The notices of this visit, to be read again; there from the first notice on. */
export function GivenNotices() {
  const { t } = useTranslation();
  const notices = useGivenNotices();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (notices.length === 0) return null;
  return (
    <>
      <IconButton
        className={parts.bell ?? ''}
        label={t('notices.open', { count: notices.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={18} stroke={1.6} aria-hidden />
        <span className={parts.dot} aria-hidden />
      </IconButton>
      {isOpen !== null && (
        <Suspense>
          <NoticeList isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
