import { isFile, type Call, type Contract } from '@norma/contracts/kit';

/** How a call is made: all that a browser must know of its contract. */
export type Sendable = Pick<Call, 'method' | 'path' | 'isBackground'> & {
  /** The answer is a file, for the caller to read; any other answer is JSON. */
  answersFile?: true;
  /** The headers that carry part of the answer, where any do. */
  answerHeaders?: string[];
};

/** How calls are made, by domain and name. */
export type Sendables = Record<string, Record<string, Sendable>>;

/** How the calls of contracts are made; their schemas stay behind. */
export const sendables = (contracts: Record<string, Contract>): Sendables =>
  eachOf(contracts, (domain) => eachOf<Call, Sendable>(domain, sendable));

const sendable = ({ method, path, answer, answerHeaders, isBackground }: Call): Sendable => ({
  method,
  path,
  // The first visit loads these for every call, so defaults are omitted.
  ...(isFile(answer) && { answersFile: true }),
  ...(isBackground && { isBackground }),
  ...(answerHeaders && { answerHeaders: Object.keys(answerHeaders.shape) }),
});

function eachOf<From, To>(all: Record<string, From>, make: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]));
}
