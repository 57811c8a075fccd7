import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { downloadZip } from 'client-zip';
import { lockedPdf } from '../../apps/server/src/adapters/pdf-reader/testing/lockedPdf.ts';
import { expectAccessible } from '../axe.ts';
import { madePdf } from '../madePdf.ts';
import { visitAs } from '../visits.ts';

type Given = { name: string; mimeType: string; buffer: Buffer };

const pdfOf = (pages: readonly string[][]): Buffer => madePdf({ pages: pages.map((lines) => ({ lines })) });
const asPdf = (buffer: Buffer): Given => ({ name: 'Annex C.pdf', mimeType: 'application/pdf', buffer });

const contract = [
  ['Anchors shall be tested to NSB E 214-21.', 'Coatings are measured to NSB D', '1186-20, 7.2.'],
  ['Records as in ISO 1140 and NSB E 214-24.', 'Again: NSB E 214-21.'],
];

const word = (body: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
const paragraph = (...runs: string[]): string =>
  `<w:p>${runs.map((run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`).join('')}</w:p>`;

async function docxOf(files: Readonly<Record<string, string>>): Promise<Given> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  const buffer = Buffer.from(await downloadZip(entries).arrayBuffer());
  return {
    name: 'report.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  };
}

async function readyCheck(page: Page): Promise<void> {
  await visitAs(page, 'individual', '/references/check');
  await expect(page.getByText('Ready. The file stays on this device.')).toBeVisible();
}

const choose = (page: Page, file: Given): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const row = (page: Page, designation: string) =>
  rows(page).filter({ has: page.getByRole('rowheader', { name: designation, exact: true }) });

test.describe('The check of a file', () => {
  test('reads a PDF without a connection and without a request, and forgets it [references-012] [references-013] [references-014]', async ({
    page,
    context,
  }) => {
    const policies: (string | undefined)[] = [];
    page.on('response', (answer) => {
      if (/\.worker-[\w-]+\.js$/.test(answer.url()))
        policies.push(answer.headers()['content-security-policy']);
    });
    await readyCheck(page);
    expect(policies).toEqual(["default-src 'none'", "default-src 'none'"]);
    await expectAccessible(page);

    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await choose(page, asPdf(pdfOf(contract)));
    await expect(page.getByText('4 references in 5 places')).toBeVisible();
    await expect(page.getByText('0 requests since you dropped it.')).toBeVisible();
    await expect(page.getByText('Annex C.pdf')).toBeVisible();
    const superseded = row(page, 'NSB E 214-21');
    await expect(superseded).toContainText('Superseded edition');
    await expect(superseded).toContainText('pp. 1–2');
    await expect(superseded.getByRole('link', { name: 'NSB E 214-24' })).toBeVisible();
    await expect(row(page, 'NSB D 1186-20')).toContainText('p. 1');
    await expect(row(page, 'ISO 1140')).toContainText('Not in this library');
    await expect(row(page, 'NSB E 214-24')).toHaveCount(0);
    await page
      .getByRole('group', { name: 'Cited standards by verdict' })
      .getByRole('button', { name: /Current/ })
      .click();
    await expect(row(page, 'NSB E 214-24')).toContainText('Current');
    await expectAccessible(page);

    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const table = await readFile(await (await csv).path(), 'utf8');
    expect(table).toContain('NSB E 214-21,Superseded edition,pp. 1–2');
    const json = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON' }).click();
    const report = JSON.parse(await readFile(await (await json).path(), 'utf8'));
    expect(report.references).toHaveLength(4);
    expect(requests.filter((address) => !address.startsWith('blob:'))).toEqual([]);

    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(stored).not.toMatch(/Annex C|214-21/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Annex C.pdf')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    await context.setOffline(false);
  });

  test('reads Word and text by paragraphs, with words that are cut in runs [references-012] [references-013]', async ({
    page,
  }) => {
    await readyCheck(page);
    await choose(
      page,
      await docxOf({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': word(
          paragraph('Scope') + paragraph('') + paragraph('To NSB E', ' 214', '-21, 9.4 and others'),
        ),
        'word/footnotes.xml': word(paragraph('See NSB D 1186-20')),
      }),
    );
    await expect(row(page, 'NSB E 214-21')).toContainText('Paragraph 2');
    await expect(row(page, 'NSB D 1186-20')).toContainText('Footnote 1');
    const text = 'Scope\n\nTo NSB E\n214-21 and\nmore.\n\nNSB D 1186-20';
    await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(row(page, 'NSB E 214-21')).toContainText('Paragraph 2');
    await expect(row(page, 'NSB D 1186-20')).toContainText('Paragraph 3');
  });

  test('asks for a password on the device, and says why a file is not read [references-015]', async ({
    page,
  }) => {
    await readyCheck(page);
    const locked = await lockedPdf(pdfOf(contract), { user: 'u', owner: 'o' });
    await choose(page, asPdf(locked));
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText('This password does not open the file.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('u');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText('4 references in 5 places')).toBeVisible();

    const word1 = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    const bomb = word(paragraph(' '.repeat(1000)).repeat(100));
    const cases: [string, Given][] = [
      ['This file is damaged', asPdf(pdfOf(contract).subarray(0, 200))],
      ['This PDF is a scan', asPdf(pdfOf([[], []]))],
      ['contains a document type definition', await docxOf({ 'word/document.xml': word1 + bomb })],
      ['This file is damaged', await docxOf({ 'word/document.xml': bomb.slice(0, -30) })],
      ['This is not a PDF, DOCX or text file', await docxOf({ 'xl/workbook.xml': '<a/>' })],
      [
        'This is not a PDF, DOCX or text file',
        { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from([77, 90, 0, 3, 0]) },
      ],
      [
        'This file is too large',
        { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a ') },
      ],
    ];
    for (const [words, file] of cases) {
      await choose(page, file);
      await expect(page.getByRole('alert')).toContainText(words);
      await expectAccessible(page);
    }
    await choose(page, asPdf(pdfOf([...contract, [], []])));
    await expect(page.getByText('Pages 3–4 have no text and were not checked.')).toBeVisible();
  });

  test('shows pages as they are read, and can be cancelled by keyboard [references-016] [references-018]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await readyCheck(page);
    const pages = Array.from({ length: 1500 }, (_, at) =>
      Array.from({ length: 40 }, (__, line) => `Line ${line} of page ${at} cites NSB E 214-21, 9.4.`),
    );
    await choose(page, asPdf(pdfOf(pages)));
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      /^\d[\d,]* of 1,500 pages read$/,
    );
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ready. The file stays on this device.')).toBeVisible();
    await choose(page, asPdf(pdfOf(contract)));
    await expect(page.getByText('4 references in 5 places')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
