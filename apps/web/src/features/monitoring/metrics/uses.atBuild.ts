import { memoryUses as known, type MemoryUse } from '@norma/contracts';

/** The uses of memory, in display order. */
export const memoryUses: readonly MemoryUse[] = known;
