import type { Notification, NotificationKind } from '@norma/contracts';
import {
  IconArrowsExchange,
  IconBooks,
  IconFileDiff,
  IconFilePlus,
  IconFileText,
  IconFileX,
  IconHammer,
  IconLanguage,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { comparisonPath, dateInWords, documentPath } from '../../documents/index.ts';
import { searchPath } from '../../search/index.ts';
import { useAccount } from '../../session/index.ts';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import { dayOf } from './byDay.ts';
import { useTimeFormat } from '../../../ui/text/useTimeFormat.ts';
import styles from './NotificationRow.module.css';

const signs: Record<NotificationKind, typeof IconBooks> = {
  'new-edition': IconFileDiff,
  withdrawal: IconFileX,
  replacement: IconArrowsExchange,
  amendment: IconFilePlus,
  corrigendum: IconFilePlus,
  translation: IconLanguage,
  status: IconFileText,
  text: IconFileText,
  'new-documents': IconBooks,
  'new-work-item': IconHammer,
  'work-item': IconHammer,
  'access-granted': IconLockOpen,
  'access-declined': IconLock,
};

type Props = {
  notification: Notification;
  onMark: (isRead: boolean) => void;
  /** Called when its link is followed, to close a panel. */
  onLeave?: () => void;
  /** No day is above it. */
  isDated?: boolean;
};

/** A notification: its subject, what happened to it, and a link to it. */
export function NotificationRow({ notification, onMark, onLeave, isDated = false }: Props) {
  const t = useMessages('tracking');
  const { i18n } = useTranslation();
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const { document, previous, publisher, kind, count, isRead } = notification;
  const isMany = kind === 'new-documents' && count > 1;
  const Sign = signs[kind];
  const time = useTimeFormat();
  const date = dateInWords({ of: 'lastUpdated', day: dayOf(notification.at) }, i18n.language);
  const leave = (): void => {
    if (!isRead) onMark(true);
    onLeave?.();
  };
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Sign className={styles.sign} size={18} stroke={1.6} aria-hidden />
      <div className={styles.words}>
        <p className={styles.what}>
          {!isRead && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {document && !isMany ? (
            <Link
              className={styles.name}
              to={
                previous
                  ? comparisonPath({
                      contentCode: document.contentCode,
                      compare: previous.contentCode,
                      isDrm,
                    })
                  : documentPath({ contentCode: document.contentCode, isDrm })
              }
              onClick={leave}
            >
              <Designation value={document.designationNo} size="table" />
            </Link>
          ) : (
            <Link
              className={styles.name}
              to={searchPath({
                picks: [
                  { list: 'publisherList', key: publisher.publisherCode, name: publisher.publisherName },
                ],
              })}
              onClick={leave}
            >
              <bdi>{publisher.publisherName}</bdi>
            </Link>
          )}{' '}
          <span>{whatHappened(notification, t)}</span>
        </p>
        {document && !isMany && (
          <p className={styles.title}>
            <bdi lang={languageOfText(document.documentTitle, document.language)}>
              {document.documentTitle}
            </bdi>
          </p>
        )}
        <p className={styles.ways}>
          {document && previous && (
            <>
              <Link
                to={comparisonPath({
                  contentCode: document.contentCode,
                  compare: previous.contentCode,
                  isDrm,
                })}
                onClick={leave}
              >
                {t('seeChanges')}
              </Link>
              <Link to={documentPath({ contentCode: document.contentCode, isDrm })} onClick={leave}>
                {t('openDocument')}
              </Link>
            </>
          )}
          <button className={styles.mark} type="button" onClick={() => onMark(!isRead)}>
            {t(isRead ? 'markUnread' : 'markRead')}
            <VisuallyHidden> {document?.designationNo ?? publisher.publisherName}</VisuallyHidden>
          </button>
        </p>
      </div>
      <time className={styles.time} dateTime={notification.at}>
        {isDated ? date : time(new Date(notification.at))}
      </time>
    </li>
  );
}

/** What happened to something, in words that are behind its name. */
function whatHappened({ kind, previous, workItem, count }: Notification, t: Translate<'tracking'>): string {
  if (kind === 'new-edition' && previous)
    return t('kind.new-edition.after', { before: previous.designationNo });
  if ((kind === 'new-work-item' || kind === 'work-item') && workItem)
    return t(`kind.${kind}.named`, { number: workItem.workItemNumber });
  return t(`kind.${kind}`, { count });
}
