import type { MemoryUse, Metrics } from '@norma/contracts';

/** The share of the limit from which on a warning is shown. */
export const warningShare = 0.8;

/** Since when a use of memory is above the warning without a break; null where it does not now. */
export function aboveSince(
  { jvm, samples, at }: Pick<Metrics, 'jvm' | 'samples' | 'at'>,
  use: MemoryUse,
): string | null {
  const { used, limit } = jvm.memory[use];
  if (used < warningShare * limit) return null;
  const below = samples.findLastIndex(({ memory }) => memory[use] < warningShare * limit);
  return samples[below + 1]?.at ?? at;
}
