import { CallRefused } from '../../client/client.ts';

const told = new EventTarget();
const refusals = ['document-not-entitled', 'document-gone', 'agreement-not-accepted'];

/** Passes an answer on; where the server refuses a piece of a text that was open, whoever shows the text hears of it. */
export async function heard<T>(text: string | number, answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    if (cause instanceof CallRefused && refusals.includes(cause.code))
      told.dispatchEvent(new Event(String(text)));
    throw cause;
  });
}

/** Hears of a refused piece of a text, by its content code or id; answers how to stop hearing. */
export function onRefusedPiece(text: string | number, listener: () => void): () => void {
  told.addEventListener(String(text), listener);
  return () => told.removeEventListener(String(text), listener);
}
