import { serveFunctions } from '../serveFunctions.ts';

const { promise, resolve } = Promise.withResolvers<null>();

/** Waits until it is told to go on. */
export type WaitingFunctions = { wait: () => Promise<null>; goOn: () => void };

serveFunctions({ wait: () => promise, goOn: () => resolve(null) } satisfies WaitingFunctions);
