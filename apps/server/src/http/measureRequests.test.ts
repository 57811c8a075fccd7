import type { AddressInfo } from 'node:net';
import type { Call } from '@norma/contracts/kit';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { measureRequests } from './measureRequests.ts';

const call: Call = {
  method: 'GET',
  path: '/api/slow/{id}',
  summary: 'What is never there',
  who: 'anyone',
  answer: z.null(),
};

/** A server with a call that never answers and a page; what is told of its requests, and how to wait for it. */
async function measured() {
  const lines: string[] = [];
  const app = fastify();
  measureRequests(app, {
    requestBegan: ({ method, path }) => {
      lines.push(`${method} ${path} began`);
      return (status) => void lines.push(`${method} ${path} ${status}`);
    },
  });
  app.get('/api/slow/:id', { config: { call } }, () => new Promise<never>(() => undefined));
  app.get('/page', () => 'A page');
  await app.listen();
  onTestFinished(() => app.close());
  return { told: lines, origin: `http://localhost:${(app.server.address() as AddressInfo).port}` };
}

it('tells of a call by its contract, and of one who has hung up as 499', async () => {
  const { told: lines, origin } = await measured();
  const leaving = new AbortController();
  const response = fetch(`${origin}/api/slow/7`, { signal: leaving.signal });
  await expect.poll(() => lines).toEqual(['GET /api/slow/{id} began']);
  leaving.abort();
  await expect(response).rejects.toThrow();
  await expect.poll(() => lines[1]).toBe('GET /api/slow/{id} 499');
});

it('tells of all else as pages and files, and of the sign-in for itself, whatever the address says', async () => {
  const { told: lines, origin } = await measured();
  for (const path of ['/page', '/no/such/page', '/oidc/auth?x=1', '/login/abc']) await fetch(origin + path);
  await expect
    .poll(() => lines.filter((each) => !each.endsWith('began')))
    .toEqual(['* / 200', '* / 404', '* /oidc 404', '* /oidc 404']);
});
