import type { Account } from '@norma/contracts';
import { describe, expect, it, vi } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { allTenants, refinementSectionsOf, saveTenant, type TenantTables } from '../tenants/index.ts';
import type { SessionTables } from './tables.ts';

const accountOf = async (client: TestClient, headers: Record<string, string> = {}): Promise<Account> =>
  (await (await client('GET', '/api/account', undefined, headers)).json()) as Account;

const dbOf = ({ database }: TestLibrary) => database.forTenant<SessionTables>('astm');

describe('the account', () => {
  it('repeats what the tenant says above its pages, beside its searches and about its profiles', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const db = library.database.withoutTenant<TenantTables>();
    const settings = (await allTenants(db))[0]?.settings;
    if (!settings) throw new Error('There is no tenant');
    const banner = {
      text: 'Closed on <b>Sunday</b>',
      startDate: '2026-11-01T00:00:00+01:00',
      endDate: '2026-12-01T00:00:00+01:00',
    };
    const billboard = {
      tenantPublisherOnly: true,
      publisherSearchKey: 'NSB',
      publisherLogoFileName: 'nsb.svg',
      title: 'From the board',
      tenantPublisherCode: 'NSB',
    };
    const profileManagementUrl = 'https://profiles.nsb-library.example/';
    await saveTenant(db, { ...settings, banner, billboard, profileManagementUrl }, true);
    await vi.waitFor(
      async () =>
        expect(await accountOf(client)).toMatchObject({
          banner: {
            text: banner.text,
            'start-date': banner.startDate,
            'end-date': banner.endDate,
          },
          billboard: { BillBoardTitle: 'From the board', PublisherSearchKey: 'NSB' },
          profileManagementUrl,
          refinementSections: refinementSectionsOf({ ...settings, billboard }),
        }),
      { timeout: 20_000 },
    );
  });

  it('speaks the language of the locale cookie', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect((await accountOf(client)).langKey).toBe('EN');
    expect((await accountOf(client, { cookie: 'locale=AR' })).langKey).toBe('AR');
    expect((await accountOf(client, { cookie: 'locale=%00nonsense' })).langKey).toBe('EN');
  });

  it('says what the database knows of compass points and of a custom collection', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await dbOf(library)
      .updateTable('accounts')
      .set({ has_compass_points: false, has_custom_collection: true })
      .where('id', '=', 'halvorsen')
      .execute();
    const account = await accountOf(client);
    expect(account).toMatchObject({ compassPointFlag: false, customCollection: true });
    expect(account.userMenuList).toContain('CUSTOM_COLLECTION');
    expect(account.userMenuList).not.toContain('COMPASS_POINTS');
  });

  it('permits entries of menus by who asks, and none before an account is chosen', async () => {
    const library = await startLibrary();
    const menuOf = async (name: Parameters<TestLibrary['as']>[0]): Promise<string[]> =>
      (await accountOf(await library.as(name))).userMenuList;
    expect(await menuOf('individual')).toEqual(
      expect.arrayContaining(['HOME', 'FAVORITES', 'COMPASS_POINTS']),
    );
    expect(await menuOf('individual')).not.toContain('SUBSCRIPTION_USAGE');
    expect(await menuOf('company')).not.toContain('FAVORITES');
    expect(await menuOf('admin')).toContain('SUBSCRIPTION_USAGE');
    expect(await menuOf('cp-admin')).toContain('COMPASS_POINTS_ADMIN');
    expect(await menuOf('multi')).toEqual([]);
  });

  it('that is not activated is told so, and may read nothing', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect((await accountOf(client)).activated).toBe(true);
    await dbOf(library)
      .updateTable('people')
      .set({ is_activated: false })
      .where('sign_in_name', '=', 'individual')
      .execute();
    expect((await accountOf(client)).activated).toBe(false);
    const refused = await client('POST', '/api/documents/unified-search', {});
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'not-activated' });
  });
});

describe('the setup document for proxies', () => {
  it('names the address, the hosts and the headers to pass on, to anyone', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/api/proxy-setup');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toContain(`URL ${library.origin}/`);
    expect(text).toContain(`HJ ${new URL(library.origin).host}`);
    expect(text).toContain('originatedIpAddress');
  });

  it('speaks Arabic to those who read it', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/api/proxy-setup', undefined, { cookie: 'locale=AR' });
    expect(await answer.text()).toContain('إعداد الخادم الوكيل');
  });
});
