import { describe, expect, it, vi } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { allTenants, saveTenant, type TenantTables } from '../tenants/index.ts';
import type { SearchType } from './searchTypes.ts';

const unified = '/api/documents/unified-search';
const classic = '/api/documents/search';
const entitled = '/api/documents/entitled-documents/search';
const subscribed = { filters: { 'subscribed-contents': true } };

/** Lets the default tenant offer these kinds of search alone. */
async function offerOnly(library: TestLibrary, ...types: readonly SearchType[]): Promise<void> {
  const db = library.database.withoutTenant<TenantTables>();
  const settings = (await allTenants(db)).find(({ key }) => key === 'astm')?.settings;
  if (!settings) throw new Error('There is no tenant');
  const searchTypes = settings.searchTypes.map((type) => ({ ...type, enabled: types.includes(type.code) }));
  const title = `Offers ${types.join()}`;
  await saveTenant(db, { ...settings, searchTypes, title }, true);
  await vi.waitFor(
    async () => {
      const answer = await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', {});
      expect(await answer.json()).toMatchObject({ title });
    },
    { timeout: 20_000 },
  );
}

describe('a kind of search that the tenant does not offer', () => {
  it.each<[SearchType[], string, object, SearchType]>([
    [['MYSUBSCRIPTION', 'K', 'D'], unified, {}, 'ALL'],
    [['MYSUBSCRIPTION', 'K', 'D'], classic, {}, 'ALL'],
    [['MYSUBSCRIPTION', 'K', 'D'], unified, { searchField: 'D' }, 'ALL'],
    [['ALL', 'K', 'D'], unified, subscribed, 'MYSUBSCRIPTION'],
    [['ALL', 'K', 'D'], entitled, {}, 'MYSUBSCRIPTION'],
    [['ALL', 'MYSUBSCRIPTION', 'D'], unified, { searchField: 'K' }, 'K'],
    [['ALL', 'MYSUBSCRIPTION', 'K'], classic, { searchField: 'D' }, 'D'],
    [['ALL', 'MYSUBSCRIPTION', 'K'], entitled, { searchField: 'D' }, 'D'],
  ])('where it offers %j is refused by %s with %j', async (offered, path, body, searchType) => {
    const library = await startLibrary();
    await offerOnly(library, ...offered);
    const refused = await (await library.as('individual'))('POST', path, body);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'search-type-off', params: { searchType } });
  });

  it('leaves the others as they are', async () => {
    const library = await startLibrary();
    await offerOnly(library, 'ALL', 'D');
    const client = await library.as('individual');
    for (const [path, body] of [
      [unified, {}],
      [classic, { searchField: 'D', keywords: 'E 214' }],
      ['/api/documents/search/count', {}],
      ['/api/documents/search/type-ahead', { keywords: 'E 214' }],
    ] as const)
      expect([path, (await client('POST', path, body)).status]).toEqual([path, 200]);
  });
});

describe('a search', () => {
  it.each([
    [{}, 'ALL'],
    [{ searchField: 'K' }, 'K'],
    [{ searchField: 'D' }, 'D'],
    [subscribed, 'MYSUBSCRIPTION'],
    [{ ...subscribed, searchField: 'D' }, 'MYSUBSCRIPTION'],
  ])('with %j is of the kind %s [search-005]', async (body, searchType) => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('POST', unified, { keywords: 'E 214', ...body });
    expect(await answer.json()).toMatchObject({ searchType });
  });
});
