import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from '../client/client.ts';
import { forgetAccount, reloadSession } from '../features/session/index.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { i18n } from '../i18n/i18n.ts';
import { reactionTo, type CallMeta } from './explain.ts';

const isRefused = (error: Error): boolean =>
  error instanceof CallRefused && error.status >= 400 && error.status < 500;

/** The server is away for a moment: it says so, and mostly is back within seconds. */
const isAway = (error: Error): boolean =>
  error instanceof CallRefused && error.status === 503 && error.code === 'database-unreachable';

/** The query cache: answers are fresh for half a minute unless a query says otherwise; toasts report how calls went. */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => tellFailure(error, meta),
    onSuccess: (_, { meta }) => tellSuccess(meta),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, { meta }) => tellFailure(error, meta),
    onSuccess: (_answer, _variables, _context, { meta }) => tellSuccess(meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A reader who comes back from a long document finds the list as it was.
      gcTime: 60 * 60_000,
      refetchOnWindowFocus: false,
      // What the server refuses it refuses again. While it is away: after 1, 2 and 4 seconds.
      retry: (failures, error) => failures < (isAway(error) ? 3 : 1) && !isRefused(error),
    },
  },
});

function tellFailure(error: Error, meta: CallMeta | undefined): void {
  if (error instanceof CallRefused && error.code === 'unreachable') void waitForServer();
  const reaction = reactionTo(error, meta, i18n.t);
  if (reaction.act === 'say') showToast({ kind: 'error', message: reaction.words });
  if (reaction.act === 'log') console.error(error);
  if (reaction.act === 'forget-account') forgetAccount(queries);
  if (reaction.act === 'reload-session') void reloadSession(queries);
}

function tellSuccess(meta: CallMeta | undefined): void {
  if (meta?.successMessage) showToast({ kind: 'success', message: meta.successMessage(i18n.t) });
}

/** Has what is asked next wait while the server does not answer, though the browser has a network. */
async function waitForServer(): Promise<void> {
  const connection = await import('../client/connection.ts').catch(() => null);
  await connection?.connected();
}
