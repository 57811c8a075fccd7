import { administrationContracts, laterContracts, readersContracts } from '@norma/contracts';
import { isForAdministrators, sendables } from './sendable.ts';

/** How each call is made of administrators; other visits never load this list. */
export const calls = {
  ...sendables({ ...readersContracts, ...laterContracts }, isForAdministrators),
  ...sendables(administrationContracts),
};
