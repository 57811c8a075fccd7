import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/**
 * Options of a query that calls the API; the call is aborted when nothing shows its answer any more. The component that
 * uses it shows its failure.
 */
export const apiQuery = <Answer>(
  queryKey: readonly unknown[],
  call: (options: { signal: AbortSignal }) => Promise<Answer>,
  options: Omit<UndefinedInitialDataOptions<Answer>, 'queryKey' | 'queryFn'> = {},
) =>
  queryOptions<Answer>({
    meta: { isHandled: true },
    ...options,
    queryKey,
    queryFn: ({ signal }) => call({ signal }),
  });
