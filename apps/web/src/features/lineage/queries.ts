import type { ClauseLanding } from '@norma/contracts';
import { apiQuery } from '../../client/apiQuery.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The link to a clause, as its address says it. */
export type ClauseLink = { readonly line: string; readonly from: string | null };

/** How often it is asked whether both editions are compared by now. */
const askAgainMs = 1_000;
const asksAtMost = 60;

/** Where the link to a clause leads; asked for again until both editions are compared. */
export const landingQuery = ({ line, from }: ClauseLink) => ({
  ...apiQuery(queryKeys.documents('clause', line, from), (options): Promise<ClauseLanding> =>
    laterClient.lineage.clause({ params: { line }, query: from === null ? {} : { from } }, options),
  ),
  refetchInterval: ({ state }: { state: { data?: ClauseLanding | undefined; dataUpdateCount: number } }) =>
    state.data?.change?.isReady === false && state.dataUpdateCount < asksAtMost ? askAgainMs : false,
});
