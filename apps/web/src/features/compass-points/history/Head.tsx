import type { CompassPoint } from '@norma/contracts';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { Benchmark } from '../Benchmark.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Head.module.css';

/** Which compass point it is, and of which document. */
export function Head({ point, name }: { point: CompassPoint; name: string }) {
  const words = useMessages('compass-points');
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
        {point.isDeleted && <span className={styles.state}>{words('isDeactivated')}</span>}
      </p>
    </div>
  );
}
