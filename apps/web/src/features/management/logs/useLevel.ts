import type { LogLevel } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { loggersQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** A logger and its level; null inherits the level of ROOT. */
export type Change = { name: string; configuredLevel: LogLevel | null };

/** Changes the level of a logger; a toast tells the result. */
export function useLevel() {
  const t = useMessages('management');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ name, configuredLevel }: Change) =>
      administration.management.setLevel({ params: { name }, body: { configuredLevel } }),
    onSuccess: ({ effectiveLevel }, { name }) =>
      showToast({ kind: 'success', message: t('levelSet', { name, level: effectiveLevel }) }),
    onError: () => showToast({ kind: 'error', message: t('didNotWork') }),
    onSettled: () => queries.invalidateQueries({ queryKey: loggersQuery.queryKey }),
  });
}
