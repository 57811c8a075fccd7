import type { CompassPoint } from '@norma/contracts';
import { Designation } from '../../../ui/Designation.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Benchmark } from '../Benchmark.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './Head.module.css';

/** Which compass point it is, and of which document. */
export function Head({ point, name }: { point: CompassPoint; name: string }) {
  const words = useMessages('compass-points');
  return (
    <div className={parts.head}>
      <p className={parts.name}>
        <span className={parts.sign}>
          <Benchmark size={16} />
        </span>
        <bdi>{name}</bdi>
      </p>
      <p className={parts.document}>
        {point.designation && <Designation value={point.designation} />}
        {point.contentStatus && <Status status={point.contentStatus} />}
        {point.isDeleted && <span className={parts.state}>{words('isDeactivated')}</span>}
      </p>
    </div>
  );
}
