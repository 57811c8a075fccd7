import { laterContracts } from '@norma/contracts';
import { isForAdministrators, sendables } from './sendable.ts';

/** How each call is made of screens that no visit begins with. */
export const calls = sendables(laterContracts, (call) => !isForAdministrators(call));
