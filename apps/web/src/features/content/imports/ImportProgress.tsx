import type { ImportReport } from '@norma/contracts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useNow } from '../useNow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { wordOfState } from './ImportState.tsx';
import { shareRead } from './queries.ts';

/** How far an import has come that is under way. */
export function ImportProgress({ report }: { report: ImportReport }) {
  const words = useMessages('content');
  const now = useNow();
  const { startedAt, state } = report;
  const share = shareRead(report);
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000;
  return (
    <Progress
      label={words(wordOfState(report))}
      seconds={seconds}
      {...(state === 'reading' && share !== null && { done: share })}
    />
  );
}
