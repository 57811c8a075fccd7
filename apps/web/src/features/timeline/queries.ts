import type { Origins, Timeline } from '@norma/contracts';
import { apiQuery } from '../../client/apiQuery.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const askAgainMs = 1_000;

/** The timeline of a document; asked for again until all editions are compared. */
export const timelineQuery = (contentCode: string) => ({
  ...apiQuery(queryKeys.documents('timeline', contentCode), (options): Promise<Timeline> =>
    laterClient.timeline.timeline({ query: { contentCode } }, options),
  ),
  refetchInterval: ({ state }: { state: { data?: Timeline | undefined } }) =>
    state.data?.progress ? askAgainMs : false,
});

/** The origins of the sentences of a clause. */
export const originsQuery = (contentId: number, clause: string) =>
  apiQuery(
    queryKeys.documents('origins', contentId, clause),
    (options): Promise<Origins> => laterClient.timeline.origins({ query: { contentId, clause } }, options),
    { staleTime: Infinity },
  );
