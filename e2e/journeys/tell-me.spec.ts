import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { deliverEditions } from '../deliveries.ts';
import { outboxOf } from '../../apps/server/src/testing/outbox.ts';
import { documentAt } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { signIn } from '../people.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /notification/i });
const comparison = (page: Page, older: string, newer: string) =>
  page.getByRole('heading', { level: 1, name: `From ${older} to ${newer}` });

test('A user who tracks a standard and its publisher is notified of changes, in the library and by email, with a link to the comparison', async ({
  page,
}) => {
  test.slow();
  const publisher = `T${randomUUID().slice(0, 5).toUpperCase()}`;
  const [slings, hooks] = [`${publisher} 70`, `${publisher} 80`];
  const library = await aLibrary(page, {
    publishers: ['NSB', publisher],
    features: [
      { code: 'show-tracker', enabled: true },
      { code: 'version-compare', enabled: true },
    ],
  });
  await deliverEditions(library, [{ number: slings, year: 2019 }]);
  await signIn(page, 'individual', library + documentAt(`${publisher}|${slings}-2019`));
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tracking', exact: true })).toBeVisible();
  await page.goto(`${library}/trackChanges`);
  await expect(page.getByRole('row', { name: new RegExp(`${slings}.2019`) })).toBeVisible();
  await page.getByRole('switch', { name: publisher }).click();
  await expect(page.getByText('Tracking saved')).toBeVisible();
  await expectAccessible(page);

  await deliverEditions(library, [
    { number: slings, year: 2026 },
    { number: hooks, year: 2026 },
  ]);
  await expect(async () => {
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('2 unread notifications', { timeout: 2_000 });
  }).toPass();
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveText([
    new RegExp(`${hooks}.2026.*New document`),
    new RegExp(`${slings}.2026.*New edition .supersedes ${slings}:2019.`),
  ]);
  await expectAccessible(page);
  await panel.getByRole('link', { name: new RegExp(`${slings}.2026`) }).click();
  await expect(comparison(page, `${slings}:2019`, `${slings}:2026`)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('1 unread notification');

  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const mails = () => outboxOf({ dataDir }).filter(({ text }) => text.includes(`${slings}:2026`));
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  expect(mail?.header('subject')).toBe('2 changes to what you track');
  expect(mail?.to).toContain('ines.ravndal@');
  const [link = ''] = /http:\S+&compare=\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  await expect(comparison(page, `${slings}:2019`, `${slings}:2026`)).toBeVisible();

  await page.goto(`${library}/notifications`);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expectAccessible(page);
});
