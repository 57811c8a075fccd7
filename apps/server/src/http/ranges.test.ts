import { Readable } from 'node:stream';
import { contract, file } from '@norma/contracts/kit';
import { tenants } from '@norma/samples';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Context, Delivery } from '../context.ts';
import { TenantSettings } from '../tenant/settings.ts';
import { rates, enforceRateLimit } from './rateLimit.ts';
import { Refusal } from './problems.ts';
import { serve } from './serve.ts';

const calls = contract({
  stored: {
    method: 'GET',
    path: '/stored',
    summary: 'A stored file',
    who: 'person',
    cost: 'text',
    answer: file('application/pdf'),
    ranges: true,
  },
  made: {
    method: 'GET',
    path: '/made',
    summary: 'A file made for the call',
    who: 'person',
    cost: 'text',
    answer: file('application/pdf'),
  },
});

/** Serves a file of so many bytes, under the limits of a library whose clock stands still; tells what was counted. */
async function serveFile(size: number) {
  const app = fastify();
  const counted: string[] = [];
  const bytes = Buffer.alloc(size, 'x');
  const delivery: Delivery = {
    mediaType: 'application/pdf',
    size,
    etag: 'tag',
    open: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
    count: async ({ start, end }) => void counted.push(`${start}-${end}`),
  };
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof Refusal ? error.status : 500).send({}),
  );
  const settings = TenantSettings.parse(tenants[0]);
  const edge: Parameters<typeof serve>[1] = {
    tenantOf: () => ({ key: settings.key, origin: 'http://localhost', settings, themeCss: '' }),
    isWatcher: () => false,
    personOf: async () => ({ personId: 'reader', userType: 'INDIVIDUAL' }) as NonNullable<Context['person']>,
    db: () => {
      throw new Error('No database is needed');
    },
    now: () => new Date(0),
    audit: { record: async () => undefined },
    checksAnswer: () => true,
    enforceRateLimit: enforceRateLimit(() => new Date(0)),
    onRefused: () => undefined,
  };
  serve(app, { ...edge, db: () => ({}) as ReturnType<typeof edge.db> }, calls, {
    stored: () => delivery,
    made: () => delivery,
  });
  onTestFinished(() => app.close());
  const request = async (url: string, range?: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url, headers: range === undefined ? {} : { range } });
    return { status: answer.statusCode, length: answer.rawPayload.length, headers: answer.headers };
  };
  return { request, counted };
}

/** How often something is given before it is refused. */
async function given(request: (time: number) => Promise<{ status: number }>): Promise<number> {
  for (let time = 0; time <= 2 * rates.text.atOnce; time += 1) {
    if ((await request(time)).status === 429) return time;
  }
  throw new Error('Nothing is ever refused');
}

describe('a file fetched by ranges', () => {
  it('can be read to its end when it has a thousand pages, and again', async () => {
    const [size, piece] = [31_000_000, 64 * 1024];
    const { request } = await serveFile(size);
    const statuses = new Set<number>();
    for (let times = 0; times < 2; times += 1)
      for (let start = 0; start < size; start += piece)
        statuses.add((await request('/stored', `bytes=${start}-${start + piece - 1}`)).status);
    expect(statuses).toEqual(new Set([206]));
  });

  it.each(['bytes=1-', 'bytes=-999', 'bytes=1-1,3-4', 'bytes=0-'])(
    'as a whole by %s costs what the plain file does',
    async (range) => {
      const { request } = await serveFile(1_000);
      const times = await given(() => request('/stored', range));
      expect(times).toBeLessThanOrEqual(rates.text.atOnce);
      expect(times).toBeGreaterThan(0.9 * rates.text.atOnce);
    },
  );

  it('costs what the plain file does in two parts too', async () => {
    const { request } = await serveFile(1_000);
    const halves = ['bytes=0-0', 'bytes=1-'];
    const times = await given((time) => request('/stored', halves[time % 2]));
    expect(times / 2).toBeLessThanOrEqual(rates.text.atOnce);
  });

  it('is counted by what is given, and not where nothing is', async () => {
    const { request, counted } = await serveFile(1_000);
    expect((await request('/stored')).status).toBe(200);
    expect((await request('/stored', 'bytes=-7')).status).toBe(206);
    expect((await request('/stored', 'bytes=1-1,3-4')).status).toBe(200);
    expect(await request('/stored', 'bytes=1-', 'HEAD')).toMatchObject({
      status: 200,
      length: 0,
      headers: { 'content-length': '1000' },
    });
    expect((await request('/stored', 'bytes=1000-')).status).toBe(416);
    expect(counted).toEqual(['0-999', '993-999', '0-999']);
  });

  it('comes whole where it is made for the call, and costs and counts as such', async () => {
    const { request, counted } = await serveFile(1_000);
    expect(await request('/made', 'bytes=1-')).toMatchObject({
      status: 200,
      length: 1_000,
      headers: { 'accept-ranges': 'none' },
    });
    expect(counted).toEqual(['0-999']);
    expect(await given(() => request('/made', 'bytes=1-'))).toBe(rates.text.atOnce - 1);
  });
});
