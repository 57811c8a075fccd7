import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const found = (page: Page): Locator => page.getByRole('main').getByRole('list').getByRole('heading');

test.describe('Reading in Arabic', () => {
  test('the whole interface changes at once and mirrors, and a cookie keeps the language for thirty days [i18n-003] [i18n-004]', async ({
    page,
    context,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(found(page)).toHaveCount(7);
    const refinements = page.getByRole('complementary');
    expect(await startsBefore(refinements, found(page).first())).toBe(true);

    await page.getByRole('button', { name: 'Language: English' }).click();
    const words = page.waitForResponse(/\/(i18n\/ar\.json|assets\/ar-)/);
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    expect((await words).ok()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { name: 'تضييق البحث' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(
      /Refine|Sort by|Best match|Last updated|Publisher/,
    );
    expect(await startsBefore(refinements, found(page).first())).toBe(false);

    const locale = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(locale?.value).toBe('AR');
    const daysKept = ((locale?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(daysKept).toBeGreaterThan(29.9);
    expect(daysKept).toBeLessThan(30.1);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: 'تضييق البحث' })).toBeVisible();
  });

  test('types of documents are named in filters and rows, and addresses keep the delivered word [tenant-002]', async ({
    page,
    context,
  }) => {
    await speak(context, 'AR');
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(page.getByRole('main')).toContainText('طريقة اختبار ·');
    const types = page.getByRole('tree', { name: 'نوع الوثيقة' });
    await types.getByRole('treeitem', { name: /^طريقة اختبار/ }).click();
    await expect(page).toHaveURL(/Test(%20|\+|%2520)method/);
    await expect(page.getByRole('main')).not.toContainText('Test method');
  });

  test('documents keep their own direction, designations and pages theirs', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const text = page.frameLocator('iframe');
    await expect(text.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(text.locator('html')).toHaveAttribute('lang', 'en');
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('ltr');

    await page.goto(documentAt(standards.testMethodInArabic));
    await expect(page.getByRole('group', { name: /NSB E 214-24/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'الصفحة 1', exact: true })).toContainText('NSB');
  });

  test('a search in Arabic finds the Arabic translation and opens it', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitAs(page, 'individual');
    await page.getByRole('combobox').fill('زحف المراسي');
    await page.getByRole('combobox').press('Enter');
    await expect(found(page).first()).toContainText('طريقة اختبار زحف المراسي');
    await found(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/nsb-e-214-24-ar/);
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  test('the sign-in page speaks it, too', async ({ page, context }) => {
    await speak(context, 'AR');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

/** Whether one element begins further to the left than another. */
async function startsBefore(one: Locator, other: Locator): Promise<boolean> {
  const [here, there] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (here?.x ?? 0) < (there?.x ?? 0);
}
