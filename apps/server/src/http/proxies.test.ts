import { describe, expect, it } from 'vitest';
import { startLibrary } from '../testing/library.ts';

const arrivalWith = async (trusted: string, forwarded: string): Promise<unknown> => {
  const library = await startLibrary({ environment: { TRUSTED_PROXIES: trusted } });
  const answer = await library.anyone('GET', '/login/api/v1/authenticationData', undefined, {
    'x-forwarded-for': forwarded,
    'x-forwarded-host': 'api.localhost',
  });
  return ((await answer.json()) as { originatedIpAddress: string }).originatedIpAddress;
};

describe('a forwarded address', () => {
  it('is believed from a proxy that is trusted', async () => {
    expect(await arrivalWith('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  it('is not believed from anyone else', async () => {
    expect(await arrivalWith('', '203.0.113.7')).toMatch(/127\.0\.0\.1$/);
    expect(await arrivalWith('192.0.2.0/24', '203.0.113.7')).toMatch(/127\.0\.0\.1$/);
  });

  it('is that of the nearest stranger: what a visitor writes before it is no proof', async () => {
    expect(await arrivalWith('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  });
});
