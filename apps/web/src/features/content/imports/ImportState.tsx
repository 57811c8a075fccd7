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
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Standing, type Tone } from '../Standing.tsx';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { isMoving, shareRead } from './queries.ts';
import styles from '../Content.module.css';

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

/** The word for where an import stands. */
export function wordOfState({ state, isDryRun, isStopAsked }: ImportReport): MessageKey<'content'> {
  if (isStopAsked && state !== 'stopped' && state !== 'done' && state !== 'failed')
    return 'import.state.stopping';
  return state === 'done' && isDryRun ? 'import.state.doneDry' : `import.state.${state}`;
}

/** Where an import stands, and how much of it has been read while it is. */
export function ImportState({ report }: { report: ImportReport }) {
  const words = useMessages('content');
  const percent = useNumberFormat(percents);
  const { state } = report;
  const share = shareRead(report);
  return (
    <span className={styles.two}>
      <Standing {...shown[state]}>{words(wordOfState(report))}</Standing>
      {isMoving(report) && share !== null && (
        <span className={styles.second}>{words('import.percent', { percent: percent(share) })}</span>
      )}
    </span>
  );
}
