import type { ImportReport } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Failed } from '../Failed.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRejections } from './ImportRejections.tsx';
import { importQuery, isMoving } from './queries.ts';
import { StopImport } from './StopImport.tsx';
import styles from './ImportSheet.module.css';

type Props = { id: number; onClose: () => void };

/** All that is known of one import, live while it moves. */
export function ImportSheet({ id, onClose }: Props) {
  const words = useMessages('content');
  const { data: report, error, refetch } = useQuery(importQuery(id));
  const [isStopping, setStopping] = useState(false);
  return (
    <Drawer
      isOpen
      isWide
      title={report?.name ?? words('import.number', { id })}
      onClose={onClose}
      actions={report?.mayStop && <Button onClick={() => setStopping(true)}>{words('import.stop')}</Button>}
    >
      {report && <Report report={report} />}
      {!report && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!report && !error && <SkeletonRows rows={8} />}
      {isStopping && <StopImport id={id} onClose={() => setStopping(false)} />}
    </Drawer>
  );
}

function Report({ report }: { report: ImportReport }) {
  const words = useMessages('content');
  return (
    <div className={styles.body}>
      {isMoving(report) && <ImportProgress report={report} />}
      {report.problem !== null && (
        <Section name={words('import.problem')}>
          <p className={styles.problem} lang="en" dir="ltr">
            {report.problem}
          </p>
          <p className={styles.note}>{words('import.inEnglish')}</p>
        </Section>
      )}
      <ImportFacts report={report} />
      {report.counts.rejected + report.counts.remarks > 0 && <ImportRejections report={report} />}
      <ImportChanges report={report} />
    </div>
  );
}
