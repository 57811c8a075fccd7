import type { AccessedDocument } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const recent = async (client: TestClient): Promise<AccessedDocument[]> => {
  const answer = await client('GET', '/api/accessed-documents/current-user');
  expect(answer.status).toBe(200);
  return (await answer.json()) as AccessedDocument[];
};

const codesOf = (accessed: readonly AccessedDocument[]): string[] =>
  accessed.map(({ document }) => document.contentCode);

/** Opens the text of a document. */
const open = async (client: TestClient, contentCode: string): Promise<void> => {
  const answer = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  const { contentId } = (await answer.json()) as { contentId: number };
  expect((await client('GET', `/api/documents/html/${contentId}`)).status).toBe(200);
};

describe('the recently accessed documents', () => {
  it('are those whose text was opened, each once, latest first, with their dates [home-038]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await recent(client)).toEqual([]);
    for (const code of ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022', 'NSB|nsb-e-214-21', 'NSB|nsb-e-214-24'])
      await open(client, code);
    await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent('NSB|nsb-e-214-18')}`);
    const accessed = await recent(client);
    expect(codesOf(accessed)).toEqual(['NSB|nsb-e-214-24', 'NSB|nsb-e-214-21', 'HI|hi-4410-2-2022']);
    expect(accessed[0]).toMatchObject({
      accessedDate: expect.stringMatching(/^\d{4}-/),
      document: {
        designationNo: 'NSB E 214-24',
        documentType: 'Test method',
        lastUpdateDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        newerEdition: null,
      },
    });
    expect(accessed[1]?.document.newerEdition).toEqual({ contentCode: 'NSB|nsb-e-214-24', edition: '2024' });
  });

  it('are taken off one by one and all at once, until they are opened again [find-010]', async () => {
    const client = await (await startLibrary()).as('individual');
    const codes = ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022', 'NSB|nsb-e-214-21'];
    for (const code of codes) await open(client, code);
    const path = '/api/accessed-documents/current-user';
    await client('DELETE', `${path}?contentCode=${encodeURIComponent('HI|hi-4410-2-2022')}`);
    expect(codesOf(await recent(client))).toEqual(['NSB|nsb-e-214-21', 'NSB|nsb-e-214-24']);
    expect(await (await client('DELETE', path)).json()).toEqual([]);
    expect(await recent(client)).toEqual([]);
    await open(client, 'HI|hi-4410-2-2022');
    expect(codesOf(await recent(client))).toEqual(['HI|hi-4410-2-2022']);
  });

  it('are one’s own in one’s own tenant, and only what it still offers', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await open(client, 'NSB|nsb-e-214-24');
    await open(client, 'HI|hi-4410-2-2022');
    expect(await recent(await library.as('colleague'))).toEqual([]);
    expect(await recent(await library.as('individual', 'ies'))).toEqual([]);
    await library.database
      .withoutTenant<{ tenants: { key: string; settings: unknown } }>()
      .updateTable('tenants')
      .set(({ fn, ref, val }) => ({
        settings: fn('jsonb_set', [ref('settings'), val('{publishers}'), val('["NSB"]')]),
      }))
      .where('key', '=', 'astm')
      .execute();
    await expect.poll(async () => codesOf(await recent(client))).toEqual(['NSB|nsb-e-214-24']);
  });

  it('are six at most', async () => {
    const client = await (await startLibrary()).as('admin');
    const codes = [
      'HI|hi-4410-2-2016',
      'PIC|pic-rp-1173-2015',
      'NSB|nsb-e-214-18',
      'NSB|nsb-e-214-21',
      'NSB|nsb-e-214-24',
      'HI|hi-4410-2-2022',
      'PIC|pic-rp-1173-2021',
    ];
    for (const code of codes) await open(client, code);
    expect(codesOf(await recent(client))).toEqual(codes.toReversed().slice(0, 6));
  });
});
