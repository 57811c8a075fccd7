import { expect, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { callLibrary, changeCompassPoint, saveCompassPoints, type Made } from '../compassPoints.ts';
import type { Screen } from './screen.ts';

const inHtml = documentAt(standards.testMethod, { tab: 'html' });
const inPdf = documentAt(standards.testMethod, { tab: 'pdf', page: '4' });

/** Opens the text again in Annotate mode, with what someone has marked in it. */
async function annotated(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await saveCompassPoints(page);
  await page.evaluate(() => sessionStorage.setItem('norma.marking.mode', 'annotate'));
  await page.reload();
}

/** Chooses the first compass point of the text. */
async function chosen(page: Page): Promise<void> {
  await annotated(page);
  const mark = page.frameLocator('iframe').locator('.mark-button').first();
  await expect(mark).toBeAttached({ timeout: 60_000 });
  await mark.press('Enter');
  await expect(page.locator('[aria-label] button[aria-label] svg').first()).toBeVisible();
}

const sheet = (page: Page) => page.getByRole('dialog');
const edit = { name: /^(Edit|تعديل)$/ };

/** Compass points in a text: chosen, made, and changed by two people at once. */
export const marking: readonly Screen[] = [
  { name: 'marking-html', person: 'individual', address: inHtml, show: chosen },
  {
    name: 'marking-pdf',
    person: 'individual',
    address: inPdf,
    show: async (page) => {
      await annotated(page);
      const mark = page.locator('.mark-layer .mark-button').first();
      await expect(mark).toBeAttached({ timeout: 60_000 });
      await mark.press('Enter');
    },
  },
  {
    name: 'marking-form',
    person: 'individual',
    address: inHtml,
    show: async (page) => {
      await annotated(page);
      const text = page.frameLocator('iframe');
      await expect(text.locator('.mark-button').first()).toBeAttached({ timeout: 60_000 });
      await page.keyboard.press('m');
      await text.getByRole('application').press('ArrowDown');
      await text.getByRole('application').press('Enter');
      await expect(sheet(page).getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    // Where no one else marks anything: all that is there may be changed.
    name: 'marking-conflict',
    person: 'individual',
    tenant: 'demowl',
    address: inHtml,
    isWhole: true,
    show: async (page) => {
      await chosen(page);
      await page.getByRole('button', edit).first().click();
      await sheet(page).locator('textarea').last().fill('Vardal depot, building D');
      const { content } = await callLibrary<{ content: Made[] }>(page, {
        method: 'GET',
        path: `/api/v1/compasspoint/list?contentCode=${encodeURIComponent(standards.testMethod)}`,
      });
      const stamp = new Date().toISOString();
      for (const made of content)
        // oxlint-disable-next-line no-await-in-loop -- whichever of them is open is changed
        await changeCompassPoint(page, made, { overlayDetails: `Vardal depot, all buildings, ${stamp}` });
      await sheet(page).locator('button[type="submit"]').click();
      await expect(sheet(page).getByRole('alert')).toBeVisible();
    },
  },
];
