import type { Subscription } from '@norma/contracts';
import { encodeQuery } from '../client/query.ts';
import { searchPath } from '../features/search/index.ts';

const ownSearch = '/mysubscription-search';

/** Where the documents of a subscription are found: in the search of the reader's own, else in that of everything. */
export function subscriptionPath(
  { subscriptionInfo: { publisherSearchKey: key, subscriptionAbbrName: name } }: Subscription,
  isThere: (address: string) => boolean,
): string {
  if (!isThere(ownSearch)) return searchPath({ picks: [{ list: 'publisherList', key, name }] });
  const categories = JSON.stringify([{ k: key, n: name, r: 'Publisher', pk: [] }]);
  return `${ownSearch}/${encodeQuery({ categories })}`;
}
