import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { writeMoment } from '@norma/contracts/fields';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLatest } from '../features/tracking/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { useGivenNotices } from '../ui/notices.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import parts from './NotificationBell.module.css';

const Latest = lazy(loadLatest);

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

type Props = { isOpen: boolean; onClose: () => void };

/** What the reader was told of what they track, and the notices of this visit, in a sheet. */
export function NotificationPanel({ isTold, ...sheet }: Props & { isTold: boolean }) {
  const { t } = useTranslation();
  return (
    <Sheet {...sheet} title={t('notices.panel')}>
      {isTold && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <Latest onLeave={sheet.onClose} />
        </Suspense>
      )}
      <Notices />
    </Sheet>
  );
}

function Notices() {
  const { t, i18n } = useTranslation();
  const notices = useGivenNotices();
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' });
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices-of-visit">
      <h3 className={parts.title} id="notices-of-visit">
        {t('notices.title')}
      </h3>
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
              <time
                className={parts.time}
                dateTime={writeMoment(at, 'YYYY-MM-DDTHH:mm')}
                title={writeMoment(at, 'DD/MM/YY HH:mm', i18n.language)}
              >
                {time.format(at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
