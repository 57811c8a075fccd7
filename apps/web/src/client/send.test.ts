import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setCredentials } from './credentials.ts';
import { CallRefused, client } from './client.ts';
import { laterClient } from './laterClient.ts';
import { trackRequest } from './pendingRequests.ts';
import { addressOf } from './send.ts';

vi.mock('./pendingRequests.ts', { spy: true });

type RequestSeen = { method: string; url: string; headers: IncomingMessage['headers'] };
type Reply = { status: number; headers?: Record<string, string>; body: unknown };

/** A server outside the house that answers every call as told, and remembers what it was asked. */
async function aServer(reply: (asked: RequestSeen) => Reply): Promise<RequestSeen[]> {
  const asked: RequestSeen[] = [];
  const server = createServer((request, response) => {
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
    asked.push(one);
    const { status, headers, body } = reply(one);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void server.close());
  return asked;
}

// A browser resolves addresses against its page; Node needs to be told.
let origin = '';
beforeAll(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
  return () => vi.unstubAllGlobals();
});
afterEach(() => setCredentials(null));

const signedIn = (renewed: string | null = null): void =>
  setCredentials({
    token: async () => 'first',
    renewed: async () => renewed,
    authMode: 'PWD',
    originatedIpAddress: '192.0.2.41',
  });

const expired = { status: 401, body: problem('token-expired') };

function problem(code: string) {
  return { title: 'x', status: 401, detail: 'In words', message: 'In words', code, requestId: 'r-1' };
}

describe('a call', () => {
  it('in the background shows no progress, as all others do [shell-040]', async () => {
    await aServer(() => ({ status: 200, body: { groupEnable: true } }));
    await laterClient.groups.groupsEnabled();
    expect(trackRequest).not.toHaveBeenCalled();
    await client.documents.metadata({ query: { contentCode: 'NSB|e 214' } });
    expect(trackRequest).toHaveBeenCalledTimes(2);
  });

  it('says in its headers who asks, how they signed in, and from where [session-045]', async () => {
    const asked = await aServer(() => ({ status: 200, body: {} }));
    signedIn();
    await client.documents.metadata({ query: { contentCode: 'NSB|e 214' } });
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/api/documents/metadata?contentCode=NSB%7Ce%20214',
      headers: { authorization: 'Bearer first', authmode: 'PWD', originatedipaddress: '192.0.2.41' },
    });
    expect(asked[0]?.headers).toHaveProperty('requestid', expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  it('gives the headers that carry part of an answer', async () => {
    await aServer(() => ({
      status: 200,
      headers: { entitlementaccess: 'false' },
      body: { contentCode: 'a', entitled: false },
    }));
    const { answer, headers } = await client.documents.verification.withHeaders({
      query: { contentCode: 'a' },
    });
    expect(headers).toEqual({ entitlementaccess: 'false' });
    expect(answer.entitled).toBe(false);
  });

  it('gives a file as it comes', async () => {
    await aServer(() => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }));
    const response = await client.documents.html({ params: { id: 7 } });
    expect(await response.text()).toBe('"<p>"');
  });

  it('whose token has run out is made once more with a renewed one', async () => {
    const asked = await aServer(({ headers }) =>
      headers.authorization === 'Bearer second' ? { status: 200, body: [] } : expired,
    );
    signedIn('second');
    expect(await client.subscriptions.own()).toEqual([]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('is not made a third time when the renewed token is refused as well', async () => {
    const asked = await aServer(() => expired);
    signedIn('second');
    await expect(client.subscriptions.own()).rejects.toMatchObject({
      status: 401,
      code: 'token-expired',
    });
    expect(asked).toHaveLength(2);
  });

  it.each([
    [401, 'sign-in-required'],
    [403, 'account-not-yours'],
    [409, 'token-expired'],
    [500, 'internal-error'],
  ])('that is refused with %i %s is sent once, and no newer token is asked for', async (status, code) => {
    const asked = await aServer(() => ({ status, body: { ...problem(code), status } }));
    const renewed = vi.fn(async () => 'second');
    setCredentials({ token: async () => 'first', renewed, authMode: 'PWD', originatedIpAddress: '' });
    const refusal = client.session.switchAccount({ body: { accountId: 'x' } });
    await expect(refusal).rejects.toMatchObject({ status, code });
    expect([asked.length, renewed.mock.calls.length]).toEqual([1, 0]);
  });

  it('that is refused tells the failure, its words and the number of the request', async () => {
    await aServer(() => ({
      status: 403,
      headers: { 'x-request-id': 'r-7' },
      body: problem('account-not-yours'),
    }));
    const refusal = client.session.switchAccount({ body: { accountId: 'x' } });
    await expect(refusal).rejects.toBeInstanceOf(CallRefused);
    await expect(refusal).rejects.toMatchObject({
      status: 403,
      code: 'account-not-yours',
      detail: 'In words',
      requestId: 'r-7',
    });
  });

  it('that is refused by the application says its words with its entity, and nothing of fields [errors-003]', async () => {
    await aServer(() => ({
      status: 400,
      headers: {
        'x-library-app-error': 'A group called {{entityName}} exists',
        'x-library-app-params': 'Fire',
      },
      body: { ...problem('invalid-request'), fieldErrors: [{ field: 'name', message: 'Max' }] },
    }));
    await expect(client.subscriptions.own()).rejects.toMatchObject({
      status: 400,
      detail: 'A group called {{entityName}} exists',
      params: { entityName: 'Fire' },
      fieldErrors: [],
    });
  });

  it('is given up after ten minutes without an answer [session-046]', async () => {
    const late = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    onTestFinished(() => clock.mockRestore());
    const asked = await aServer(() => {
      late.abort(new DOMException('The time is up', 'TimeoutError'));
      return { status: 200, body: {} };
    });
    await expect(client.session.account()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    expect([asked.length, clock.mock.calls]).toEqual([1, [[600_000]]]);
  });

  it('that nobody answers is refused with status 0', async () => {
    origin = 'http://127.0.0.1:9';
    await expect(client.session.account()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('is given up after ten minutes, which counts as no answer [session-046]', async () => {
    await aServer(() => ({ status: 200, body: {} }));
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => patience.mockRestore());
    await expect(client.session.account()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    expect(patience.mock.calls).toEqual([[600_000]]);
  });

  it('that is cancelled ends as cancelled, not as refused', async () => {
    await aServer(() => ({ status: 200, body: {} }));
    const reason = new Error('The reader typed on');
    await expect(client.session.account({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

it('writes parameters into the path, whatever characters they have', () => {
  expect(addressOf({ path: '/api/documents/html/{id}' }, { params: { id: 'a/b' }, query: { q: '+' } })).toBe(
    '/api/documents/html/a%2Fb?q=%2B',
  );
});
