import type { ReaderContext } from '../../context.ts';
import type { Tables } from './tables.ts';

/** Who made a search, as its usage event keeps it. */
export const whoSearches = ({ reader, remoteAddress, userAgent }: ReaderContext<Tables>) => ({
  sessionId: reader.sessionId,
  personId: reader.personId,
  accountId: reader.account.id,
  remoteAddress,
  userAgent,
});
