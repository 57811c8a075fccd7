import type { SynonymLists } from '@norma/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '../../../client/apiQuery.ts';
import { administration } from '../../../client/administration.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** The saved rules by language, and the tag of their state. */
export const synonymsQuery = apiQuery(
  queryKeys.search('synonyms'),
  (options) => administration.search.synonyms.withHeaders({}, options),
  { staleTime: 0, refetchOnWindowFocus: false },
);

/** Which lines are no rules, and what a query finds with the saved rules and with these. */
export const trialQuery = (lists: SynonymLists['lists'], keywords: string) =>
  apiQuery(
    queryKeys.search('synonymTrial', lists, keywords),
    (options) => administration.search.trySynonyms({ body: { lists, keywords } }, options),
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
