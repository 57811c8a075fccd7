import type { IndexState } from '@norma/contracts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useNow } from '../useNow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** How far the index has come that is being built. */
export function Building({ building }: { building: NonNullable<IndexState['building']> }) {
  const words = useMessages('content');
  const number = useNumberFormat();
  const now = useNow();
  const { startedAt, done, total } = building;
  return (
    <Progress
      label={words('index.building')}
      seconds={(now - Date.parse(startedAt)) / 1000}
      {...(total > 0 && { done: done / total })}
    >
      {words('index.buildingText', { done: number(done), total: number(total) })}
    </Progress>
  );
}
