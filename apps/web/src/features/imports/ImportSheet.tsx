import type { ImportReport } from '@norma/contracts';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { Section } from '../../ui/admin/Section.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { ImportRejections } from './ImportRejections.tsx';
import { importQuery, isMoving, shareRead } from './queries.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useNow } from '../../ui/admin/useNow.ts';
import { wordOfState } from './ImportState.tsx';
import { administration } from '../../client/administration.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import styles from './ImportSheet.module.css';

type Props = { id: number; onClose: () => void };

/** All that is known of one import, live while it moves. */
export function ImportSheet({ id, onClose }: Props) {
  const t = useMessages('imports');
  const { data: report, error, refetch } = useQuery(importQuery(id));
  const [isStopping, setStopping] = useState(false);
  return (
    <Drawer
      isOpen
      isWide
      title={report?.name ?? t('import.number', { id })}
      onClose={onClose}
      actions={report?.mayStop && <Button onClick={() => setStopping(true)}>{t('import.stop')}</Button>}
    >
      {report && <Report report={report} />}
      {!report && error && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()}>
          {t('loadFailedText')}
        </ErrorState>
      )}
      {!report && !error && <SkeletonRows rows={8} />}
      {isStopping && <StopImport id={id} onClose={() => setStopping(false)} />}
    </Drawer>
  );
}

function Report({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  return (
    <div className={styles.body}>
      {isMoving(report) && <ImportProgress report={report} />}
      {report.problem !== null && (
        <Section name={t('import.problem')}>
          <p className={styles.problem} lang="en" dir="ltr">
            {report.problem}
          </p>
          <p className={styles.note}>{t('import.inEnglish')}</p>
        </Section>
      )}
      <ImportFacts report={report} />
      {report.counts.rejected + report.counts.remarks > 0 && <ImportRejections report={report} />}
      <ImportChanges report={report} />
    </div>
  );
}

/** How far an import has come that is under way. */
function ImportProgress({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const now = useNow();
  const { startedAt, state } = report;
  const share = shareRead(report);
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000;
  return (
    <Progress
      label={t(wordOfState(report))}
      seconds={seconds}
      {...(state === 'reading' && share !== null && { done: share })}
    />
  );
}

/** Asks whether an import is really to be stopped, and stops it. */
function StopImport({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages('imports');
  const queries = useQueryClient();
  const stop = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.imports.stopImport({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: t('import.stopped') }),
    onError: () => showToast({ kind: 'error', message: t('notDone') }),
    onSettled: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: queryKeys.imports() });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('import.stopTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('import.goOn')}</Button>
          <Button kind="primary" onClick={() => stop.isPending || stop.mutate()}>
            {t('import.stopAct')}
          </Button>
        </>
      }
    >
      {t('import.stopText')}
    </ConfirmDialog>
  );
}
