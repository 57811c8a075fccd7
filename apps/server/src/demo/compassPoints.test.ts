import type { CompassPoint, CompassPointPage, HistoryEntry } from '@norma/contracts';
import { Anchor } from '@norma/contracts';
import { compassPoints as samples } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { seedCompassPoints } from './compassPoints.ts';
import { startLibrary, type TestClient } from '../testing/library.ts';

const now = new Date('2026-03-18T10:00:00Z');

const listed = async (client: TestClient, path: string): Promise<CompassPointPage> =>
  (await (await client('GET', `/api/v1/compasspoint/${path}`)).json()) as CompassPointPage;

/** The words of a document as its HTML has them, one after the other. */
async function wordsOf(client: TestClient, { contentID }: CompassPoint): Promise<string> {
  const html = await (await client('GET', `/api/documents/html/${contentID}`)).text();
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, '');
}

describe('the compass points of the demo', () => {
  it('are there once, made by its people weeks ago, with what has happened to them', async () => {
    const { database, as } = await startLibrary();
    await seedCompassPoints(database, now);
    await seedCompassPoints(database, now);
    const admin = await as('cp-admin');
    const active = await listed(admin, 'list-admin?pageSize=100');
    const inactive = await listed(admin, 'list-admin?status=inactive');
    expect(active.totalElements + inactive.totalElements).toBe(samples.length);
    expect(inactive.content).toMatchObject([{ deletedByEmail: 'oleksandr.bondar@halvorsen.example' }]);
    for (const { createdDate } of active.content) expect(Date.parse(createdDate)).toBeLessThan(now.getTime());
    const edited = active.content.find(({ createdDate, modifiedDate }) => createdDate !== modifiedDate);
    const history = await admin('GET', `/api/v1/audits/compassPoint/${edited?.compassPointID}/all`);
    const { content } = (await history.json()) as { content: HistoryEntry[] };
    expect(content.map(({ dbTransactionType }) => dbTransactionType)).toEqual(['UPDATE', 'INSERT']);
    // Under another tenant the same people have theirs on what they subscribe to.
    const elsewhere = await listed(await as('cp-admin', 'ies'), 'list-admin');
    expect(elsewhere.totalElements).toBeGreaterThan(0);
    expect(elsewhere.content.every(({ contentCode }) => contentCode.startsWith('NSB|'))).toBe(true);
  });

  it('mark what is in their documents, each with an anchor as selections make them', async () => {
    const { database, as } = await startLibrary();
    await seedCompassPoints(database, now);
    const client = await as('cp-admin');
    const { content } = await listed(client, 'list-admin?pageSize=100');
    const anchored = content.filter(({ selectionMetadata }) => selectionMetadata.anchor);
    expect(anchored.length).toBeGreaterThan(5);
    for (const each of anchored) {
      const { quote, prefix, suffix, format } = Anchor.parse(each.selectionMetadata.anchor);
      const words = await wordsOf(client, each);
      const sought = format === 'pdf' ? quote : prefix + quote + suffix;
      expect([each.name, words.includes(sought.replaceAll(/\s+/g, ''))]).toEqual([each.name, true]);
    }
  });

  it('tell their maker of the edition that took the place of a historical one', async () => {
    const { database, as } = await startLibrary();
    await seedCompassPoints(database, now);
    const { content } = await listed(await as('individual'), 'detail/page-view');
    const outdated = content.filter(({ newVersion }) => newVersion !== null);
    expect(outdated.map(({ contentStatus, newVersion }) => [contentStatus, newVersion?.contentCode])).toEqual(
      [['Historical', 'NSB|nsb-e-214-24']],
    );
  });
});
