import { contracts } from '@norma/contracts';
import {
  isFile,
  type Answer,
  type AnswerHeaders,
  type Call,
  type Contract,
  type FileAnswer,
  type Sent,
} from '@norma/contracts/kit';
import { send, type Parts, type SendOptions } from './send.ts';

export { CallRefused } from './refusal.ts';

type Given<C extends Call> =
  unknown extends Sent<C>
    ? [sent?: Record<never, never>, options?: SendOptions]
    : [sent: Sent<C>, options?: SendOptions];

type Result<C extends Call> = C['answer'] extends FileAnswer ? Response : Answer<C>;

type WithHeaders<C extends Call> = C extends { answerHeaders: object }
  ? { withHeaders: (...given: Given<C>) => Promise<{ answer: Result<C>; headers: AnswerHeaders<C> }> }
  : unknown;

/** Makes one call; rejects with CallRefused when it is refused or fails. */
export type Caller<C extends Call> = ((...given: Given<C>) => Promise<Result<C>>) & WithHeaders<C>;

type Client<Domains extends Record<string, Contract>> = {
  readonly [Domain in keyof Domains]: {
    readonly [Name in keyof Domains[Domain]]: Caller<Domains[Domain][Name]>;
  };
};

/** Every call of the server: `client.documents.metadata({ query: { contentCode } }, { signal })`. */
export const client = clientOf(contracts);

function clientOf<const Domains extends Record<string, Contract>>(domains: Domains): Client<Domains> {
  const callers = Object.entries(domains).map(([domain, calls]) => [
    domain,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callerOf(call)])),
  ]);
  return Object.fromEntries(callers);
}

/** Makes one call; how its parts and answer are typed, `Client` says. */
function callerOf(call: Call) {
  const answerOf = (response: Response) => (isFile(call.answer) ? response : response.json());
  const caller = async (sent?: Parts, options?: SendOptions) => answerOf(await send(call, sent, options));
  const withHeaders = async (sent?: Parts, options?: SendOptions) => {
    const response = await send(call, sent, options);
    const headers = call.answerHeaders?.parse(Object.fromEntries(response.headers));
    return { answer: await answerOf(response), headers };
  };
  return Object.assign(caller, { withHeaders });
}
