import { expect, test, type Browser, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { expectSignIn, fillSignIn, signOut } from '../people.ts';
import { expectDrawn } from '../pdf.ts';
import { expectHeading, rows, titles } from '../search.ts';
import { origin } from '../visitors.ts';
import { followWithin } from '../visits.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page that comes from an address of its own, as a proxy forwards it. */
const comingFrom = async (browser: Browser, address: string): Promise<Page> =>
  (
    await browser.newContext({ baseURL: origin(), extraHTTPHeaders: { 'x-forwarded-for': address } })
  ).newPage();

test.describe('Only what we pay for', () => {
  test('a visitor from the port’s network reads what it subscribes to without a password, and sees whom to contact for more', async ({
    browser,
  }) => {
    const page = await comingFrom(browser, '203.0.113.9');
    await page.goto('/mysubscription-search/?content=anchor');
    await expectHeading(page, /documents? for “anchor”/);
    await expect(rows(page).filter({ hasText: 'PIC RP' })).toHaveCount(0);
    await titles(page).first().click();
    await expectDrawn(page, 1);

    await page.goto('/content-search/?content=anchor');
    await expect(rows(page).filter({ hasText: 'PIC RP' })).not.toHaveCount(0);
    await rows(page).filter({ hasText: 'PIC RP' }).first().getByRole('link').first().click();
    const refusal = page.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('contact Northern Standards Board');
    await expect(refusal.getByRole('link', { name: 'Contact Northern Standards Board' })).toBeVisible();

    await page.goto('/');
    await expect(greeting(page)).toContainText('Port Authority of Vardal');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Switch account' })).toHaveCount(0);
  });

  test('a visitor who signs out is asked, and may come in by the network again or for themselves', async ({
    browser,
  }) => {
    const page = await comingFrom(browser, '2001:db8:7a::9');
    await page.goto('/');
    await expect(greeting(page)).toContainText('Port Authority of Vardal');
    await signOut(page);
    const asVisitor = page.getByRole('button', { name: 'Read without signing in' });
    await expect(asVisitor).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'You are on the network of Port Authority of Vardal (2001:db8:7a::9).',
    );
    await expectAccessible(page);
    await asVisitor.click();
    await expect(greeting(page)).toContainText('Port Authority of Vardal');

    await signOut(page);
    await fillSignIn(page, 'individual');
    await expect(greeting(page)).toContainText('Ines');
  });

  test('who leaves the network sees a message with the address, and is signed out [session-026] [session-027]', async ({
    browser,
  }) => {
    const page = await comingFrom(browser, '203.0.113.9');
    await page.goto(documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.23' });
    await page.goto('/content-search/?content=anchor');
    const message = page.getByRole('dialog', { name: 'Your network does not have access' });
    await expect(message).toContainText('198.51.100.23');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'OK' }).click();
    await expectSignIn(page);
    await expect(page.getByRole('button', { name: /^Read / })).toHaveCount(0);
  });

  test('who leaves it while reading sees a message after the next request', async ({ browser }) => {
    const page = await comingFrom(browser, '203.0.113.9');
    await page.goto('/');
    await expect(greeting(page)).toContainText('Port Authority of Vardal');
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.23' });
    await followWithin(page, '/content-search/?content=anchor');
    await expect(page.getByRole('dialog', { name: 'Your network does not have access' })).toContainText(
      '198.51.100.23',
    );
  });

  test('no one signs in by typing a URL that is not theirs', async ({ browser }) => {
    const page = await comingFrom(browser, '203.0.113.9, 198.51.100.23');
    await page.goto('/');
    await expectSignIn(page);
  });
});
