import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible, expectAccessibleWithin } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { expectSignIn, signIn } from '../people.ts';
import { doBefore, mailsTo, openShareSheet } from '../sharing.ts';
import { elsewhere } from '../visitors.ts';

const colleagues = ['tomas.eide', 'leila.haddad', 'oleksandr.bondar'].map(
  (name) => `${name}@halvorsen.example`,
);

test('A document is shared with a group, a colleague and a guest, who find it, are told once, and open what they may [sharing-002] [sharing-004] [sharing-005] [sharing-012] [sharing-015] [sharing-016] [sharing-019]', async ({
  page,
  browser,
}) => {
  const guestAddress = `guest-${randomUUID()}@elsewhere.example`;
  const library = await aLibrary(page, { licenceAgreement: null });
  const theirs = await elsewhere(browser);
  await signIn(theirs, 'colleague', `${library}/publicationsShared`);
  await expect(theirs.getByRole('heading', { name: 'No publications shared with you yet' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Everything shared with me' }).click();
  await expect(theirs.getByRole('heading', { name: 'Nothing shared with you yet' })).toBeVisible();
  await expectAccessible(theirs);

  await signIn(page, 'individual', library + documentAt(standards.testMethod));
  await doBefore(page, {
    group: { name: 'Anchorage', members: colleagues, contentCode: standards.designStandard },
  });
  const sheet = await openShareSheet(page);
  const field = sheet.getByRole('textbox', { name: 'Group, person or email address' });
  const add = (name: string) => sheet.getByRole('button', { name: `Add ${name}` });
  await expect(field).toBeFocused();
  await field.fill('anchor');
  await expect(sheet.getByRole('heading', { name: '1 match' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Anchorage' })).toContainText(
    '⁨Ines Ravndal⁩, ⁨Oleksandr Bondar⁩, ⁨Tomas Eide⁩, 1 more',
    { useInnerText: true },
  );
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Will be shared with 1' })).toBeVisible();
  await field.fill('EIDE');
  await add('Tomas Eide').click();
  await expect(sheet.getByRole('button', { name: 'Tomas Eide is added' })).toBeFocused();
  await field.fill(guestAddress);
  await add(guestAddress).click();
  await expect(sheet.getByRole('button', { name: 'Remove Anchorage' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Remove Tomas Eide' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'See 2 more' }).click();
  await expect(sheet.getByRole('button', { name: 'Remove Tomas Eide' })).toBeVisible();
  await expectAccessibleWithin(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: 'Share with 3' }).click();
  await expect(page.getByText('The document was shared')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  const again = await openShareSheet(page);
  await expect(again.getByRole('listitem').filter({ hasText: /^AN/ })).toContainText('Sent');
  await expect(again.getByRole('listitem').filter({ hasText: /Tomas Eide.*tomas\.eide@/ })).toContainText(
    'Sent',
  );
  await expect(again.getByRole('button', { name: 'Add Tomas Eide' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await theirs.reload();
  const row = theirs.getByRole('row').filter({ hasText: 'E 214-24' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: 'Ines Ravndal' })).toHaveAttribute(
    'href',
    'mailto:ines.ravndal@halvorsen.example',
  );
  await row.getByRole('link', { name: /^Test Method/ }).click();
  // Which screen shows it, its entry decides.
  await expect(theirs).toHaveURL(/contentCode=NSB%7Cnsb-e-214-24/);
  await expect(theirs.getByRole('heading', { level: 1, name: /^Test Method/ })).toBeVisible();

  await expect.poll(() => mailsTo(guestAddress).length).toBe(1);
  const [mail = ''] = mailsTo(guestAddress);
  const link = /http:\/\/\S+\/document\/\?contentCode=\S+/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';
  const guest = await elsewhere(browser);
  await guest.goto(link.replaceAll('=3D', '='));
  await expectSignIn(guest);
});
