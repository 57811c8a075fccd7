import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { writeMoment } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { Latest } from '../features/tracking/index.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { useToastHistory } from '../ui/feedback/toasts.ts';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../ui/feedback/SkeletonRows.tsx';
import { useDateTimeFormat } from '../ui/text/useDateTimeFormat.ts';
import { useTimeFormat } from '../ui/text/useTimeFormat.ts';
import styles from './NotificationBell.module.css';

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

type Props = { isOpen: boolean; onClose: () => void };

/** Notifications of what the reader tracks, and the toasts of this visit, in a drawer. */
export function NotificationPanel({ isAnnounced, ...sheet }: Props & { isAnnounced: boolean }) {
  const { t } = useTranslation();
  return (
    <Drawer {...sheet} title={t('notices.panel')}>
      {isAnnounced && <Latest onLeave={sheet.onClose} whileLoading={<SkeletonRows rows={4} />} />}
      <Toasts />
    </Drawer>
  );
}

function Toasts() {
  const { t } = useTranslation();
  const toasts = useToastHistory();
  const moment = useDateTimeFormat();
  const time = useTimeFormat();
  if (toasts.length === 0) return null;
  return (
    <section aria-labelledby="notices-of-visit">
      <h3 className={styles.title} id="notices-of-visit">
        {t('notices.title')}
      </h3>
      <ol className={styles.list}>
        {toasts.map(({ id, kind, message, at }) => {
          const Sign = signs[kind];
          return (
            <li className={styles.notice} key={id} data-kind={kind}>
              <Sign className={styles.sign} size={16} stroke={1.6} aria-hidden />
              <p className={styles.words}>
                <VisuallyHidden>{t(`notices.${kind}`)}: </VisuallyHidden>
                <bdi>{message}</bdi>
              </p>
              <time className={styles.time} dateTime={writeMoment(at, 'YYYY-MM-DDTHH:mm')} title={moment(at)}>
                {time(at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
