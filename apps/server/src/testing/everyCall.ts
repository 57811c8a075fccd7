import { contracts } from '@norma/contracts';
import type { Call } from '@norma/contracts/kit';
import type { TestClient } from './library.ts';
import { validRequests } from './validRequests/index.ts';
import type { RequestContext } from './validRequests/validRequest.ts';

/** What is sent with a call, part by part. */
export type SentParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** A file, where one is sent instead of JSON. */
  readonly bytes?: unknown;
};

/** A call of the contracts, by the name that the OpenAPI document gives it, and a valid request to send with it. */
export type KnownCall = {
  readonly name: string;
  readonly call: Call;
  readonly validRequest: (ctx: RequestContext) => SentParts | Promise<SentParts>;
};

const signsOut = ({ name }: KnownCall): boolean => name === 'session.logout';

/** Every call of every contract; the one that signs out is the last, because its token counts no more afterwards. */
export const everyCall: readonly KnownCall[] = Object.entries(contracts)
  .flatMap(([domain, calls]): KnownCall[] =>
    Object.entries(calls).map(([name, call]) => ({
      name: `${domain}.${name}`,
      call: call as Call,
      validRequest:
        (validRequests as Record<string, Record<string, KnownCall['validRequest']>>)[domain]?.[name] ??
        (() => ({})),
    })),
  )
  .toSorted((one, other) => Number(signsOut(one)) - Number(signsOut(other)));

/** The address of a call with its parameters and query written in. */
export function addressOf({ path }: Call, { params = {}, query = {} }: SentParts): string {
  const written = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `${written}?${pairs.join('&')}` : written;
}

// A lone surrogate is no character; encodeURIComponent would throw on it.
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** Makes a call. */
export const make = (client: TestClient, call: Call, sent: SentParts): Promise<Response> =>
  call.sends
    ? client(call.method, addressOf(call, sent), sent.bytes, { 'content-type': 'application/octet-stream' })
    : client(call.method, addressOf(call, sent), sent.body);
