import type { CacheKind } from '@norma/contracts';
import type { Cache } from '../../ports/cache.ts';
import type { Metrics } from '../../ports/metrics.ts';

/** A cache that tells whether it had what it was asked for. */
export function countedCache(
  cache: Cache,
  kind: CacheKind,
  { cacheLookup }: Pick<Metrics, 'cacheLookup'>,
): Cache {
  return {
    ...cache,
    get: async (name) => {
      const found = await cache.get(name);
      cacheLookup(kind, found !== null);
      return found;
    },
  };
}
