import { startRpcWorker, emit } from '../adapters/threads/rpcWorker.ts';
import {
  readClauses,
  readItems,
  readSource,
  type Delivery,
  type HowToRead,
  type ReadItem,
  type StoredText,
} from '../modules/imports/index.ts';

/** What the thread is asked for: the first items of a file, the next ones until null comes, or the facts or clauses of a text. */
export type ReaderRequest =
  | { readonly kind: 'items'; readonly delivery: Delivery; readonly how: HowToRead }
  | { readonly kind: 'more' }
  | { readonly kind: 'source'; readonly xml: Uint8Array }
  | { readonly kind: 'clauses'; readonly text: StoredText };

let items: AsyncGenerator<readonly ReadItem[]> | null = null;

startRpcWorker(async (question: ReaderRequest): Promise<unknown> => {
  if (question.kind === 'source') return readSource(question.xml);
  if (question.kind === 'clauses') return readClauses(question.text);
  if (question.kind === 'items') {
    await items?.return(undefined);
    items = readItems(question.delivery, question.how, emit);
  }
  if (!items) throw new Error('This thread is not reading a delivery');
  const next = await items.next();
  return next.done === true ? null : next.value;
});
