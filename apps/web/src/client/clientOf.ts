import type { Answer, AnswerHeaders, Call, Contract, FileAnswer, Sent } from '@norma/contracts/kit';
import type { Sendable, Sendables } from './sendable.ts';
import { send, type Parts, type SendOptions } from './send.ts';

type Given<C extends Call> =
  unknown extends Sent<C>
    ? [sent?: Record<never, never>, options?: SendOptions]
    : [sent: Sent<C>, options?: SendOptions];

type Result<C extends Call> = C['answer'] extends FileAnswer ? Response : Answer<C>;

type WithHeaders<C extends Call> = C extends { answerHeaders: object }
  ? { withHeaders: (...given: Given<C>) => Promise<{ answer: Result<C>; headers: AnswerHeaders<C> }> }
  : unknown;

/** Makes one call; rejects with CallRefused when it is refused or fails. */
type Caller<C extends Call> = ((...given: Given<C>) => Promise<Result<C>>) & WithHeaders<C>;

/** Every call of contracts, by domain and name. */
export type Client<Domains extends Record<string, Contract>> = {
  readonly [Domain in keyof Domains]: {
    readonly [Name in keyof Domains[Domain]]: Caller<Domains[Domain][Name]>;
  };
};

/** Makes the calls of contracts from how each is made. */
export function clientOf<Domains extends Record<string, Contract>>(domains: Sendables): Client<Domains> {
  const callers = Object.entries(domains).map(([domain, ofDomain]) => [
    domain,
    Object.fromEntries(Object.entries(ofDomain).map(([name, call]) => [name, callerOf(call)])),
  ]);
  return Object.fromEntries(callers);
}

/** Makes one call; how its parts and answer are typed, `Client` says. */
function callerOf(call: Sendable) {
  const answerOf = (response: Response) => (call.answersFile ? response : response.json());
  const caller = async (sent?: Parts, options?: SendOptions) => answerOf(await send(call, sent, options));
  const withHeaders = async (sent?: Parts, options?: SendOptions) => {
    const response = await send(call, sent, options);
    const headers = (call.answerHeaders ?? []).map((name) => [name, response.headers.get(name)]);
    return { answer: await answerOf(response), headers: Object.fromEntries(headers) };
  };
  return Object.assign(caller, { withHeaders });
}
