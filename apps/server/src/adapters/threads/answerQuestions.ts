import { parentPort } from 'node:worker_threads';
import type { Answer, Question, Questions } from './thread.ts';

/** Answers what `openThread` asks of the thread that runs this. */
export function answerQuestions(questions: Questions): void {
  const port = parentPort;
  if (!port) throw new Error('Nobody can ask: this is no thread');
  port.on('message', ({ number, name, given }: Question) => {
    answerOf(questions, name, given)
      .then((answer): Answer => ({ number, answer }))
      .catch((cause: unknown): Answer => ({ number, problem: messageOf(cause) }))
      .then((answer) => port.postMessage(answer, []))
      .catch(() => process.exit(1));
  });
}

async function answerOf(questions: Questions, name: string, given: unknown): Promise<unknown> {
  const answer = questions[name];
  if (!answer) throw new Error(`This thread knows no "${name}"`);
  return answer(given as never);
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
