import type { administrationContracts, laterContracts, readersContracts } from '@norma/contracts';
import { calls } from './administrationCalls.atBuild.ts';
import { clientOf } from './clientOf.ts';
import type { OfAdministrators } from './sendable.ts';

/** Every call of administrators: `administration.people.list({ query })`. */
export const administration = clientOf<
  typeof administrationContracts & OfAdministrators<typeof readersContracts & typeof laterContracts>
>(calls);
