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

/** How those calls of contracts are made that are chosen; their schemas stay behind. */
export const sendables = (
  contracts: Record<string, Contract>,
  isChosen: (call: Call) => boolean = () => true,
): Sendables =>
  eachOf(contracts, (domain) => {
    const chosen = Object.entries(domain).filter(([, call]) => isChosen(call));
    return eachOf<Call, Sendable>(Object.fromEntries(chosen), sendable);
  });

type Administrators = 'ADMIN' | 'OPERATOR';

/** Whether a call is for those alone who look after a library. */
export const isForAdministrators = ({ who }: Pick<Call, 'who'>): boolean =>
  who === 'ADMIN' || who === 'OPERATOR';

/** The calls of contracts that are for administrators alone, or, with `Others`, all but these. */
export type OfAdministrators<Domains extends Record<string, Contract>, Others extends boolean = false> = {
  [Domain in keyof Domains]: {
    [
      Name in keyof Domains[Domain] as Domains[Domain][Name]['who'] extends Administrators
        ? Others extends true
          ? never
          : Name
        : Others extends true
          ? Name
          : never
    ]: Domains[Domain][Name];
  };
};

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
