import { answerQuestions } from '../answerQuestions.ts';

const { promise, resolve } = Promise.withResolvers<null>();

/** Waits until it is told to go on. */
export type WaitingQuestions = { wait: () => Promise<null>; goOn: () => void };

answerQuestions({ wait: () => promise, goOn: () => resolve(null) } satisfies WaitingQuestions);
