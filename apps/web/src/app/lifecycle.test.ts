import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { client } from '../client/client.ts';
import { isLoading } from '../client/pendingRequests.ts';

let origin = '';
beforeAll(() => {
  const { fetch } = globalThis;
  // A browser resolves addresses against its page; Node needs to be told.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
  return () => vi.unstubAllGlobals();
});

/** A server outside the house that answers when it is told to; says how often it was asked. */
async function aServer(status: number, body: unknown) {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    waiting.push(() =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked: () => asked, answer: () => waiting.splice(0).forEach((each) => each()) };
}

const subscriptions = {
  queryKey: ['subscriptions'],
  queryFn: () => client.subscriptions.own(),
  retry: false,
  staleTime: Infinity,
};
const problem = {
  title: 'x',
  status: 503,
  detail: 'Being repaired',
  message: 'x',
  code: 'mending',
  requestId: 'r',
};

describe('a call', () => {
  it('goes from pending to fulfilled, and loads as long as it is on its way [shell-036]', async () => {
    const server = await aServer(200, []);
    const call = new QueryObserver(new QueryClient(), subscriptions);
    onTestFinished(call.subscribe(() => {}));
    expect(call.getCurrentResult().status).toBe('pending');
    await vi.waitFor(() => expect(server.asked()).toBe(1));
    await vi.waitFor(() => expect(isLoading()).toBe(true));
    server.answer();
    await vi.waitFor(() => expect(call.getCurrentResult()).toMatchObject({ status: 'success', data: [] }));
    expect(isLoading()).toBe(false);
  });

  it('that is rejected keeps why, and ends loading [shell-036]', async () => {
    const server = await aServer(503, problem);
    const call = new QueryObserver(new QueryClient(), subscriptions);
    onTestFinished(call.subscribe(() => {}));
    await vi.waitFor(() => expect(server.asked()).toBe(1));
    await vi.waitFor(() => expect(isLoading()).toBe(true));
    server.answer();
    await vi.waitFor(() =>
      expect(call.getCurrentResult()).toMatchObject({
        status: 'error',
        error: { status: 503, code: 'mending', detail: 'Being repaired' },
      }),
    );
    expect(isLoading()).toBe(false);
  });

  it('answered from the cache counts as a success, and is not made again [shell-042]', async () => {
    const server = await aServer(200, []);
    const queries = new QueryClient();
    queries.setQueryData(subscriptions.queryKey, []);
    const call = new QueryObserver(queries, subscriptions);
    onTestFinished(call.subscribe(() => {}));
    expect(call.getCurrentResult()).toMatchObject({ status: 'success', data: [], fetchStatus: 'idle' });
    expect(isLoading()).toBe(false);
    expect(server.asked()).toBe(0);
  });
});
