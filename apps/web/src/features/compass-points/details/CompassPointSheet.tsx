import type { CompassPoint } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
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
import styles from './CompassPointSheet.module.css';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';

type Props = { point: CompassPoint; onClose: () => void };

/** All that is known of one compass point, beside the list that it was chosen from. */
export function CompassPointSheet({ point, onClose }: Props) {
  const words = useMessages('compass-points');
  const { i18n } = useTranslation();
  const isRich = useIsRich(point);
  const { selectionText, pageNumber, anchor } = point.selectionMetadata;
  const dayOf = (instant: string): string => writeDay(instant.slice(0, 10), 'MMM DD YYYY', i18n.language);
  const page = pageNumber ?? anchor?.pages?.[0]?.page;
  const place = [
    anchor?.clause && words('inClause', { clause: isolateLtr(anchor.clause) }),
    page && words('onPage', { page }),
  ].filter(Boolean);

  return (
    <Drawer isOpen title={plainText(point.name, isRich.name) || words('nameless')} onClose={onClose}>
      <p className={styles.head}>
        {point.designation && <Designation value={point.designation} />}
        {point.contentStatus && <Status status={point.contentStatus} />}
      </p>
      {point.contentCode && !point.isDeleted && (
        <p>
          <Link className={styles.open} to={pathTo(point)}>
            {words('openInDocument')}
          </Link>
        </p>
      )}
      <TransferNotice point={point} />
      <dl className={styles.facts}>
        <dt>{words('text')}</dt>
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
            <dt>{words('description')}</dt>
            <dd>
              <PointText text={point.description} isRich={isRich.description} />
            </dd>
          </>
        )}
        {point.overlayDetails && (
          <>
            <dt>{words('overlayDetails')}</dt>
            <dd>
              <PointText text={point.overlayDetails} isRich={isRich.overlayDetails} />
            </dd>
          </>
        )}
        {point.note && (
          <>
            <dt>{words('ownNote')}</dt>
            <dd>
              <PointText text={point.note} isRich={false} />
            </dd>
          </>
        )}
        <dt>{words('createdBy')}</dt>
        <dd>{words('byOn', { person: isolate(point.createdUserName), date: dayOf(point.createdDate) })}</dd>
        {point.deletedByEmail && point.deletedDate && (
          <>
            <dt>{words('deactivatedBy')}</dt>
            <dd>
              {words('byOn', {
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
