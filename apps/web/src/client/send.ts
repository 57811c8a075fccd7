import type { Sendable } from './sendable.ts';
import { credentials } from './credentials.ts';
import { takeEarlyCall } from './earlyCalls.ts';
import { trackRequest, type RequestEvent } from './pendingRequests.ts';
import { encodeQuery, type Query } from './query.ts';
import { CallRefused, refusalOf, unreachable } from './refusal.ts';

/** What a call is given, part by part. */
export type Parts = {
  params?: Record<string, unknown>;
  query?: Query;
  body?: unknown;
  /** A file, sent instead of JSON. */
  bytes?: Blob | string;
};

export type SendOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

const givenUpAfterMs = 600_000;

/** Sends one call in the name of the signed-in user; a token that ran out on the way is renewed once. */
export async function send(call: Sendable, sent: Parts = {}, options: SendOptions = {}): Promise<Response> {
  const url = addressOf(call, sent);
  const track = (type: Exclude<RequestEvent['type'], 'cleared'>): void =>
    call.isBackground ? undefined : trackRequest({ type, url });
  track('started');
  try {
    const response = await sendRenewed(call, sent, options);
    track('succeeded');
    return response;
  } catch (error) {
    track(options.signal?.aborted ? 'cancelled' : 'failed');
    throw error;
  }
}

async function sendRenewed(call: Sendable, sent: Parts, options: SendOptions): Promise<Response> {
  const { token, renewed } = credentials();
  try {
    return await attempt(call, sent, options, await token());
  } catch (error) {
    const isExpired = error instanceof CallRefused && error.status === 401 && error.code === 'token-expired';
    const newer = isExpired ? await renewed() : null;
    if (!newer) throw error;
    return attempt(call, sent, options, newer);
  }
}

async function attempt(
  call: Sendable,
  sent: Parts,
  options: SendOptions,
  token: string | null,
): Promise<Response> {
  const url = addressOf(call, sent);
  const early = call.method === 'GET' ? await takeEarlyCall(url, token) : null;
  const requestId = early?.requestId ?? crypto.randomUUID();
  const fetchNow = (): Promise<Response> => {
    const timeout = AbortSignal.timeout(givenUpAfterMs);
    return fetch(url, {
      method: call.method,
      headers: { ...headersOf(requestId, token, sent), ...options.headers },
      body: sent.bytes ?? (sent.body === undefined ? null : JSON.stringify(sent.body)),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  };
  const response = await (early?.response ?? fetchNow()).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause; // Anyone who cancels a call knows why.
    throw unreachable(call, requestId, cause);
  });
  if (!response.ok) throw await refusalOf(call, response, requestId);
  return response;
}

function headersOf(requestId: string, token: string | null, { body, bytes }: Parts): Record<string, string> {
  const { authMode, originatedIpAddress } = credentials();
  return {
    RequestId: requestId,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(authMode && { AuthMode: authMode }),
    ...(originatedIpAddress && { originatedIpAddress }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(bytes !== undefined && { 'Content-Type': 'application/octet-stream' }),
  };
}

/** The address of a call with its parameters and query written in. */
export function addressOf(call: Pick<Sendable, 'path'>, { params = {}, query = {} }: Parts): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return path + encodeQuery(query);
}
