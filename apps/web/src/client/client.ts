import type { readersContracts } from '@norma/contracts';
import { calls } from './calls.atBuild.ts';
import { clientOf } from './clientOf.ts';
import type { OfAdministrators } from './sendable.ts';

export { CallRefused } from './refusal.ts';

/** Every call of readers: `client.documents.metadata({ query: { contentCode } }, { signal })`. */
export const client = clientOf<OfAdministrators<typeof readersContracts, true>>(calls);
