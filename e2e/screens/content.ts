import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

const catalogue = [
  '{"designation":"NSB K 77:2026","publisher":"NSB","title":"Records of lift inspections","status":"Active"}',
  '{"designation":"NSB K 78:2026","publisher":"NSB","title":"Torque wrenches, calibration","status":"Pending wind"}',
  '{"title":"Without a name"}',
].join('\n');

const uploadButton = /^(Upload file|رفع ملف)$/;

const choose = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: uploadButton }).click();
  const buffer = Buffer.from(catalogue);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'northern-2026.ndjson', mimeType: 'application/x-ndjson', buffer });
  await expect(page.locator('select option[value=NSB]')).toBeAttached();
  await page.locator('select[name=publisher]').selectOption('NSB');
};

/** A dry run: what is in the library is counted by others. */
const imported = async (page: Page): Promise<void> => {
  await choose(page);
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: /^(Upload and import|رفع واستيراد)$/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^(Done, nothing changed|اكتمل دون أي تغيير)$/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
};

const checked = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Check all documents|فحص جميع الوثائق)$/ }).click();
  await expect(page.getByText(/(last on|آخر مرة)/)).toBeVisible({ timeout: 120_000 });
  await seen('main tbody tr, [role=tabpanel] h2')(page);
};

/** Feedback with something in it: a small library has none of its own. */
const withFeedback = async (page: Page): Promise<void> => {
  await seen('main tbody tr button, [role=tabpanel] h2')(page);
  if ((await page.locator('main tbody tr button').count()) > 0) return;
  const { pathname } = new URL(page.url());
  await page.goto('/content-search/?content=anchors');
  await page.locator('main p > button[aria-haspopup=dialog]').click();
  await page.locator('input[name=documentSearching]').fill('The edition of 2018');
  await page
    .locator('textarea[name=additionalFeedback]')
    .fill('Our contract names it: I find 2021 and 2024.');
  await page.locator('[role=dialog] button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(pathname);
  await seen('main tbody tr button')(page);
};

const opened = async (page: Page): Promise<void> => {
  await withFeedback(page);
  await page.locator('main tbody tr th button').first().click();
  await seen('[role=dialog] dl')(page);
};

/** What those see who look after what a library holds. */
export const content: readonly Screen[] = [
  { name: 'imports-upload', person: 'admin', address: '/admin/imports', show: choose },
  { name: 'import-report', person: 'admin', address: '/admin/imports', show: imported },
  { name: 'imports', person: 'admin', address: '/admin/imports', show: seen('main tbody tr') },
  {
    name: 'search-index',
    person: 'operator',
    address: '/admin/search-index',
    show: seen('main tbody tr'),
  },
  { name: 'broken-documents', person: 'operator', address: '/admin/documents', show: checked },
  { name: 'access-requests', person: 'operator', address: '/admin/access-requests', show: seen('main h1') },
  {
    name: 'feedback-inbox',
    person: 'admin',
    address: '/admin/feedback',
    show: withFeedback,
  },
  { name: 'feedback-read', person: 'admin', address: '/admin/feedback', show: opened },
  {
    name: 'synonyms',
    person: 'admin',
    address: '/admin/synonyms',
    show: async (page) => {
      await seen('main textarea')(page);
      await page.locator('main textarea').pressSequentially('\ntorque wrench =>');
      await page.locator('main input[type=search]').fill('glue anchors');
      await seen('main ol li')(page);
    },
  },
  {
    name: 'tenant-configuration',
    person: 'admin',
    address: '/admin/tenant',
    isWhole: true,
    show: seen('main tbody tr'),
  },
  {
    name: 'tenant-look',
    person: 'admin',
    address: '/admin/tenant',
    show: async (page) => {
      await page.locator('main section:has(svg rect) button').first().click();
      await page.locator('[role="dialog"] input[type="color"]').waitFor();
    },
  },
  {
    name: 'tenant-tips',
    person: 'admin',
    address: '/admin/tenant',
    show: async (page) => {
      await page.getByRole('button', { name: /: (Tips on the home page|نصائح الصفحة الرئيسية)$/ }).click();
      await seen('[role="dialog"] fieldset')(page);
    },
  },
  {
    name: 'admin-overview',
    person: 'operator',
    address: '/admin',
    show: seen('[class*=_matters] li'),
  },
];
