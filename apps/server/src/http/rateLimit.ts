import type { Call, Cost } from '@norma/contracts/kit';
import type { Context, Reader } from '../context.ts';
import { createRateLimiter, type Rate } from '../concurrency/rateLimiter.ts';
import { Refusal } from './problems.ts';

/** How much a reader may ask of what costs much: far more than anyone reads, far less than one program can ask. */
export const rates: Readonly<Record<Cost, Rate>> = {
  search: { atOnce: 3_000, perSecond: 100 },
  text: { atOnce: 600, perSecond: 10 },
  download: { atOnce: 120, perSecond: 2 },
  comparison: { atOnce: 120, perSecond: 2 },
  // Of what goes to people, however many of them a call reaches.
  mail: { atOnce: 200, perSecond: 1 / 20 },
};

/** What a call for a range costs on its own, besides its share of the file: a long PDF is read in hundreds of them. */
export const rangeCost = 1 / 20;

/** A company's people share one sign-in name: each sign-in of theirs counts for itself. */
const whoOf = ({ userType, personId, sessionId }: Reader): string =>
  userType === 'COMPANY' ? sessionId : personId;

/** Refuses with 429, and says when to ask again, the caller too often for what costs much; a part of a file costs its share. */
export function enforceRateLimit(
  now: () => Date,
  allowed = rates,
): (call: Call, ctx: Pick<Context, 'tenant' | 'person'>, amount?: number) => void {
  const nowMs = (): number => now().getTime();
  const limiters = {
    search: createRateLimiter(allowed.search, nowMs),
    text: createRateLimiter(allowed.text, nowMs),
    download: createRateLimiter(allowed.download, nowMs),
    comparison: createRateLimiter(allowed.comparison, nowMs),
    mail: createRateLimiter(allowed.mail, nowMs),
  };
  return ({ cost }, { tenant, person }, amount = 1) => {
    if (!cost || !person) return;
    const result = limiters[cost].take(`${tenant.key} ${whoOf(person)}`, amount);
    if (!result.isTaken)
      throw new Refusal(429, 'too-many-calls', `Too many calls at once. Try again in ${result.seconds} s`, {
        params: { seconds: String(result.seconds) },
        headers: { 'retry-after': String(result.seconds) },
      });
  };
}
