import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, type Outstanding, type RequestEvent } from './outstanding.ts';

const nothing: Outstanding = new Map();
const replay = (...events: RequestEvent[]): Outstanding => events.reduce(after, nothing);
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

  it.each([
    '/api/group/getGroupEnable',
    '/api/user/searchUsers?pageIndex=1&pageSize=100',
    '/api/contentShare/searchUsersAndGroups?keyword=ines',
  ])('never holds %s [shell-040]', (url) => {
    expect(replay(started(url))).toBe(nothing);
  });
});

describe('while the app starts', () => {
  beforeEach(() => void vi.useFakeTimers().resetModules());
  afterEach(() => void vi.useRealTimers());

  it('nothing counts as loading for the first 200 ms [shell-048]', async () => {
    vi.resetModules();
    const { isLoading, note, onLoadingChange } = await import('./outstanding.ts');
    const told = vi.fn<() => void>();
    onLoadingChange(told);
    note(started('/a'));
    vi.advanceTimersByTime(199);
    expect(isLoading()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isLoading()).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
    note(succeeded('/a'));
    expect(isLoading()).toBe(false);
  });
});
