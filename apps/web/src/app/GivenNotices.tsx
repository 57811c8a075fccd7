import { IconAlertTriangle, IconBell, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useGivenNotices } from '../ui/notices.ts';
import { Sheet } from '../ui/Sheet.tsx';
import parts from './GivenNotices.module.css';

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

/** The notices of this visit, to be read again; there from the first notice on. */
export function GivenNotices() {
  const { t, i18n } = useTranslation();
  const notices = useGivenNotices();
  const [isOpen, setOpen] = useState(false);
  if (notices.length === 0) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' });
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
      <Sheet isOpen={isOpen} title={t('notices.title')} onClose={() => setOpen(false)}>
        <ol className={parts.list}>
          {notices.map(({ id, kind, message, at }) => {
            const Sign = signs[kind];
            return (
              <li className={parts.notice} key={id} data-kind={kind}>
                <Sign className={parts.sign} size={16} stroke={1.6} aria-hidden />
                <p className={parts.words}>
                  <Hidden>{t(`notices.${kind}`)}: </Hidden>
                  <bdi>{message}</bdi>
                </p>
                <time className={parts.time} dateTime={at.toISOString()}>
                  {time.format(at)}
                </time>
              </li>
            );
          })}
        </ol>
      </Sheet>
    </>
  );
}
