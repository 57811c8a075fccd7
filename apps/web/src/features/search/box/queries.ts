import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';

/** What is suggested: any document, or those alone that the reader may open. */
export type SuggestionScope = 'all_search' | 'subscription_search';

/** What has been typed so far, and among what it is looked for. */
export type Asked = { text: string; scope: SuggestionScope };

const suggestions = ['search', 'suggestions'] as const;

/** Suggestions for what has been typed so far; those before stay until they come. */
export const suggestionsQuery = ({ text, scope }: Asked) =>
  queryOptions({
    queryKey: [...suggestions, scope, text],
    queryFn: ({ signal }) =>
      client.search.typeAhead({ body: { keywords: text, 'search-type': scope } }, { signal }),
    // Among the reader's own nothing shows that was suggested among all.
    placeholderData: (before, query) => (query?.queryKey[2] === scope ? before : undefined),
  });

/** More suggestions of one publisher. */
export const moreSuggestionsQuery = ({ text, scope }: Asked, publisher: string) =>
  queryOptions({
    queryKey: [...suggestions, scope, text, publisher],
    queryFn: ({ signal }) =>
      client.search.typeAheadOfPublisher(
        { body: { keywords: text, publisher, 'search-type': scope } },
        { signal },
      ),
  });
