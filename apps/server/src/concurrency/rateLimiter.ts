/** The size of a bucket, and how many tokens return to it each second. */
export type Rate = { readonly atOnce: number; readonly perSecond: number };

/** Whether the tokens were taken; if not, in how many seconds there will be enough. */
export type RateLimitResult =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly seconds: number };

/** Token-bucket rate limiter. */
export type RateLimiter = { readonly take: (key: string, amount?: number) => RateLimitResult };

type Bucket = { left: number; at: number };

const maxBuckets = 20_000;

/** Token-bucket rate limiter with one bucket per key. Beyond 20,000 keys the least recently used is dropped. */
export function createRateLimiter({ atOnce, perSecond }: Rate, nowMs: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();

  const filled = ({ left, at }: Bucket, now: number): number =>
    Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond);

  return {
    take: (key, amount = 1) => {
      const now = nowMs();
      const bucket = buckets.get(key);
      const left = bucket ? filled(bucket, now) : atOnce;
      const isTaken = left >= amount;
      buckets.delete(key); // Put behind all others: the map is in the order in which they asked.
      const [oldest] = buckets.keys();
      if (buckets.size >= maxBuckets && oldest !== undefined) buckets.delete(oldest);
      buckets.set(key, { left: isTaken ? left - amount : left, at: now });
      return isTaken ? { isTaken } : { isTaken, seconds: Math.ceil((amount - left) / perSecond) };
    },
  };
}
