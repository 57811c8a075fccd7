import { Link } from 'react-router';
import { usePlace } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './EmbeddedReport.module.css';

/** The way back from the figures of the library to the report of a reporting service, where there is one. */
export function ServiceLink({ service }: { service: string | null }) {
  const words = useMessages('reports');
  const { addressOf } = usePlace();
  if (service === null) return null;
  return (
    <p className={styles.foot}>
      <Link className={styles.way} to={addressOf({ isHere: false })}>
        {words('embeddedAgain', { host: new URL(service, window.location.href).host })}
      </Link>
    </p>
  );
}
