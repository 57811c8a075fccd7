import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@norma/contracts/kit';
import { tenants } from '@norma/samples';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { TenantSettings } from '../tenant/settings.ts';
import { freshDatabase } from '../testing/database.ts';
import { serve } from './serve.ts';

const calls = contract({
  answer: { method: 'GET', path: '/answer', summary: 'Answers', who: 'anyone', answer: z.unknown() },
  create: {
    method: 'POST',
    path: '/create',
    summary: 'Makes something new',
    who: 'anyone',
    status: 201,
    answer: z.unknown(),
  },
});

/** Serves two calls as a test answers them; tells what failed. */
async function serveThem(answer: (context: Context) => Promise<unknown>) {
  const database = await freshDatabase();
  const app = fastify();
  const failures: unknown[] = [];
  app.setErrorHandler((error, _, reply) => {
    failures.push(error);
    return reply.code(500).send({});
  });
  const settings = TenantSettings.parse(tenants[0]);
  const edge = {
    tenantOf: () => ({ key: settings.key, origin: 'http://localhost', settings, themeCss: '' }),
    isWatcher: () => false,
    personOf: () => Promise.reject(new Error('These calls are for anyone')),
    db: (key: string) => database.forTenant<unknown>(key),
    now: () => new Date(),
    audit: { record: async () => undefined },
    checksAnswer: () => true,
    enforceRateLimit: () => undefined,
    onRefused: () => undefined,
  };
  serve(app, edge, calls, {
    answer: (_, context) => answer(context),
    create: (_, context) => answer(context),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, failures };
}

/** Asks, and hangs up as soon as the handler has begun; answers what the handler came to. */
async function hangUp(end: (signal: AbortSignal) => Promise<unknown>): Promise<unknown[]> {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const { origin, failures } = await serveThem(async ({ signal }) => {
    begun.resolve();
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    over.resolve();
    return end(signal);
  });
  const ctx = get(`${origin}/answer`).on('error', () => undefined);
  await begun.promise;
  ctx.destroy();
  await over.promise;
  // Whatever comes of it has come when the next call is answered.
  await fetch(`${origin}/unknown`);
  return failures;
}

describe('a call', () => {
  it('whose answer is a text answers it as JSON', async () => {
    const { origin } = await serveThem(async () => 'Not found "here"');
    const answer = await fetch(`${origin}/answer`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toBe('Not found "here"');
  });

  it('that makes something new says so by its status', async () => {
    const { origin } = await serveThem(async () => ({ id: 1 }));
    expect((await fetch(`${origin}/answer`)).status).toBe(200);
    expect((await fetch(`${origin}/create`, { method: 'POST' })).status).toBe(201);
  });

  it('of someone who has hung up is told so, and what it gives up then is no failure', async () => {
    expect(await hangUp((signal) => Promise.reject(signal.reason))).toEqual([]);
  });

  it('of someone who has hung up fails like any other when something is wrong', async () => {
    const failure = new Error('The disk is full');
    expect(await hangUp(() => Promise.reject(failure))).toEqual([failure]);
  });

  it('is not told so when its answer is there', async () => {
    const signals: AbortSignal[] = [];
    const { origin } = await serveThem(async ({ signal }) => {
      signals.push(signal);
      return {};
    });
    for (let time = 0; time < 3; time += 1) await (await fetch(`${origin}/answer`)).text();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  });
});
