import { IconActivityHeartbeat } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFeature } from '../../session/index.ts';
import { healthPath, type HealthPlace } from './place.ts';
import styles from './HealthLink.module.css';

/** The way to the citation health of a document, or of what the reader has. */
export function HealthLink({ of }: { of: HealthPlace }) {
  const t = useMessages('related');
  if (!useFeature('reference-links')) return null;
  return (
    <Link className={styles.link} to={healthPath(of)}>
      <IconActivityHeartbeat size={16} stroke={1.6} aria-hidden />
      {t('health.title')}
    </Link>
  );
}
