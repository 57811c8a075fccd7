import type { laterContracts } from '@norma/contracts';
import { clientOf } from './clientOf.ts';
import { calls } from './laterCalls.atBuild.ts';
import type { OfAdministrators } from './sendable.ts';

/** Every call of screens that no visit begins with: `laterClient.groups.list({ query })`. */
export const laterClient = clientOf<OfAdministrators<typeof laterContracts, true>>(calls);
