import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { signIn } from '../people.ts';

test('a reader sees who cites a standard, and whether what it cites is in force [references-007] [references-008] [references-010]', async ({
  page,
}) => {
  await signIn(page, 'individual', documentAt(standards.designStandard, { tab: 'related' }));

  const citedBy = page.getByRole('button', { name: /^Cited by/ });
  await citedBy.click({ timeout: 60_000 });
  const citing = page.getByRole('table', { name: 'Cited by' });
  await expect(citing.getByRole('row').filter({ hasText: 'Recommended Practice' }).first()).toContainText(
    /Cites .HI 4410-2:2016., dated/,
  );

  await page.getByRole('link', { name: 'Citation health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Citation health' })).toBeVisible();
  const verdicts = page.getByRole('table', { name: 'Cited standards by verdict' });
  const superseded = verdicts.getByRole('row').filter({ hasText: 'Superseded edition' });
  await expect(superseded).toHaveCount(1);
  await expect(superseded.getByRole('link')).toHaveCount(3);

  await page.getByRole('button', { name: /Superseded edition/ }).press('Enter');
  await expect(verdicts.getByRole('row')).toHaveCount(2);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^citation-health-\d{4}-\d\d-\d\d\.csv$/);
});
