import { contracts } from '@norma/contracts';
import type { Call } from '@norma/contracts/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, type PendingRequests, type RequestEvent } from './pendingRequests.ts';

const nothing: PendingRequests = new Map();
const replay = (...events: RequestEvent[]): PendingRequests => events.reduce(after, nothing);
const started = (url: string): RequestEvent => ({ type: 'started', url });
const succeeded = (url: string): RequestEvent => ({ type: 'succeeded', url });

describe('what is on its way', () => {
  it('is kept by address and stays until the last request has ended [shell-038]', () => {
    const both = replay(started('/a'), started('/b'), started('/a'));
    expect([...both]).toEqual([
      ['/a', 2],
      ['/b', 1],
    ]);
    expect(replay(started('/a'), started('/b'), succeeded('/a')).size).toBe(1);
    expect(replay(started('/a'), started('/a'), succeeded('/a')).size).toBe(1);
    expect(replay(started('/a'), started('/b'), succeeded('/b'), succeeded('/a')).size).toBe(0);
  });

  it('ends with a failure and with a cancellation as well', () => {
    expect(replay(started('/a'), { type: 'failed', url: '/a' }).size).toBe(0);
    expect(replay(started('/a'), { type: 'cancelled', url: '/a' }).size).toBe(0);
  });

  it('is nothing at once after a clear-all, and answers that come later change nothing [shell-039]', () => {
    const cleared = replay(started('/a'), started('/b'), { type: 'cleared' });
    expect(cleared.size).toBe(0);
    expect(after(cleared, succeeded('/a'))).toBe(cleared);
    expect(after(after(cleared, started('/a')), succeeded('/b')).size).toBe(1);
  });

  it('takes no notice of a cancellation while nothing is shown [shell-041]', () => {
    expect(after(nothing, { type: 'cancelled', url: '/a' })).toBe(nothing);
    const one = replay(started('/b'));
    expect(after(one, { type: 'cancelled', url: '/a' })).toBe(one);
  });
});

it.each([
  '/api/group/getGroupEnable',
  '/api/user/searchUsers',
  '/api/contentShare/searchUsersAndGroups',
  '/api/usage/page-views',
  '/api/notifications/unread',
  '/api/documents/search/count',
  '/api/documents/entitled-documents/search/count',
  '/api/documents/search/top-level/count',
  '/api/documents/entitled-documents/search/top-level/count',
  '/api/refinement/publisher/count',
  '/api/refinement/publisher/entitled-documents/count',
])('%s is called in the background [shell-040]', (path) => {
  const calls = Object.values(contracts).flatMap((domain): Call[] => Object.values(domain));
  expect(calls.find((call) => call.path === path)?.isBackground).toBe(true);
});

describe('while the app starts', () => {
  beforeEach(() => void vi.useFakeTimers().resetModules());
  afterEach(() => void vi.useRealTimers());

  it('nothing counts as loading for the first 200 ms [shell-048]', async () => {
    vi.resetModules();
    const { isLoading, trackRequest, onLoadingChange } = await import('./pendingRequests.ts');
    const listener = vi.fn<() => void>();
    onLoadingChange(listener);
    trackRequest(started('/a'));
    vi.advanceTimersByTime(199);
    expect(isLoading()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isLoading()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    trackRequest(succeeded('/a'));
    expect(isLoading()).toBe(false);
  });
});
