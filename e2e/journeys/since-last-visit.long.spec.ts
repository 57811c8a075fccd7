import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessibleWithin } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { importFile } from '../operator.ts';
import { signIn } from '../people.ts';
import { upsertDocuments } from '../shelves.ts';
import { elsewhere } from '../visitors.ts';

const publisher = `C${randomUUID().slice(0, 6).toUpperCase()}`;

/** Writes a catalog of one edition and answers its folder. */
function catalogueOf(year: number): string {
  const folder = test.info().outputPath(`edition-${year}`);
  mkdirSync(folder, { recursive: true });
  const record = {
    publisher,
    designation: `${publisher} 31:${year}`,
    contentCode: `${publisher}|31-${year}`,
    family: `${publisher} 31`,
    title: 'Packing lead caulked bolts',
    year,
    published: `${year}-03-01`,
    languages: ['en'],
    source: 'own',
    docType: 'code-of-practice',
    status: 'Active',
  };
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ publishers: [{ code: publisher, name: 'Society of Caulkers' }] }),
  );
  writeFileSync(join(folder, 'catalogue.ndjson'), JSON.stringify(record));
  return folder;
}

test('Changes of tracked documents since the last visit appear next to the search, with links', async ({
  page,
  browser,
}) => {
  test.slow(); // Three commands of the operator.
  const features = [{ code: 'show-tracker', enabled: true }];
  const library = await aLibrary(page, { publishers: [publisher], features });
  await importFile(catalogueOf(2016), library);
  await signIn(page, 'individual', `${library}/`);
  await upsertDocuments(page, [`${publisher}|31-2016`]);
  await expect(page.getByRole('complementary', { name: 'Changed since your last visit' })).toHaveCount(0);

  await importFile(catalogueOf(2024), library);
  const later = await elsewhere(browser);
  await signIn(later, 'individual', `${library}/`);
  const changes = later.getByRole('complementary', { name: 'Changed since your last visit' });
  const change = changes.getByRole('link', { name: `${publisher} 31:2024` });
  await expect(change).toContainText(`New edition replaces ${publisher} 31:2016`);
  await expect(changes).toContainText('1 of 1');
  await expectAccessibleWithin(later, 'main');
  await change.click();
  await expect(later).toHaveURL(new RegExp(`${publisher}%7C31-2024`));
});
