import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStopped, stoppedAt, stoppedKey } from './stoppedPlaces.ts';

const reader = { tenant: 'astm', person: 'p1' };
const place = { clause: '9.2', title: '9.2 Displacement projection' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  // The browser's own store is outside the house, and Node has none.
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

describe('where a reader stopped', () => {
  it('is kept for each person, tenant and document', () => {
    keepStopped(reader, 'a', place);
    expect(stoppedAt(reader, 'a')).toEqual(place);
    expect(stoppedAt(reader, 'b')).toBeNull();
    expect(stoppedAt({ ...reader, person: 'p2' }, 'a')).toBeNull();
    expect(stoppedAt({ ...reader, tenant: 'api' }, 'a')).toBeNull();
  });

  it('is forgotten on request', () => {
    keepStopped(reader, 'a', place);
    keepStopped(reader, 'a', null);
    expect(stoppedAt(reader, 'a')).toBeNull();
  });

  it('is known of the latest two hundred documents', () => {
    for (let at = 0; at < 201; at += 1) keepStopped(reader, `code ${at}`, place);
    expect(stoppedAt(reader, 'code 0')).toBeNull();
    expect(stoppedAt(reader, 'code 1')).toEqual(place);
    expect(stoppedAt(reader, 'code 200')).toEqual(place);
  });

  it.each(['', 'null', '[]', '{', '7', '{"a":7}', '{"a":{"clause":7,"title":""}}'])(
    'is unknown where %j is kept',
    (written) => {
      kept.set(stoppedKey(reader), written);
      expect(stoppedAt(reader, 'a')).toBeNull();
      keepStopped(reader, 'a', place);
      expect(stoppedAt(reader, 'a')).toEqual(place);
    },
  );

  it('is unknown where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepStopped(reader, 'a', place);
    expect(stoppedAt(reader, 'a')).toBeNull();
  });
});
