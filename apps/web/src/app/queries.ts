import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from '../client/client.ts';

const isRefused = (error: Error): boolean =>
  error instanceof CallRefused && error.status >= 400 && error.status < 500;

/** What the server has told, kept for half a minute unless a query says otherwise. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A reader who comes back from a long document finds the list as it was.
      gcTime: 60 * 60_000,
      refetchOnWindowFocus: false,
      // What the server refuses it refuses again.
      retry: (failures, error) => failures < 1 && !isRefused(error),
    },
  },
});
