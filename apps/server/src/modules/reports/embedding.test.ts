import type { SignInName } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { allTenants, saveTenant, type TenantTables } from '../tenants/index.ts';
import type { TenantSettings } from '../../tenant/settings.ts';
import { refusal } from './testing/marks.ts';

const usage =
  'https://reports.example:8443/d/usage?account={AccountNumber}&t={TenantName}&app={ApplicationCode}&from={StartDate}&to={EndDate}';
const compassPoints = 'https://figures.example/cp/{TenantId}?account={AccountId}';

/** Lets a reporting service show the reports of the standards body, as importing its file would. */
async function settle({ database }: TestLibrary, reports: TenantSettings['reports']): Promise<void> {
  const db = database.withoutTenant<TenantTables>();
  const settings = (await allTenants(db)).find(({ key }) => key === 'astm')?.settings;
  if (!settings) throw new Error('There is no such tenant');
  await saveTenant(db, { ...settings, reports }, true);
}

const embedUrl = async (client: TestClient, report: string): Promise<unknown> =>
  (await client('GET', `/api/reports/${report}`)).json();

describe('where a report is shown', () => {
  it('is here, unless the tenant has a reporting service', async () => {
    const library = await startLibrary();
    expect(await embedUrl(await library.as('admin'), 'usage')).toEqual({ EmbedUrl: null });
    expect(await embedUrl(await library.as('cp-admin'), 'compass-points')).toEqual({ EmbedUrl: null });
  });

  it('is told the account, the tenant and the last seven days; compass points the ids of both [reports-003] [reports-004] [reports-005]', async () => {
    const library = await startLibrary();
    await settle(library, { usage, compassPoints });
    const [admin, cpAdmin] = [await library.as('admin'), await library.as('cp-admin')];
    await expect.poll(() => embedUrl(admin, 'usage'), { timeout: 20_000 }).not.toEqual({ EmbedUrl: null });
    const { EmbedUrl } = (await embedUrl(admin, 'usage')) as { EmbedUrl: string };
    const session = (await (await admin('GET', '/api/account')).json()) as {
      cgEntitlements: { accountNumber: string }[];
    };
    const told = new URL(EmbedUrl);
    expect(told.origin + told.pathname).toBe('https://reports.example:8443/d/usage');
    const { from = '', to = '', ...others } = Object.fromEntries(told.searchParams);
    expect(others).toEqual({
      account: session.cgEntitlements[0]?.accountNumber,
      t: 'astm',
      app: 'COMPASS',
    });
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
    expect(Math.abs(Date.parse(to) - Date.now())).toBeLessThan(2 * 86_400_000);
    expect(await embedUrl(cpAdmin, 'compass-points')).toEqual({
      EmbedUrl: 'https://figures.example/cp/astm?account=halvorsen',
    });
  });

  it('opens the frames of the page to the reporting service alone', async () => {
    const library = await startLibrary();
    const policy = async (host: 'astm' | 'cga'): Promise<string> => {
      const accept = { accept: 'text/html', host: new URL(library.originOf(host)).host };
      const page = await library.anyone('GET', '/', undefined, accept);
      return page.headers.get('content-security-policy') ?? '';
    };
    expect(await policy('astm')).toMatch(/frame-src 'self' blob:;/);
    await settle(library, { usage, compassPoints: null });
    await expect
      .poll(() => policy('astm'), { timeout: 20_000 })
      .toMatch(/frame-src 'self' blob: https:\/\/reports\.example:8443;/);
    expect((await policy('astm')).match(/reports\.example/g)).toHaveLength(1);
    expect(await policy('cga')).not.toContain('reports.example');
  });

  it.each<[SignInName, string, number, string]>([
    ['individual', 'usage', 403, 'report-not-yours'],
    ['admin', 'compass-points', 403, 'report-not-yours'],
    ['cp-admin', 'usage', 403, 'report-not-yours'],
    ['admin', 'weather', 404, 'report-not-found'],
  ])('is not told to %s of %s', async (name, report, status, code) => {
    const client = await (await startLibrary()).as(name);
    expect(await refusal(client('GET', `/api/reports/${report}`))).toEqual([status, code]);
  });
});
