import { describe, expect, it } from 'vitest';
import { works } from './check.ts';
import { diskCheck, roomCheck } from './files.ts';
import { identityCheck } from './identity.ts';
import { meaningCheck } from './meaningIndex.ts';
import { searchEngineCheck } from './searchEngine.ts';
import { withinTime } from './withinTime.ts';

describe('a check that is given so much time', () => {
  it('answers although it hangs, and is not begun again while it does', async () => {
    let begun = 0;
    const hanging = Promise.withResolvers<void>();
    const check = withinTime(async () => {
      begun += 1;
      await hanging.promise;
      return works({});
    }, 20);
    const answers = await Promise.all([check(), check(), check()]);
    expect(answers.map(({ problem }) => problem)).toEqual(Array(3).fill('no-answer-in-time'));
    expect(await check()).toMatchObject({ status: 'DOWN', details: { answeredInMs: 20 } });
    expect(begun).toBe(1);

    hanging.resolve();
    await expect.poll(async () => (await check()).status).toBe('UP');
  });

  it('says what went wrong, and what caused it', async () => {
    const check = withinTime(() => {
      throw new Error('It broke', { cause: new Error('because of that') });
    }, 1_000);
    expect(await check()).toEqual({
      status: 'DOWN',
      problem: 'check-failed',
      details: { said: 'It broke: because of that' },
    });
  });
});

it.each([
  [2_000, 'UP', null],
  [1_000, 'UP', null],
  [999, 'DEGRADED', 'disk-nearly-full'],
  [50, 'DEGRADED', 'disk-nearly-full'],
  [49, 'DOWN', 'disk-full'],
  [0, 'DOWN', 'disk-full'],
])('a disk with %d free bytes above a threshold of 1,000 is %s', async (free, status, problem) => {
  const check = diskCheck({ folder: '/data', room: async () => ({ total: 5_000, free }), threshold: 1_000 });
  expect(await check()).toEqual({
    status,
    problem,
    details: { folder: '/data', total: 5_000, free, threshold: 1_000 },
  });
});

it.each([
  ['can be written', 16 * 1024 * 1024, null, 'UP'],
  ['can be written, but PostgreSQL has no room', 16 * 1024 * 1024 - 1, null, 'DOWN'],
  ['cannot be written for want of room', 1e9, 'ENOSPC', 'DOWN'],
  ['cannot be written for another reason', 1e9, 'EACCES', 'UP'],
])('readers are served or not where files %s', async (_, free, code, status) => {
  const tryOut = async () => {
    if (code) throw Object.assign(new Error('no'), { code });
  };
  const isDiskFull = (error: unknown) => (error as { code?: string }).code === 'ENOSPC';
  const check = roomCheck({ files: { tryOut }, room: async () => ({ free }), isDiskFull });
  expect((await check()).status).toBe(status);
});

it.each([
  [null, 'UP', 0],
  ['2026-03-04T11:58:00Z', 'UP', 120_000],
  ['2026-03-04T11:50:00Z', 'DEGRADED', 600_000],
])('an index that is behind since %s at noon is %s', async (since, status, behindMs) => {
  const check = searchEngineCheck({
    search: async () => undefined,
    index: () => ({ documents: 8, bytes: 100 }),
    laggingSince: () => (since === null ? null : new Date(since)),
    now: () => new Date('2026-03-04T12:00:00Z'),
  });
  expect(await check()).toMatchObject({ status, details: { documents: 8, indexBytes: 100, behindMs } });
});

it('an index that cannot be searched is down, and says why', async () => {
  const check = searchEngineCheck({
    search: async () => Promise.reject(new Error('The thread ended')),
    index: () => ({ documents: 8, bytes: 100 }),
    laggingSince: () => null,
    now: () => new Date(0),
  });
  expect(await check()).toMatchObject({
    status: 'DOWN',
    problem: 'search-failed',
    details: { said: 'The thread ended' },
  });
});

it('a provider outside that is silent is named with what came instead of an answer', async () => {
  const check = identityCheck({
    keys: async () => ({ madeAt: new Date(0), formerUntil: null }),
    signIns: async () => ({ signedIn: 3, expired: 4 }),
    issuers: async () => [
      { issuer: 'https://login.halden.example', said: null },
      { issuer: 'https://login.pic.example', said: 'connect ECONNREFUSED' },
    ],
  });
  expect(await check()).toEqual({
    status: 'DEGRADED',
    problem: 'issuer-unreachable',
    details: {
      signedIn: 3,
      signInsExpired: 4,
      keyMadeAt: '1970-01-01T00:00:00.000Z',
      issuers: 2,
      issuersSilent: 1,
      said: 'https://login.pic.example: connect ECONNREFUSED',
    },
  });
});

it('search by meaning needs care until something has been learned', async () => {
  expect(await meaningCheck(() => null)()).toMatchObject({
    status: 'DEGRADED',
    problem: 'meaning-not-ready',
  });
  expect(await meaningCheck(() => ({ identity: 'lsa-1', trainedOn: 300 }))()).toEqual(
    works({ model: 'lsa-1', learntFromDocuments: 300 }),
  );
});
