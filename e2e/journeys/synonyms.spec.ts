import { expect, test } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { rows } from '../search.ts';
import { visitAs } from '../visits.ts';

test('an administrator tries a synonym, saves it, and readers find and understand what it finds [find-003] [find-004] [find-009]', async ({
  browser,
  page,
}) => {
  await visitAs(page, 'admin', '/admin/synonyms');
  const rules = page.getByRole('textbox', { name: /^Rules in/ });
  await rules.fill(`${await rules.inputValue()}\nquillback =>`);
  await expect(page.getByRole('button', { name: /nothing after the arrow/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await rules.press('End');
  await rules.pressSequentially(' anchors');
  await page.getByRole('searchbox', { name: 'Try a query' }).fill('quillback');
  const after = page.getByRole('region', { name: /^With your changes/ });
  await expect(after.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Saved rules/ }).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Synonyms saved.')).toBeVisible();

  const reader = await browser.newPage();
  await visitAs(reader, 'individual', searchFor('quillback'));
  await expect(rows(reader).first().locator('mark[title]').first()).toContainText(/synonym of .?quillback/);
  const why = rows(reader)
    .first()
    .getByRole('button', { name: /^Why this result/ });
  await why.press('Enter');
  await expect(rows(reader).first().getByRole('table')).toContainText('synonym');
  await expectAccessible(reader);
  await reader.close();
});
