import type { Subscription } from '@norma/contracts';
import { searchPath } from '../features/search/index.ts';

/** Where the documents of a subscription are found: in the search of the reader's own. */
export const subscriptionPath = ({
  subscriptionInfo: { publisherSearchKey: key, subscriptionAbbrName: name },
}: Subscription): string =>
  searchPath({ kind: 'subscription', picks: [{ list: 'publisherList', key, name }] });
