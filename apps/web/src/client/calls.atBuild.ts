import { contracts } from '@norma/contracts';
import { isFile, type Call } from '@norma/contracts/kit';

/** How a call is made: all that a browser must know of its contract. */
export type Sendable = Pick<Call, 'method' | 'path'> & {
  /** The answer is a file, for the caller to read; any other answer is JSON. */
  answersFile?: true;
  /** The headers that carry part of the answer, where any do. */
  answerHeaders?: string[];
};

const sendable = ({ method, path, answer, answerHeaders }: Call): Sendable => ({
  method,
  path,
  // Every first visit loads this list: what most calls have not is left out.
  ...(isFile(answer) && { answersFile: true }),
  ...(answerHeaders && { answerHeaders: Object.keys(answerHeaders.shape) }),
});

/** How every call of the server is made, by domain and name; the schemas of the contracts stay behind. */
export const calls: Record<string, Record<string, Sendable>> = eachOf(contracts, (domain) =>
  eachOf<Call, Sendable>(domain, sendable),
);

function eachOf<From, To>(all: Record<string, From>, make: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]));
}
