import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import type { CompassPoint } from '@norma/contracts';
import { CallRefused } from '../../../client/client.ts';
import { encodeQuery } from '../../../client/query.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { AccessDenied } from '../../../ui/feedback/AccessDenied.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { compassPointQuery } from '../queries.ts';
import { plainText, useIsRich } from '../isRich.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { cameFrom } from './cameFrom.ts';
import { History } from './History.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { Benchmark } from '../Benchmark.tsx';
import styles from './HistoryScreen.module.css';

/** The history of a compass point. */
export function HistoryScreen() {
  const t = useMessages('compass-points');
  const { compasspointId = '', contentCode = '' } = useParams();
  const id = Number(compasspointId);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...compassPointQuery(id), enabled: isNumber });
  const isRich = useIsRich(data?.point);
  const name = data && (plainText(data.point.name, isRich.name) || t('nameless'));
  usePageTitle(name ? t('historyOf', { name }) : t('changeHistory'));
  const isMissing = !isNumber || (error instanceof CallRefused && error.status === 404);

  return (
    <Screen className={styles.screen}>
      <Back contentCode={contentCode} />
      <ScreenTitle>{t('changeHistory')}</ScreenTitle>
      {data && <Head point={data.point} name={name ?? ''} />}
      {isMissing ? (
        <AccessDenied>{t('missingText')}</AccessDenied>
      ) : error && !data ? (
        <ErrorState title={t('historyFailed')} onRetry={() => void refetch()}>
          {t('listFailedText')}
        </ErrorState>
      ) : (
        <History id={id} isRich={isRich} />
      )}
    </Screen>
  );
}

/** The link back to where the reader came from; by default to the compass points of the document. */
function Back({ contentCode }: { contentCode: string }) {
  const t = useMessages('compass-points');
  const path = cameFrom(useLocation()) ?? `/document/${encodeQuery({ contentCode, tab: 'compass-points' })}`;
  return (
    <Link className={styles.back} to={path}>
      <IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />
      {t('back')}
    </Link>
  );
}

/** Which compass point it is, and of which document. */
function Head({ point, name }: { point: CompassPoint; name: string }) {
  const t = useMessages('compass-points');
  return (
    <div className={styles.head}>
      <p className={styles.name}>
        <span className={styles.sign}>
          <Benchmark size={16} />
        </span>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.document}>
        {point.designation && <Designation value={point.designation} />}
        {point.contentStatus && <Status status={point.contentStatus} />}
        {point.isDeleted && <span className={styles.state}>{t('isDeactivated')}</span>}
      </p>
    </div>
  );
}
