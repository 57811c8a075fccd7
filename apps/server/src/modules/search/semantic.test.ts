import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResultPage, SemanticPage } from '@norma/contracts';
import { generatedStandards } from '@norma/samples';
import { describe, expect, it, vi } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { importStandards } from '../imports/index.ts';

const path = '/api/semantic-search/v1/query';

const found = async (client: TestClient, body: unknown, query = ''): Promise<SemanticPage> => {
  const answer = await client('POST', `${path}${query}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as SemanticPage;
};
const codes = ({ documents }: { documents: readonly { contentCode: string }[] }): string[] =>
  documents.map(({ contentCode }) => contentCode);
// A busy machine takes its time to learn.
vi.setConfig({ testTimeout: 240_000 });
const eventually = { timeout: 100_000, interval: 250 };

/** A library whose first eight standards are understood. */
async function semanticLibrary(): Promise<{ library: TestLibrary; client: TestClient }> {
  const library = await startLibrary({ findsMeaning: true });
  const client = await library.as('individual');
  await expect
    .poll(async () => (await found(client, { keywords: 'anchors in concrete' })).count, eventually)
    .toBeGreaterThan(0);
  return { library, client };
}

/** The newest editions of two publishers' standards, some with their translations: some sixty subjects. */
async function importNewestEditions({ database }: TestLibrary): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'norma-standards-'));
  const paths: string[] = [];
  const titles = new Set<string>();
  for (const { path: name, xml, drawings } of generatedStandards().standards) {
    const title = /<full>([^<]*)<\/full>/.exec(xml)?.[1] ?? name;
    // The newest edition of each comes first.
    if (titles.has(title) || !/^(nsb|hi)\//.test(name)) continue;
    titles.add(title);
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    for (const [drawing, svg] of drawings) writeFileSync(join(dirname(file), drawing), svg);
    writeFileSync(file, xml);
    paths.push(file);
  }
  const files = folderFileStore(join(folder, 'files'));
  const db = database.withoutTenant<DocumentTables>();
  for await (const { result } of importStandards(paths, { db, files, now: () => new Date() }))
    expect(result).toBe('added');
}

describe('a search by meaning', () => {
  it('finds documents that share no word with the question, in other languages too, and says which sentence is near [semantic-004]', async () => {
    const library = await startLibrary({ findsMeaning: true });
    await importNewestEditions(library);
    const client = await library.as('individual', 'demowl');
    // The whole library is learned from when it has rested: until then, less is understood.
    const first = async (keywords: string): Promise<string[]> =>
      codes(await found(client, { keywords })).slice(0, 3);
    await expect.poll(() => first('Isolationswiderstand'), eventually).toContain('HI|hi-5203-2022-it');
    await expect.poll(() => first('stop rust'), eventually).toContain('NSB|nsb-a-219-21');

    const wordsAlone = await client('POST', '/api/documents/unified-search', {
      keywords: 'Isolationswiderstand',
    });
    expect(codes((await wordsAlone.json()) as ResultPage)).toEqual(['HI|hi-5203-2022-de']);

    const { documents } = await found(client, { keywords: 'stop rust' });
    const painted = documents.find(({ contentCode }) => contentCode === 'NSB|nsb-a-219-21');
    expect(painted).toMatchObject({
      documentTitle: 'Test Method for Resistance of Painted Steel to Cyclic Salt Spray',
      meaning: {
        sentence: expect.stringMatching(/rust|corrosion|steel|paint/i),
        likeness: expect.any(Number),
      },
    });
    for (const { meaning } of documents) expect(meaning.likeness).toBeGreaterThan(0);
  });

  it('answers the page asked for, 25 documents when no size is, and says whether there is another [semantic-008]', async () => {
    const { client } = await semanticLibrary();
    const all = await found(client, { keywords: 'anchors in concrete' });
    expect(all).toMatchObject({ nextPageFlag: false, searchType: 'SEMANTICSEARCH' });
    expect(all.documents).toHaveLength(all.count);
    expect(all.count).toBeGreaterThan(2);
    const first = await found(client, { keywords: 'anchors in concrete' }, '?page=0&pageSize=2');
    const second = await found(client, { keywords: 'anchors in concrete' }, '?page=1&pageSize=2');
    expect([...codes(first), ...codes(second)]).toEqual(codes(all).slice(0, 4));
    expect(first).toMatchObject({ count: all.count, nextPageFlag: true });
    const beyond = await found(client, { keywords: 'anchors in concrete' }, '?page=1000000');
    expect(beyond).toMatchObject({ count: all.count, documents: [], nextPageFlag: false });
  });

  it('is narrowed to publishers by their codes, of which it keeps to those that are searched by meaning [semantic-009]', async () => {
    const { client, library } = await semanticLibrary();
    const publishers = async (ctx: TestClient, named?: string[]): Promise<Set<string>> => {
      const page = await found(ctx, {
        keywords: 'anchors in concrete',
        ...(named && { publishers: named }),
      });
      return new Set(page.documents.map(({ publisherCode }) => publisherCode));
    };
    expect(await publishers(client)).toEqual(new Set(['NSB', 'HI']));
    expect(await publishers(client, [])).toEqual(new Set(['NSB', 'HI']));
    expect(await publishers(client, ['HI'])).toEqual(new Set(['HI']));
    // PIC is not searched by meaning, VWA is not of this tenant, and the prefix is no part of a code.
    expect(await publishers(client, ['PIC', 'VWA', 'publisher-NSB', 'nobody'])).toEqual(new Set());
    // Another tenant's readers see its publishers alone.
    expect(await publishers(await library.as('individual', 'awwa'))).toEqual(new Set(['NSB', 'HI']));
  });

  it('quotes of a text that does not open for the reader only what its record says', async () => {
    const { library, client } = await semanticLibrary();
    const quoted = async (ctx: TestClient): Promise<string[]> => {
      const page = await found(ctx, { keywords: 'moisture of the hole before the adhesive is injected' });
      return page.documents.flatMap(({ meaning }) => meaning.sentence ?? []);
    };
    const db = library.database.withoutTenant<DocumentTables>();
    const records = await db.selectFrom('documents').select(['title_text', 'description_text']).execute();
    const isOfRecord = (sentence: string): boolean =>
      records.some(({ title_text: title, description_text: description }) =>
        `${title}\n${description}`.replaceAll(/\s+/g, ' ').includes(sentence),
      );
    expect((await quoted(client)).every(isOfRecord)).toBe(false);
    const closed = await quoted(await library.as('nobody'));
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(isOfRecord)).toBe(true);
  });

  it('reads its text URI-decoded and cut to 500 characters', async () => {
    const { client } = await semanticLibrary();
    const plain = await found(client, { keywords: 'anchors in concrete' });
    expect(codes(await found(client, { keywords: 'anchors%20in%20concrete' }))).toEqual(codes(plain));
    expect(codes(await found(client, { keywords: `anchors in concrete${' '.repeat(500)}creep` }))).toEqual(
      codes(plain),
    );
  });

  it('finds nothing near to nothing, to unknown words and to hostile texts, calmly', async () => {
    const { client } = await semanticLibrary();
    const unknown = ['', '*', '?!', 'xyzzy', '\u0000', '%', '\ud800', '東京', 'x'.repeat(100_000)];
    for (const keywords of unknown) {
      const page = await found(client, { keywords });
      expect(page, keywords.slice(0, 20)).toMatchObject({ count: 0, documents: [], nextPageFlag: false });
    }
    expect(await found(client, {})).toMatchObject({ count: 0 });
    for (const keywords of ["'; drop table documents; --", '%E0%A4%A', '<script>', '\u202e anchors'])
      await found(client, { keywords });
  });

  it('is refused when a field is wrong, naming the field', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const [query, body, field] of [
      ['?page=-1', {}, 'query.page'],
      ['?pageSize=1000', {}, 'query.pageSize'],
      ['', { keywords: 7 }, 'body.keywords'],
      ['', { publishers: 'NSB' }, 'body.publishers'],
      ['', { publishers: Array.from({ length: 10_000 }, String) }, 'body.publishers'],
    ] as const) {
      const answer = await client('POST', `${path}${query}`, body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toMatchObject({ fieldErrors: [expect.objectContaining({ field })] });
    }
  });

  it('is there for an account with semanticSearchFlag, and refused in a library that does not offer it [semantic-001]', async () => {
    const library = await startLibrary();
    for (const [tenant, status] of [
      ['astm', 200],
      ['api', 403],
    ] as const) {
      const client = await library.as('individual', tenant);
      const account = (await (await client('GET', '/api/account')).json()) as { semanticSearchFlag: boolean };
      expect(account.semanticSearchFlag).toBe(status === 200);
      const answer = await client('POST', path, { keywords: 'anchors' });
      expect(answer.status).toBe(status);
      if (status === 403)
        expect(await answer.json()).toMatchObject({
          code: 'search-type-off',
          params: { searchType: 'SEMANTICSEARCH' },
        });
    }
  });

  it('is stored as a usage event, once its pages', async () => {
    const { library, client } = await semanticLibrary();
    await found(client, { keywords: 'fastening' }, '?pageSize=1');
    await found(client, { keywords: 'fastening' }, '?pageSize=1&page=1');
    const rows = await library.database
      .forTenant<{ usage_events: { type: string; search_text: string; search_type: string } }>('astm')
      .selectFrom('usage_events')
      .select(['type', 'search_text', 'search_type'])
      .where('search_text', '=', 'fastening')
      .execute();
    expect(rows).toEqual([{ type: 'search', search_text: 'fastening', search_type: 'SEMANTICSEARCH' }]);
  });
});

describe('the meaning of documents', () => {
  it('follows them: what is changed is found by what it says now, and what is gone is found no more', async () => {
    const { library, client } = await semanticLibrary();
    const db = library.database.withoutTenant<DocumentTables>();
    const question = { keywords: 'anchors in concrete' };
    const [removed = '', changed = ''] = codes(await found(client, question));
    await db.deleteFrom('documents').where('content_code', '=', removed).execute();
    await expect.poll(async () => codes(await found(client, question)), eventually).not.toContain(removed);
    expect(codes(await found(client, question))).toContain(changed);

    await db
      .updateTable('documents')
      .set({
        title_text: 'Gardening',
        titles: '{}',
        description_text: '',
        abstracts: '{}',
        body_text: '',
        keywords: [],
      })
      .where('content_code', '=', changed)
      .execute();
    await expect.poll(async () => codes(await found(client, question)), eventually).not.toContain(changed);
  });
});
