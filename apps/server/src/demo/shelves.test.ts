import { expect, it } from 'vitest';
import { seedShelves } from './shelves.ts';
import { startLibrary, type TestClient } from '../testing/library.ts';

const now = new Date('2026-11-20T10:00:00Z');

type Page = { count: number; result: { document: { publisherCode: string; contentCode: string } }[] };
const pageOf = async (client: TestClient, list: string): Promise<Page> =>
  (await client('GET', `/api/${list}/current-user`)).json();

it('people of the demo have favorites and tracked documents that they may open, once', async () => {
  const library = await startLibrary();
  await seedShelves(library.database, now);
  await seedShelves(library.database, now);
  const client = await library.as('individual');
  for (const list of ['favorite-documents', 'tracked-documents']) {
    const { count, result } = await pageOf(client, list);
    expect(count, list).toBeGreaterThan(1);
    expect(new Set(result.map(({ document }) => document.contentCode)).size).toBe(count);
    expect(result.every(({ document }) => ['NSB', 'HI'].includes(document.publisherCode))).toBe(true);
  }
  expect((await pageOf(await library.as('nobody'), 'favorite-documents')).count).toBe(0);
  const elsewhere = await library.as('individual', 'ies');
  expect((await pageOf(elsewhere, 'favorite-documents')).count).toBeGreaterThan(0);
  expect((await pageOf(elsewhere, 'tracked-documents')).count).toBe(0);
});
