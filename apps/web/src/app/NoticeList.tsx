import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { writeMoment } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import { useGivenNotices } from '../ui/notices.ts';
import { Sheet } from '../ui/Sheet.tsx';
import parts from './GivenNotices.module.css';

const signs = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

type Props = { isOpen: boolean; onClose: () => void };

/** The notices of this visit in a sheet. */
export function NoticeList({ isOpen, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' });
  return (
    <Sheet isOpen={isOpen} title={t('notices.title')} onClose={onClose}>
      <ol className={parts.list}>
        {useGivenNotices().map(({ id, kind, message, at }) => {
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
                title={writeMoment(at, 'DD/MM/YY HH:mm')}
              >
                {time.format(at)}
              </time>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
