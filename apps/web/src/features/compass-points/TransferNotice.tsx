import type { CompassPoint } from '@norma/contracts';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './TransferNotice.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';

type Props = {
  point: Pick<CompassPoint, 'newVersion'>;
  /** Whether it is about all compass points of a document. */
  isOfDocument?: boolean;
};

/** Tells the creator of a compass point on a superseded edition that a newer one exists. */
export function TransferNotice({ point: { newVersion }, isOfDocument = false }: Props) {
  const t = useMessages('compass-points');
  if (!newVersion) return null;
  const designation = isolateLtr(newVersion.designation);
  return (
    <aside className={styles.notice} aria-label={t('transfer')}>
      <IconInfoCircle className={styles.sign} size={16} stroke={1.6} aria-hidden />
      <p>{t(isOfDocument ? 'transferOfDocument' : 'transferText', { designation })}</p>
      <Link
        className={styles.go}
        to={`/document/${encodeQuery({ contentCode: newVersion.contentCode })}`}
        aria-label={t('goToNewNamed', { designation })}
      >
        {t('goToNew')}
        <IconArrowRight className={styles.arrow} size={16} stroke={1.6} aria-hidden />
      </Link>
    </aside>
  );
}
