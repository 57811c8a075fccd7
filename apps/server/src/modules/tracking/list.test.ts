import type { TrackedDocument } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

type Page = { count: number; result: TrackedDocument[]; trackerUnavailable: boolean };

const path = '/api/tracked-documents/current-user';
const page = async (client: TestClient, query = ''): Promise<Page> => {
  const answer = await client('GET', path + query);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const codesOf = ({ result }: Page): string[] => result.map(({ document }) => document.contentCode);

async function track(client: TestClient, contentCode: string): Promise<number> {
  const answer = await client(
    'POST',
    `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`,
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

describe('the tracked documents', () => {
  it('come page by page, latest first, each with its document and since when [home-021] [home-043]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await page(client)).toEqual({ count: 0, result: [], trackerUnavailable: false });
    await track(client, 'HI|hi-4410-2-2022');
    await track(client, 'NSB|nsb-e-214-21');
    const all = await page(client);
    expect(codesOf(all)).toEqual(['NSB|nsb-e-214-21', 'HI|hi-4410-2-2022']);
    expect(all.result[0]).toEqual({
      id: expect.any(Number),
      trackingSinceDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      trackingFlag: true,
      lastChange: null,
      inForce: { contentCode: 'NSB|nsb-e-214-24', designationNo: 'NSB E 214-24' },
      document: expect.objectContaining({
        documentType: 'Test method',
        lastUpdateDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        publishDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        publishedOnlineDate: null,
        newerEdition: { contentCode: 'NSB|nsb-e-214-24', edition: '2024' },
      }),
    });
    expect(codesOf(await page(client, '?page=1&size=1'))).toEqual(['HI|hi-4410-2-2022']);
    expect((await page(client, '?page=7')).count).toBe(2);
  });

  it('are those whose tracking is on, and one’s own', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const id = await track(client, 'NSB|nsb-e-214-24');
    expect((await page(await library.as('colleague'))).count).toBe(0);
    await client('PUT', `/api/tracked-documents/${id}`);
    expect((await page(client)).count).toBe(0);
  });

  it('are none where the tenant has no tracker, which says so; and for individuals alone', async () => {
    const library = await startLibrary();
    expect(await page(await library.as('individual', 'ies'))).toEqual({
      count: 0,
      result: [],
      trackerUnavailable: true,
    });
    const refused = await (await library.as('company'))('GET', path);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'individuals-only' }),
    ]);
  });
});
