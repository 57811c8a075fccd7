import type { ReaderContext } from '../context.ts';
import type { UsageActor } from '../ports/usage.ts';

/** Who makes a call, as usage events keep it. */
export const usageActor = ({
  reader,
  remoteAddress,
  userAgent,
}: Pick<ReaderContext, 'reader' | 'remoteAddress' | 'userAgent'>): UsageActor => ({
  sessionId: reader.sessionId,
  personId: reader.personId,
  isShared: reader.userType === 'COMPANY',
  accountId: reader.account.id,
  remoteAddress,
  userAgent,
});
