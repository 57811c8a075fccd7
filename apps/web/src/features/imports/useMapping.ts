import type { StatusMeaning } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { queryKeys } from '../../client/queryKeys.ts';

type Mapping = Pick<StatusMeaning, 'publisher' | 'word'> & { meaning: StatusMeaning['meaning'] | null };

/** Says what a word of status means on documents of a publisher; null: it is shown as given again. */
export function useMapping() {
  const t = useMessages('imports');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ publisher, word, meaning }: Mapping) =>
      meaning === null
        ? administration.imports.unmapStatus({ query: { publisher, word } })
        : administration.imports.mapStatus({ body: { publisher, word, meaning } }),
    onSuccess: (_, { meaning }) =>
      showToast({ kind: 'success', message: t(meaning === null ? 'meaning.removed' : 'meaning.saved') }),
    onError: () => showToast({ kind: 'error', message: t('notDone') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.imports() }),
  });
}
