import { startRpcWorker } from './rpcWorker.ts';
import type { Question, Questions } from './openThread.ts';

/** Answers what `openThread` asks of the thread that runs this. */
export function answerQuestions(questions: Questions): void {
  startRpcWorker(({ name, given }: Question) => {
    const answer = questions[name];
    if (!answer) throw new Error(`This thread has no handler for "${name}"`);
    return answer(given as never);
  });
}
