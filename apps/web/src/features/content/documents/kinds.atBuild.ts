import { faultKinds as kinds, type FaultKind } from '@norma/contracts';

/** What can be broken about a document, the worst first. */
export const faultKinds: readonly FaultKind[] = kinds;
