import { administrationContracts } from '@norma/contracts';
import { sendables } from './sendable.ts';

/** How each call is made of administrators; other visits never load this list. */
export const calls = sendables(administrationContracts);
