import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { rotateKeys, supersededForMs } from './keys.ts';
import type { IdentityTables } from './tables.ts';

const kidOf = ({ access_token }: { access_token: string }): string =>
  decodeProtectedHeader(access_token).kid ?? '';

const publishedKids = async (library: TestLibrary): Promise<string[]> => {
  const { keys } = (await (await library.anyone('GET', '/oidc/jwks')).json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
};

const statusWith = async (
  library: TestLibrary,
  { access_token }: { access_token: string },
): Promise<number> =>
  (await library.anyone('GET', '/api/account', undefined, { authorization: `Bearer ${access_token}` }))
    .status;

const rotate = (library: TestLibrary, now: Date, atOnce = false): Promise<void> =>
  rotateKeys(library.database.forTenant<IdentityTables>('astm'), { tenant: 'astm', now, atOnce });

describe('rotating the keys', () => {
  it('signs with the new key at once, while tokens of the one before keep their life', async () => {
    let time = Date.now();
    const library = await startLibrary({ now: () => new Date(time) });
    const before = await library.tokens('individual');
    expect(await publishedKids(library)).toEqual([kidOf(before)]);

    time += 1000;
    await rotate(library, new Date(time));
    await expect.poll(() => publishedKids(library)).toHaveLength(2);
    const after = await library.tokens('individual');
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect([await statusWith(library, before), await statusWith(library, after)]).toEqual([200, 200]);

    time += supersededForMs;
    expect(await publishedKids(library)).toEqual([kidOf(after)]);
  });

  it('at once makes every token of before worthless', async () => {
    const library = await startLibrary();
    const before = await library.tokens('individual');
    const elsewhere = await library.tokens('individual', 'api');
    await rotate(library, new Date(), true);
    await expect.poll(() => statusWith(library, before)).toBe(401);
    const after = await library.tokens('individual');
    expect(await statusWith(library, after)).toBe(200);
    expect(await publishedKids(library)).toEqual([kidOf(after)]);
    const asElsewhere = await library.as('individual', 'api');
    expect((await asElsewhere('GET', '/api/account')).status).toBe(200);
    expect(kidOf(elsewhere)).not.toBe(kidOf(after));
  });

  it('removes keys that no longer verify', async () => {
    const library = await startLibrary();
    await library.tokens('individual');
    const start = Date.now();
    for (const hours of [1, 2, 20]) await rotate(library, new Date(start + hours * 3_600_000));
    const stored = await library.database
      .forTenant<IdentityTables>('astm')
      .selectFrom('identity_keys')
      .select('id')
      .execute();
    expect(stored).toHaveLength(4); // A signing and a cookie key: the newest, and the one that it superseded.
  });
});
