import type { CompassPoint } from '@norma/contracts';
import { Link } from 'react-router';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { pathTo } from '../place.ts';
import { PointText } from '../dialog/PointText.tsx';
import { plainText, useIsRich } from '../isRich.ts';
import { TransferNotice } from '../TransferNotice.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { LongText } from './LongText.tsx';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './CompassPointSheet.module.css';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';

type Props = { point: CompassPoint; onClose: () => void };

/** All that is known of one compass point, next to the list that it was chosen from. */
export function CompassPointSheet({ point, onClose }: Props) {
  const t = useMessages('compass-points');
  const writtenDay = useDateFormat();
  const isRich = useIsRich(point);
  const { selectionText, pageNumber, anchor } = point.selectionMetadata;
  const dayOf = (instant: string): string => writtenDay(instant.slice(0, 10));
  const page = pageNumber ?? anchor?.pages?.[0]?.page;
  const place = [
    anchor?.clause && t('inClause', { clause: isolateLtr(anchor.clause) }),
    page && t('onPage', { page }),
  ].filter(Boolean);

  return (
    <Drawer isOpen title={plainText(point.name, isRich.name) || t('nameless')} onClose={onClose}>
      <p className={styles.head}>
        {point.designation && <Designation value={point.designation} />}
        {point.contentStatus && <Status status={point.contentStatus} />}
      </p>
      {point.contentCode && !point.isDeleted && (
        <p>
          <Link className={styles.open} to={pathTo(point)}>
            {t('openInDocument')}
          </Link>
        </p>
      )}
      <TransferNotice point={point} />
      <dl className={styles.facts}>
        <dt>{t('text')}</dt>
        <dd className={styles.quote}>
          <LongText text={selectionText} />
          {place.map((each) => (
            <span className={styles.place} key={each}>
              {each}
            </span>
          ))}
        </dd>
        {point.description && (
          <>
            <dt>{t('description')}</dt>
            <dd>
              <PointText text={point.description} isRich={isRich.description} />
            </dd>
          </>
        )}
        {point.overlayDetails && (
          <>
            <dt>{t('overlayDetails')}</dt>
            <dd>
              <PointText text={point.overlayDetails} isRich={isRich.overlayDetails} />
            </dd>
          </>
        )}
        {point.note && (
          <>
            <dt>{t('ownNote')}</dt>
            <dd>
              <PointText text={point.note} isRich={false} />
            </dd>
          </>
        )}
        <dt>{t('createdBy')}</dt>
        <dd>{t('byOn', { person: isolate(point.createdUserName), date: dayOf(point.createdDate) })}</dd>
        {point.deletedByEmail && point.deletedDate && (
          <>
            <dt>{t('deactivatedBy')}</dt>
            <dd>
              {t('byOn', {
                person: isolate(point.deletedByEmail),
                date: dayOf(point.deletedDate),
              })}
            </dd>
          </>
        )}
      </dl>
    </Drawer>
  );
}
