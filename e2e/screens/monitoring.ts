import { expect, type Page, type Route } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

const health = '**/management/health';

/** Lets health tell of a night on which much is broken. */
async function badNight(page: Page): Promise<void> {
  await page.route(health, async (route: Route) => {
    const answer = await route.fetch();
    const known = await answer.json();
    const { components } = known;
    const gigabyte = 1024 ** 3;
    Object.assign(components, {
      database: {
        status: 'DOWN',
        problem: 'database-unreachable',
        details: {
          ...components.database.details,
          said: 'connect ECONNREFUSED 10.0.0.12:5432',
        },
      },
      diskSpace: {
        status: 'DEGRADED',
        problem: 'disk-nearly-full',
        details: { ...components.diskSpace.details, free: 0.61 * gigabyte },
      },
      mailer: {
        status: 'DOWN',
        problem: 'mail-server-unreachable',
        details: { kind: 'server', mailsStuck: 41, said: 'Invalid login: 535 5.7.8 authentication failed' },
      },
    });
    await route.fulfill({ json: { ...known, status: 'DOWN', components } });
  });
  await page.reload();
  await seen('main tbody tr')(page);
}

const failing = async (page: Page): Promise<void> => {
  await seen('main tbody tr')(page);
  await page.route(health, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await page.reload();
  await seen('main [role=alert]')(page);
};

const withFigures = seen('main [role=meter]');

/** What those see who watch the server. */
export const monitoring: readonly Screen[] = [
  { name: 'health', person: 'operator', address: '/admin/health', show: seen('main tbody tr') },
  {
    name: 'health-bad-night',
    person: 'operator',
    address: '/admin/health',
    show: async (page) => {
      await seen('main tbody tr')(page);
      await badNight(page);
    },
  },
  {
    name: 'health-details',
    person: 'operator',
    address: '/admin/health',
    show: async (page) => {
      await seen('main tbody tr')(page);
      await badNight(page);
      await page.locator('main tbody tr').first().getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  { name: 'health-failing', person: 'operator', address: '/admin/health', show: failing },
  { name: 'metrics', person: 'operator', address: '/admin/metrics', isWhole: true, show: withFigures },
  {
    name: 'thread-dump',
    person: 'operator',
    address: '/admin/metrics',
    show: async (page) => {
      await withFigures(page);
      await page.getByRole('button', { name: /^(Thread dump|لقطة الخيوط)$/ }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
];
