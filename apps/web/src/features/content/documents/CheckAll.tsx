import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useAccount } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { checkQuery } from './queries.ts';

/** Lets operators have all documents looked at. */
export function CheckAll() {
  const words = useMessages('content');
  const queries = useQueryClient();
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const { data } = useQuery(checkQuery);
  const isBusy = data?.state === 'running' || data?.state === 'waiting';
  const start = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.integrity.startCheck({}),
    onSuccess: (check) => queries.setQueryData(checkQuery.queryKey, check),
    onError: () => showToast({ kind: 'error', message: words('notDone') }),
  });
  if (!isOperator) return null;
  return (
    <Button
      icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      aria-disabled={isBusy || start.isPending || undefined}
      onClick={() => isBusy || start.isPending || start.mutate()}
    >
      {words('fault.checkAll')}
    </Button>
  );
}
