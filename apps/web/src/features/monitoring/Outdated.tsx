import { IconAlertTriangle } from '@tabler/icons-react';
import { useMeasures } from './useMeasures.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Outdated.module.css';

/** Says that the data is outdated, because reloading failed. */
export function Outdated({ since }: { since: string }) {
  const t = useMessages('monitoring');
  const { time } = useMeasures();
  return (
    <p className={styles.outdated} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {t('outdated', { time: time(since) })}
    </p>
  );
}
