import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { runTenant, writeTenant } from '../operator.ts';
import { expectSignIn, signIn } from '../people.ts';
import { originOf } from '../visitors.ts';

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

const languageMenu = (page: Page) => page.getByRole('button', { name: 'Language' });

test.describe('Another brand', () => {
  // Five commands, each a process of its own.
  test.slow();

  test('is made from one file: its errors are listed, and once fixed it is live without a restart, as is each change [tenants-005] [tenants-006] [tenants-007] [tenants-012]', async ({
    page,
  }) => {
    const path = test.info().outputPath('tenant.json');
    const key = `clw-${randomUUID().slice(0, 8)}`;
    const tenant = {
      key,
      title: 'Clearwater Works',
      shortTitle: 'Clear standards',
      publisherName: 'Clearwater Works',
      publishers: ['NSB', 'HI'],
      theme: { brand: '#0A7D5A', paper: 'cool', titleFace: 'sans', header: 'ink' },
      features: [{ code: 'language-selection', enabled: false }],
      searchTypes: [
        { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
        { code: 'D', enabled: true, labelKey: 'search.type.designation' },
        { code: 'K', enabled: false, labelKey: 'search.type.keyword' },
      ],
      supportEmail: 'desk@clearwater.example',
      isDemo: true,
    };

    await test.step('the checker names two mistakes', async () => {
      const { brand: _, ...theme } = tenant.theme;
      writeTenant(path, { ...tenant, theme: { ...theme, brand: 'green' }, hostss: [] });
      const { code, complaint } = await runTenant('check', path);
      expect(complaint).toContain('2 mistakes');
      expect(complaint).toContain('theme.brand: "green" is not a color such as #1746A2');
      expect(complaint).toContain('hostss: unknown; did you mean hosts?');
      expect(code).toBe(1);
      expect((await page.goto(originOf(key)))?.status()).toBe(404);
    });

    await test.step('once fixed, it opens at its own address with its own theme', async () => {
      writeTenant(path, tenant);
      const { code, out } = await runTenant('import', path);
      expect(out).toMatch(new RegExp(`^added {2}${key}, Clearwater Works, at http://${key}\\.localhost`));
      expect(code).toBe(0);
      await expect.poll(async () => (await page.goto(originOf(key)))?.status()).toBe(200);
      await expectSignIn(page);
      await signIn(page, 'individual', originOf(key));
      await expect(page).toHaveTitle(/Clearwater Works/);
      await expect(page.getByRole('banner')).toContainText('Clear standards');
      await expect(page.getByRole('contentinfo')).toContainText('desk@clearwater.example');
      expect(await brandOf(page)).toBe('#0A7D5A');
      await expectAccessible(page);
    });

    await test.step('what is switched off does not show', async () => {
      await expect(page.getByRole('combobox')).toBeVisible();
      await expect(languageMenu(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Search in' }).click();
      await expect(page.getByRole('menu').locator('[role^="menuitem"]')).toHaveText([
        'All content',
        'Designation',
      ]);
      await page.keyboard.press('Escape');
    });

    await test.step('a change of the file is there on the next load', async () => {
      writeTenant(path, {
        ...tenant,
        title: 'Clearwater and Sons',
        theme: { ...tenant.theme, brand: '#8a2be2', header: 'paper' },
        features: [],
      });
      expect((await runTenant('import', path)).out).toMatch(/^replaced /);
      await expect(async () => {
        await page.reload();
        await expect(page).toHaveTitle(/Clearwater and Sons/, { timeout: 1_000 });
      }).toPass();
      expect(await brandOf(page)).toBe('#8A2BE2');
      await expect(languageMenu(page)).toBeVisible();
    });
  });
});
