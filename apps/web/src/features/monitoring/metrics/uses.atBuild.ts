import { memoryUses as known, type MemoryUse } from '@norma/contracts';

/** What memory is used for, in the order in which it is shown. */
export const memoryUses: readonly MemoryUse[] = known;
