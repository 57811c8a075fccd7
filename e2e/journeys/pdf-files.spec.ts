import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lockedPdf } from '../../apps/server/src/adapters/pdf-reader/testing/lockedPdf.ts';
import { documentAt, standards } from '../addresses.ts';
import { aLibrary } from '../libraries.ts';
import { madePdf } from '../madePdf.ts';
import { importFile } from '../operator.ts';
import { expectDrawn, pageField, sheet } from '../pdf.ts';
import { signIn } from '../people.ts';
import { visitAs } from '../visits.ts';

/** Writes a delivery of one PDF and answers its folder. */
function delivered(name: string, pdf: Buffer, given: Record<string, unknown>): string {
  const folder = test.info().outputPath(name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'text.pdf'), pdf);
  const entry = {
    file: 'text.pdf',
    contentCode: `PQF|${name}`,
    designation: `PQF ${name}:2026`,
    title: 'Bolts',
  };
  const documents = [{ ...entry, publisher: 'PQF', year: 2026, status: 'Active', ...given }];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ documents }));
  return folder;
}

test.describe('A PDF that was delivered', () => {
  test('with a password opens without asking for it [pdf-002]', async ({ page }) => {
    const locked = await lockedPdf(madePdf({ pages: [{ lines: ['Torque of bolts'] }] }), {
      user: 'u',
      owner: 'o',
    });
    const library = await aLibrary(page, { publishers: ['PQF'] });
    await importFile(delivered('locked', locked, { password: 'u' }), library);
    await signIn(page, 'individual', library + documentAt('PQF|locked'));
    await expectDrawn(page, 1);
    await expect(sheet(page, 1)).toContainText('Torque of bolts');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });

  test('with six hundred pages shows one near its end for a part of its bytes', async ({ page }) => {
    const lines = (number: number) =>
      Array.from(
        { length: 45 },
        (_, line) => `Step ${line} of page ${number}: ${'turn the bolt '.repeat(5)}`,
      );
    const pages = Array.from({ length: 600 }, (_, at) => ({ lines: lines(at + 1) }));
    const pdf = madePdf({ pages });
    const library = await aLibrary(page, { publishers: ['PQF'] });
    await importFile(delivered('long', pdf, {}), library);
    await signIn(page, 'individual', library);

    let fetched = 0;
    page.on('response', async (answer) => {
      if (answer.url().includes('/api/documents/pdf/')) fetched += Number(answer.headers()['content-length']);
    });
    await page.goto(library + documentAt('PQF|long', { page: '550' }));
    await expectDrawn(page, 550);
    await expect(sheet(page, 550)).toContainText('Step 0 of page 550');
    await expect(pageField(page)).toHaveValue('550');
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(pdf.length / 3);
  });

  test('says that it cannot be opened where its reader cannot be fetched, and opens when asked again', async ({
    page,
  }) => {
    await page.route('**/pdf.worker*', (route) => route.abort());
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/pdf.worker*');
    await again.click();
    await expectDrawn(page, 1);
  });
});
