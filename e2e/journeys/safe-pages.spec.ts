import { expect, test, type Page } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { comparisonAt, expectCompared } from '../comparison.ts';
import { text } from '../html.ts';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

/** What the browser complains of on a page because a policy forbids it. */
function forbidden(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted|Permissions.Policy|Cross.Origin/i.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

test.describe('The policies of a page', () => {
  test('forbid nothing that a reader does, from the sign-in to a comparison', async ({ page }) => {
    const complaints = forbidden(page);
    await visitAs(page, 'individual');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.goto(searchFor('anchor'));
    await expect(titles(page).first()).toBeVisible();
    await page.goto(documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await page.goto(documentAt(standards.testMethod, { tab: 'html' }));
    await expect(text(page).locator('article')).toBeVisible();
    await page.goto(comparisonAt());
    await expectCompared(page);
    expect(complaints).toEqual([]);
  });

  test('cannot be injected with markup, scripts or a policy', async ({ page }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    const attempts = await page.evaluate(() => {
      const tried = (attempt: () => unknown): string => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const policies = (
        window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes;
      return {
        markup: tried(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
        parsed: tried(() => new DOMParser().parseFromString('<p>', 'text/html')),
        script: tried(() => new Worker('data:text/javascript,1')),
        policy: tried(() => policies?.createPolicy('stranger', {})),
        again: tried(() => policies?.createPolicy('norma', {})),
      };
    });
    expect(attempts).toEqual({
      markup: 'TypeError',
      parsed: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
      again: 'TypeError',
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  });
});
