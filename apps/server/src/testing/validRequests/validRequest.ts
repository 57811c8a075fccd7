import type { contracts } from '@norma/contracts';
import type { Call, Sent } from '@norma/contracts/kit';
import type { TestClient } from '../library.ts';
import { contentCode, type StockedLibrary } from './stockedLibrary.ts';

/** Who asks, and in which library. */
export type RequestContext = { readonly library: StockedLibrary; readonly client: TestClient };

type Contracts = typeof contracts;

/** Something right to send for each call of a domain; TypeScript asks for a call that is missing by its name. */
export type ValidRequests<Domain extends keyof Contracts> = {
  readonly [Name in keyof Contracts[Domain]]: (
    ctx: RequestContext,
  ) => Contracts[Domain][Name] extends Call
    ? Sent<Contracts[Domain][Name]> | Promise<Sent<Contracts[Domain][Name]>>
    : never;
};

/** For calls that need nothing said. */
export const nothing = () => ({});

/** For calls about a document, which is named by its code. */
export const ofCode = () => ({ query: { contentCode } });

/** What a call answers. */
export const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;
