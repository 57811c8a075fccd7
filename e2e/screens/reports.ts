import { expect, type Page } from '@playwright/test';
import { callLibrary, saveCompassPoints } from '../compassPoints.ts';
import { seen, type Screen } from './screen.ts';

/** The report once something is in it: in the small library no one has read anything. */
async function withUse(page: Page): Promise<void> {
  await seen('main dl')(page);
  await callLibrary(page, {
    method: 'GET',
    path: `/api/documents/sts/contentCode?contentCode=${encodeURIComponent('NSB|nsb-e-214-24')}`,
  }).catch(() => undefined);
  await page.reload();
  await seen('main section table')(page);
}

/** The report with what someone has marked, who has marked nothing in the small library. */
async function withCompassPoints(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await saveCompassPoints(page);
  await page.reload();
  await seen('main section table')(page);
}

/** What those see who answer for what is read and marked. */
export const reports: readonly Screen[] = [
  { name: 'usage-report', person: 'operator', address: '/usage-report', isWhole: true, show: withUse },
  {
    name: 'compass-points-report',
    person: 'cp-admin',
    address: '/compass-points-report',
    isWhole: true,
    show: withCompassPoints,
  },
  {
    name: 'usage-report-days',
    person: 'admin',
    address: '/usage-report?from=2019-01-01&to=2019-01-07',
    show: async (page) => {
      await seen('main section h2')(page);
      await page.locator('main header button').first().click();
      await seen('[role=dialog] form')(page);
    },
  },
  {
    name: 'usage-report-wrong-days',
    person: 'admin',
    address: '/usage-report?from=2019-02-01&to=2019-01-07',
    show: seen('main [role=alert]'),
  },
];
