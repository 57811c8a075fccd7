import type { DocumentCheck } from '@norma/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useNow } from '../useNow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { checkQuery, faultsKey } from './queries.ts';
import styles from '../Content.module.css';

/** How far the documents have been checked; what was found is asked for again as the check goes on. */
export function CheckState() {
  const words = useMessages('content');
  const moment = useDateTimeFormat();
  const queries = useQueryClient();
  const { data: check } = useQuery(checkQuery);
  const progress = check ? `${check.state} ${check.lookedAt}` : null;
  useEffect(() => {
    if (progress) void queries.invalidateQueries({ queryKey: [...faultsKey, 'list'] });
  }, [progress, queries]);
  if (!check) return null;
  if (check.state === 'running') return <Checking check={check} />;
  const { state, finishedAt, lookedAt } = check;
  return (
    <p className={styles.about} role="status">
      {state === 'done' && finishedAt
        ? words('fault.last', { count: lookedAt, at: moment(finishedAt) })
        : words(state === 'waiting' ? 'fault.waiting' : 'fault.never')}
    </p>
  );
}

function Checking({ check: { startedAt, lookedAt, total } }: { check: DocumentCheck }) {
  const words = useMessages('content');
  const number = useNumberFormat();
  const now = useNow();
  return (
    <Progress
      label={words('fault.checking')}
      seconds={startedAt ? (now - Date.parse(startedAt)) / 1000 : 0}
      {...(total > 0 && { done: lookedAt / total })}
    >
      {words('fault.checkingText', { done: number(lookedAt), total: number(total) })}
    </Progress>
  );
}
