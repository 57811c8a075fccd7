import { readersContracts } from '@norma/contracts';
import { isForAdministrators, sendables } from './sendable.ts';

/** How each call of readers is made. */
export const calls = sendables(readersContracts, (call) => !isForAdministrators(call));
