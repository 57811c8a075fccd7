import type { administrationContracts } from '@norma/contracts';
import { calls } from './administrationCalls.atBuild.ts';
import { clientOf } from './clientOf.ts';

/** Every call of administrators: `administration.people.list({ query })`. */
export const administration = clientOf<typeof administrationContracts>(calls);
