import { CallRefused } from '../../client/client.ts';

const events = new EventTarget();
const refusals = ['document-not-entitled', 'document-gone', 'agreement-not-accepted'];

/** Passes a response on; if the server refuses a piece of an open text, listeners of that text are notified. */
export async function reportRefusal<T>(text: string | number, answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    if (cause instanceof CallRefused && refusals.includes(cause.code))
      events.dispatchEvent(new Event(String(text)));
    throw cause;
  });
}

/** Hears of a refused piece of a text, by its content code or id; answers how to stop hearing. */
export function onRefusedPiece(text: string | number, listener: () => void): () => void {
  events.addEventListener(String(text), listener);
  return () => events.removeEventListener(String(text), listener);
}
