import type { ImportReport } from '@norma/contracts';
import {
  IconCalendarClock,
  IconCheck,
  IconClock,
  IconLoader,
  IconPlayerStop,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { StatusLabel, type Tone } from '../../ui/admin/StatusLabel.tsx';
import { useMessages, type MessageKey } from '../../i18n/useMessages.ts';
import { isMoving, shareRead } from './queries.ts';
import styles from '../../ui/admin/admin.module.css';

const shown: Record<ImportReport['state'], { Sign: Icon; tone: Tone }> = {
  waiting: { Sign: IconClock, tone: 'plain' },
  reading: { Sign: IconLoader, tone: 'plain' },
  scheduled: { Sign: IconCalendarClock, tone: 'plain' },
  publishing: { Sign: IconLoader, tone: 'plain' },
  done: { Sign: IconCheck, tone: 'good' },
  stopped: { Sign: IconPlayerStop, tone: 'care' },
  failed: { Sign: IconX, tone: 'bad' },
};

const percents: Intl.NumberFormatOptions = { style: 'percent' };

/** The word for the status of an import. */
export function wordOfState({ state, isDryRun, isStopAsked }: ImportReport): MessageKey<'imports'> {
  if (isStopAsked && state !== 'stopped' && state !== 'done' && state !== 'failed')
    return 'import.state.stopping';
  return state === 'done' && isDryRun ? 'import.state.doneDry' : `import.state.${state}`;
}

/** The status of an import, and its progress while it runs. */
export function ImportState({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const percent = useNumberFormat(percents);
  const { state } = report;
  const share = shareRead(report);
  return (
    <span className={styles.two}>
      <StatusLabel {...shown[state]}>{t(wordOfState(report))}</StatusLabel>
      {isMoving(report) && share !== null && (
        <span className={styles.second}>{t('import.percent', { percent: percent(share) })}</span>
      )}
    </span>
  );
}
