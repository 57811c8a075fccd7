import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { publicationsFolder } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { shownPages } from '../../adapters/pdf-stamper/testing/shownPages.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { importStandards, stsFilesAt } from '../imports/index.ts';
import { shelve } from './testing/shelf.ts';

const bookOf = (contentCode: string): string =>
  `/api/documents/fullBook?contentCode=${encodeURIComponent(contentCode)}`;

async function withSymposium(): Promise<TestLibrary> {
  const library = await startLibrary();
  const files = folderFileStore(join(library.dataDir, 'files'));
  const db = library.database.withoutTenant<DocumentTables>();
  const paths = await stsFilesAt(fileURLToPath(publicationsFolder));
  for await (const { result } of importStandards(paths, { db, files, now: () => new Date() }))
    expect(result).toBe('added');
  return library;
}

describe('the full book', () => {
  it('of a paper is a download of the book that it is part of, its reader named on every page [pdf-010]', async () => {
    const library = await withSymposium();
    const client = await library.as('individual');
    const answer = await client('GET', bookOf('NSB|nsb-stp-4102'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('filename="NSB STP 41.pdf"');
    const book = Buffer.from(await answer.arrayBuffer());
    const path = `/api/documents/download?contentCode=${encodeURIComponent('NSB|nsb-stp-41')}`;
    expect(book.equals(Buffer.from(await (await client('GET', path)).arrayBuffer()))).toBe(true);
    const pages = await shownPages(book);
    expect(pages.length).toBeGreaterThan(1);
    for (const { texts } of pages)
      expect(texts.map(({ text }) => text).join(' ')).toMatch(/Ines Ravndal.*Downloaded/);
  }, 120_000);

  it('is kept from those who read under DRM, and by its publisher from all', async () => {
    const library = await withSymposium();
    const refusedTo = async (name: 'drm' | 'individual'): Promise<unknown> =>
      (await (await library.as(name))('GET', bookOf('NSB|nsb-stp-4101'))).json();
    expect(await refusedTo('drm')).toMatchObject({ code: 'download-forbidden' });
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({ is_downloadable: false })
      .where('content_code', '=', 'NSB|nsb-stp-41')
      .execute();
    expect(await refusedTo('individual')).toMatchObject({ code: 'document-not-downloadable' });
  });

  it('is named by the metadata of the paper, and of no other document', async () => {
    const library = await withSymposium();
    const client = await library.as('individual');
    const metadataOf = async (contentCode: string): Promise<unknown> =>
      (await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).json();
    expect(await metadataOf('NSB|nsb-stp-4101')).toMatchObject({
      assetType: 'STP_PAPER',
      fullBook: { contentCode: 'NSB|nsb-stp-41', designation: 'NSB STP 41' },
    });
    expect(await metadataOf('NSB|nsb-stp-41')).toMatchObject({ assetType: 'STP_BOOK', fullBook: null });
  });

  it('needs the entitlement to the book', async () => {
    const library = await withSymposium();
    const client = await library.as('nobody');
    const answer = await client('GET', bookOf('NSB|nsb-stp-4101'));
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'document-not-entitled' }]);
  });

  it('needs the entitlement to the book even where the paper opens', async () => {
    const library = await withSymposium();
    const paper = { designation: 'NSB STP 5001', family: 'NSB STP 5001' };
    const book = { designation: 'PIC STP 50', family: 'PIC STP 50', publisher: 'PIC' };
    await shelve(library, { ...paper, names: [['partOf', 'PIC STP 50']] }, book);
    const client = await library.as('individual');
    expect((await client('GET', bookOf('NSB|nsb-stp-5001'))).status).toBe(403);
  });

  it('is missing where a document is part of none, or of one that is not here', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const paper = { designation: 'NSB STP 5001', family: 'NSB STP 5001' };
    await shelve(library, { ...paper, names: [['partOf', 'NSB STP 50']] });
    for (const code of ['NSB|nsb-e-214-24', 'NSB|nsb-stp-5001']) {
      const answer = await client('GET', bookOf(code));
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'document-book-missing' }]);
    }
  });
});
