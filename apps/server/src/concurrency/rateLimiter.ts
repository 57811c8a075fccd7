/** How much of something one may have: so much at once, and so much more with each second. */
export type Rate = { readonly atOnce: number; readonly perSecond: number };

/** What was taken, or in how many seconds there will be enough again. */
export type Taken = { readonly isTaken: true } | { readonly isTaken: false; readonly seconds: number };

/** Gives everybody as much as a rate allows. */
export type RateLimiter = { readonly take: (who: string, amount?: number) => Taken };

type Bucket = { left: number; at: number };

const mostKept = 20_000;

/** A bucket of tokens for each of those who ask. Where there are too many, who asked longest ago is forgotten. */
export function createRateLimiter({ atOnce, perSecond }: Rate, nowMs: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();

  const filled = ({ left, at }: Bucket, now: number): number =>
    Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond);

  return {
    take: (who, amount = 1) => {
      const now = nowMs();
      const bucket = buckets.get(who);
      const left = bucket ? filled(bucket, now) : atOnce;
      const isTaken = left >= amount;
      buckets.delete(who); // Put behind all others: the map is in the order in which they asked.
      const [oldest] = buckets.keys();
      if (buckets.size >= mostKept && oldest !== undefined) buckets.delete(oldest);
      buckets.set(who, { left: isTaken ? left - amount : left, at: now });
      return isTaken ? { isTaken } : { isTaken, seconds: Math.ceil((amount - left) / perSecond) };
    },
  };
}
