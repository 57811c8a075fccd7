import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';

const edit = (page: Page, section: string) => page.getByRole('button', { name: `Edit: ${section}` });

test('an administrator changes the look and the texts of the library, and what operators alone change is not there', async ({
  page,
}) => {
  const library = await addTenant({ publishers: ['NSB'] });
  await signIn(page, 'admin', `${library}/admin/tenant`);
  await expect(edit(page, 'Sign-in')).toHaveCount(0);

  await edit(page, 'Look').click();
  const look = page.getByRole('dialog', { name: 'Edit: Look' });
  await look.getByRole('textbox', { name: 'Brand color', exact: true }).fill('green');
  await look.getByRole('button', { name: 'Save changes' }).click();
  await expect(look.getByText(/^Enter the brand color/).first()).toBeVisible();
  await look.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#0A7D5A');
  await look.getByLabel('Header').selectOption('ink');
  await expect(look.getByText(/^Lowest contrast of text: \d/)).toBeVisible();
  await expectAccessible(page);
  await look.getByRole('button', { name: 'Save changes' }).click();
  await expect(look).toBeHidden();

  await edit(page, 'Texts and rules').click();
  const texts = page.getByRole('dialog', { name: 'Edit: Texts and rules' });
  await texts.getByLabel('Banner', { exact: true }).fill('The library moves on Friday.');
  await texts.getByLabel('Banner from').fill('2026-11-01T00:00');
  await texts.getByLabel('Banner to').fill('2026-10-01T00:00');
  await texts.getByRole('button', { name: 'Save changes' }).click();
  await expect(texts.getByText('The end is not after the start').first()).toBeVisible();
  await texts.getByLabel('Banner to').fill('2099-10-01T00:00');
  await expectAccessible(page);
  await texts.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Reload page' }).first().click();
  await expect(page.getByText('The library moves on Friday.').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')))
    .toBe('#0A7D5A');

  await edit(page, 'This library').click();
  const names = page.getByRole('dialog', { name: 'Edit: This library' });
  await expect(names.getByLabel('Publishers offered')).toHaveCount(0);
  await names.getByRole('textbox', { name: /^Title/ }).fill('');
  await names.getByRole('button', { name: 'Save changes' }).click();
  await expect(names).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names).toBeHidden();
  await expect(edit(page, 'This library')).toBeFocused();
});

test('an administrator edits tips, links and the footer in several languages, and orders links by keyboard', async ({
  page,
}) => {
  const library = await addTenant({ publishers: ['NSB'] });
  await signIn(page, 'admin', `${library}/admin/tenant`);

  await edit(page, 'External links').click();
  const links = page.getByRole('dialog', { name: 'Edit: External links' });
  const save = links.getByRole('button', { name: 'Save changes' });
  for (const [place, title] of ['Committees', 'Membership'].entries()) {
    await links.getByRole('button', { name: 'Add link' }).click();
    const entry = links.getByRole('group', { name: `Entry ${place + 1}` });
    await expect(entry.getByLabel('Title')).toBeFocused();
    await page.keyboard.type(title);
    await entry.getByLabel('Address').fill(`www.nsb.example/${title}`);
  }
  await save.click();
  await expect(
    links.getByText(/“\W?www.nsb.example\/Committees\W?” is not a web address/).first(),
  ).toBeVisible();
  await expect(links.getByLabel('Address').first()).toBeFocused();
  await expectAccessible(page);
  for (const title of ['Committees', 'Membership'])
    await links
      .getByRole('group', { name: title === 'Committees' ? 'Entry 1' : 'Entry 2' })
      .getByLabel('Address')
      .fill(`https://www.nsb.example/${title}`);
  await links.getByRole('button', { name: /^Move .*Membership.* up$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(links.getByLabel('Title').first()).toHaveValue('Membership');
  await expect(links.getByRole('button', { name: /^Move .*Membership.* up$/ })).toBeFocused();
  await links.getByLabel('Language of the texts').selectOption('de');
  await links.getByLabel('Title').first().fill('Mitgliedschaft');
  await save.click();
  await expect(links).toBeHidden();
  const shown = page.getByRole('region', { name: 'External links' });
  await expect(shown.getByRole('term')).toHaveText(['Membership', 'Committees']);
  await expect(shown).toContainText('Also in Deutsch');

  await edit(page, 'External links').click();
  await links.getByRole('button', { name: /^Remove .*Membership/ }).click();
  await expect(links.getByLabel('Title')).toHaveValue('Committees');
  await expect(links.getByLabel('Title')).toBeFocused();
  await save.click();
  await expect(shown.getByRole('term')).toHaveText(['Committees']);

  await edit(page, 'Tips on the home page').click();
  const tips = page.getByRole('dialog', { name: 'Edit: Tips on the home page' });
  await tips.getByRole('button', { name: 'Add tip' }).click();
  await page.keyboard.type('Watch the tutorials');
  await tips.getByLabel('Address').fill('/video');
  await tips.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Tips on the home page' })).toContainText('/video');

  await edit(page, 'Footer').click();
  const footer = page.getByRole('dialog', { name: 'Edit: Footer' });
  await footer.getByLabel('Text', { exact: true }).fill('Read with care.');
  await footer.getByLabel('Language of the texts').selectOption('de');
  await footer.getByLabel('Text', { exact: true }).fill('Mit Sorgfalt lesen.');
  await footer.getByRole('button', { name: 'Save changes' }).click();
  await expect(footer).toBeHidden();
  await page.getByRole('button', { name: 'Reload page' }).first().click();
  await expect(page.getByRole('contentinfo')).toContainText('Read with care.');
  await expect(page.getByRole('region', { name: 'Footer' })).toContainText('Also in Deutsch');
});

test('an operator changes the hosts and the sign-in methods of the library', async ({ page }) => {
  const library = await addTenant({ publishers: ['NSB'] });
  await signIn(page, 'operator', `${library}/admin/tenant`);
  await edit(page, 'Sign-in').click();
  const methods = page.getByRole('dialog', { name: 'Edit: Sign-in' });
  await methods.getByLabel('Single sign-on').check();
  await methods.getByRole('button', { name: 'Save changes' }).click();
  await expect(methods).toBeHidden();
  await expect(page.getByText('Single sign-on')).toBeVisible();

  await edit(page, 'This library').click();
  const names = page.getByRole('dialog', { name: 'Edit: This library' });
  await names.getByLabel('Other hosts').fill('https://wrong.example/');
  await names.getByRole('button', { name: 'Save changes' }).click();
  await expect(names.getByText(/is not a host name/).first()).toBeVisible();
  await names.getByLabel('Other hosts').fill(`${new URL(library).hostname.split('.')[0]}.standards.example`);
  await names.getByRole('button', { name: 'Save changes' }).click();
  await expect(names).toBeHidden();
  await expect(page.getByRole('region', { name: 'This library' })).toContainText('.standards.example');
});
