import { featureCodes } from '@norma/contracts';
import { tenants } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { TenantSettings } from '../../tenant/settings.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { saveTenant, type TenantTables } from './index.ts';

/** A reader of a library in which every feature is switched on, or every one off. */
async function readerWhere(enabled: boolean): Promise<TestClient> {
  const library = await startLibrary();
  const client = await library.as('individual');
  const [sample] = tenants;
  const features = featureCodes.map((code) => ({ code, enabled }));
  const settings = TenantSettings.parse({ ...sample, features });
  await saveTenant(library.database.withoutTenant<TenantTables>(), settings, true);
  const isTaken = async (): Promise<boolean> => {
    const answer = await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', {});
    const { features: now } = (await answer.json()) as { features: { enabled: boolean }[] };
    return now.every((feature) => feature.enabled === enabled);
  };
  await expect.poll(isTaken, { timeout: 20_000 }).toBe(true);
  return client;
}

const pair = 'newHtmlId=1&oldHtmlId=2';
const sides = 'leftContentId=1&rightContentId=2';
const calls: [feature: string, method: 'GET' | 'POST', path: string, body?: object][] = [
  ['type-ahead', 'POST', '/api/documents/search/type-ahead', { keywords: 'anchor' }],
  [
    'type-ahead',
    'POST',
    '/api/documents/search/type-ahead/publisher',
    { keywords: 'anchor', publisher: 'NSB' },
  ],
  ['e-learning', 'GET', '/api/v1/documents/getELearningAssetsByFamily?familyName=NSB%20E%20214'],
  ['e-learning', 'GET', '/api/entitlement/getElpEntitlementStatus'],
  ['clause-links', 'GET', '/api/v1/clauses/0123456789'],
  ['clause-links', 'GET', '/api/v1/documents/clauses?contentCode=NSB%7Cnsb-e-214-24'],
  ['edition-timeline', 'GET', '/api/v1/timeline?contentCode=NSB%7Cnsb-e-214-24'],
  ['edition-timeline', 'GET', '/api/v1/timeline/origins?contentId=2'],
  ['version-compare', 'POST', '/api/v1/documents/html/comparison', { newHtmlId: 1, oldHtmlId: 2 }],
  ['version-compare', 'GET', `/api/v1/html/resultCheck?${pair}`],
  ['version-compare', 'GET', `/api/v1/html/result?${pair}`],
  ['version-compare', 'GET', `/api/v1/html/changes?${pair}`],
  ['version-compare', 'GET', `/api/v1/html/changes/export?${pair}&format=csv`],
  ['version-compare', 'GET', `/api/documents/pdf/comparison?${sides}`],
  ['version-compare', 'GET', `/api/documents/pdf/comparison/redline?${sides}`],
  ['version-compare', 'GET', '/api/documents/download/redline/2?oldContentId=1'],
  ['reference-links', 'GET', '/api/v1/references?contentCode=NSB%7Cnone'],
  ['reference-links', 'GET', '/api/v1/references/cited-by?contentCode=NSB%7Cnone'],
  ['reference-links', 'GET', '/api/v1/references/health?scope=favorites'],
  ['reference-links', 'GET', '/api/v1/references/health/export?scope=favorites&format=json'],
  ['reference-links', 'GET', '/api/v1/references/status-list?publisher=NSB'],
  ['reference-links', 'POST', '/api/v1/references/resolve', { references: [{ designation: 'NSB E 214' }] }],
];

describe('what a tenant has switched off', () => {
  it('is refused by each of its calls, and by none of them where it is on [tenants-007]', async () => {
    const codesWhere = async (enabled: boolean) => {
      const client = await readerWhere(enabled);
      return Promise.all(
        calls.map(async ([feature, method, path, body]) => {
          const answer = await client(method, path, body);
          const isRefused = answer.status === 403 && (await answer.text()).includes('"code":"feature-off"');
          return [feature, path, isRefused];
        }),
      );
    };
    expect(await codesWhere(false)).toEqual(calls.map(([feature, , path]) => [feature, path, true]));
    expect(await codesWhere(true)).toEqual(calls.map(([feature, , path]) => [feature, path, false]));
  });
});
