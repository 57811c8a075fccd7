import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { visitAs } from '../visits.ts';

test('print', async ({ page }) => {
  await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('a.reference[href]').first()).toBeAttached();
  const all = await frame
    .locator('[data-reference]')
    .evaluateAll((links) =>
      links.map((link) => link.outerHTML + ' <<' + link.parentElement?.textContent?.slice(0, 120)),
    );
  console.log(all.join('\n'));
  await frame.locator('a.reference[href]').first().hover();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/rw2-card.png' });
  await expectAccessible(page);
  await page.goto(documentAt(standards.testMethod, { tab: 'pdf' }));
  await page.waitForTimeout(6000);
  console.log(
    (await page.locator('.reference-layer a').evaluateAll((l) => l.map((x) => x.outerHTML))).join('\n'),
  );
  await page.screenshot({ path: '/tmp/rw2-pdf.png' });
});
