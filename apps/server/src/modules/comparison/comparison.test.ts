import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

type Pair = { newHtmlId: number; oldHtmlId: number };
type State = { state: string; clauses: number | null; problem: string | null };

const checkPath = ({ newHtmlId, oldHtmlId }: Pair): string =>
  `/api/v1/html/resultCheck?newHtmlId=${newHtmlId}&oldHtmlId=${oldHtmlId}`;
const resultPath = ({ newHtmlId, oldHtmlId }: Pair): string =>
  `/api/v1/html/result?newHtmlId=${newHtmlId}&oldHtmlId=${oldHtmlId}`;
const changesPath = ({ newHtmlId, oldHtmlId }: Pair): string =>
  `/api/v1/html/changes?newHtmlId=${newHtmlId}&oldHtmlId=${oldHtmlId}`;
const startPath = '/api/v1/documents/html/comparison';

const idOf = async ({ database }: TestLibrary, contentCode: string): Promise<number> => {
  const { content_id } = await database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select('content_id')
    .where('content_code', '=', contentCode)
    .executeTakeFirstOrThrow();
  return content_id;
};

const pairOf = async (library: TestLibrary, target: string, base: string): Promise<Pair> => ({
  newHtmlId: await idOf(library, target),
  oldHtmlId: await idOf(library, base),
});

/** Two editions of a demo standard, and someone who may read both. */
async function twoEditions(): Promise<{ library: TestLibrary; client: TestClient; pair: Pair }> {
  const library = await startLibrary();
  const client = await library.as('individual');
  return { library, client, pair: await pairOf(library, 'NSB|nsb-e-214-24', 'NSB|nsb-e-214-21') };
}

/** Gives a document another text, as an import would; null takes it away. */
async function rewrite({ database, dataDir }: TestLibrary, contentId: number, html: string | null) {
  const db = database.withoutTenant<DocumentTables>();
  const its = db.deleteFrom('document_files').where('content_id', '=', contentId).where('kind', '=', 'html');
  await its.execute();
  if (html === null) return;
  const bytes = Buffer.from(html);
  const file_key = await folderFileStore(join(dataDir, 'files')).put(bytes);
  await db
    .insertInto('document_files')
    .values({
      content_id: contentId,
      kind: 'html',
      name: '',
      file_key,
      bytes: bytes.length,
      made_at: new Date(),
    })
    .execute();
}

const refusal = async (answer: Response): Promise<[number, string]> => {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
};

describe('A comparison of two editions', () => {
  it('is started, and its header says that the result exists as soon as it does [comparison-017, comparison-018]', async () => {
    const { client, pair } = await twoEditions();
    const started = await client('POST', startPath, pair);
    expect(started.status).toBe(200);
    expect(await started.json()).toMatchObject({ ...pair, problem: null });
    await expect
      .poll(async () => (await client('GET', checkPath(pair))).headers.get('fileexists'), { timeout: 60_000 })
      .toBe('true');
    const checked = await client('GET', checkPath(pair));
    expect((await checked.json()) as State).toMatchObject({ state: 'ready', problem: null });
  }, 120_000);

  it('says before that the result does not exist yet [comparison-018]', async () => {
    const { client, pair } = await twoEditions();
    const [first] = await Promise.all([client('GET', checkPath(pair)), client('POST', startPath, pair)]);
    expect(first.headers.get('fileexists')).toBe('false');
    expect((await first.json()) as State).toMatchObject({ problem: null });
  }, 120_000);

  it('is one text of both, and a list of its changes', async () => {
    const { client, pair } = await twoEditions();
    const result = await client('GET', resultPath(pair));
    expect([result.status, result.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await result.text();
    expect(html).toMatch(/<ins>/);
    expect(html).toMatch(/<del>/);
    const list = (await (await client('GET', changesPath(pair))).json()) as {
      changes: { id: string }[];
      remarks: string[];
    };
    expect(list).toMatchObject({
      old: { contentCode: 'NSB|nsb-e-214-21' },
      new: { contentCode: 'NSB|nsb-e-214-24', language: 'en' },
      remarks: [],
    });
    for (const { id } of list.changes) expect(html).toContain(`data-change="${id}"`);
    expect(list.changes.length).toBeGreaterThan(10);
    const again = await client('GET', resultPath(pair), undefined, {
      'if-none-match': result.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  }, 120_000);

  it('is stored by what both texts say: another text is compared again', async () => {
    const { library, client, pair } = await twoEditions();
    const before = await client('GET', resultPath(pair));
    await before.text();
    await rewrite(library, pair.newHtmlId, '<article><h2>Scope</h2><p>Wholly other words.</p></article>');
    const after = await client('GET', resultPath(pair));
    expect(await after.text()).toContain('Wholly other words.');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  }, 120_000);

  it('counts as reading both documents, and is written down', async () => {
    const { library, client, pair } = await twoEditions();
    await (await client('GET', resultPath(pair))).text();
    const db = library.database.forTenant<{
      usage_events: { type: string; content_code: string; format: string };
      audit_events: { type: string; message: string };
    }>('astm');
    const read = await db
      .selectFrom('usage_events')
      .select(['content_code', 'format'])
      .where('type', '=', 'request')
      .orderBy('content_code')
      .execute();
    expect(read).toEqual([
      { content_code: 'NSB|nsb-e-214-21', format: 'html' },
      { content_code: 'NSB|nsb-e-214-24', format: 'html' },
    ]);
    const stored = await db
      .selectFrom('audit_events')
      .select('message')
      .where('type', '=', 'documents-compared')
      .execute();
    expect(stored.map(({ message }) => message)).toEqual([expect.stringContaining('with')]);
  }, 120_000);

  it('needs the entitlement to both documents', async () => {
    const library = await startLibrary();
    const pair = await pairOf(library, 'NSB|nsb-e-214-24', 'NSB|nsb-e-214-21');
    const client = await library.as('nobody');
    for (const path of [checkPath(pair), resultPath(pair), changesPath(pair)])
      expect(await refusal(await client('GET', path))).toEqual([403, 'document-not-entitled']);
    expect(await refusal(await client('POST', startPath, pair))).toEqual([403, 'document-not-entitled']);
  }, 120_000);

  it('has a clear answer where there is nothing to compare', async () => {
    const { library, client, pair } = await twoEditions();
    const same = { ...pair, oldHtmlId: pair.newHtmlId };
    expect(await refusal(await client('POST', startPath, same))).toEqual([422, 'comparison-same-document']);
    const unknown = { ...pair, oldHtmlId: 999_999_999 };
    expect(await refusal(await client('POST', startPath, unknown))).toEqual([404, 'document-not-found']);
    expect(await refusal(await client('GET', '/api/v1/html/resultCheck?newHtmlId=x&oldHtmlId=1'))).toEqual([
      400,
      'invalid-request',
    ]);
    await rewrite(library, pair.oldHtmlId, null);
    const missing = await client('POST', startPath, pair);
    const problem = (await missing.json()) as { code: string; params: Record<string, string> };
    expect(problem).toMatchObject({
      code: 'document-format-missing',
      params: { designation: expect.stringContaining('E 214') as string },
    });
  }, 120_000);

  it('says what a reader should know of a strange pair', async () => {
    const { library, client, pair } = await twoEditions();
    const remarksOf = async (asked: Pair): Promise<string[]> => {
      const answer = await client('GET', changesPath(asked));
      return ((await answer.json()) as { remarks: string[] }).remarks;
    };
    expect(await remarksOf({ newHtmlId: pair.oldHtmlId, oldHtmlId: pair.newHtmlId })).toEqual([
      'older-on-the-right',
    ]);
    const arabic = await idOf(library, 'NSB|nsb-e-214-24-ar');
    expect(await remarksOf({ ...pair, oldHtmlId: arabic })).toContain('other-language');
    const other = await pairOf(library, 'NSB|nsb-e-214-24', 'NSB|nsb-e-214-18');
    await rewrite(library, other.oldHtmlId, '<article><p>ungleich</p></article>');
    expect(await remarksOf(other)).toContain('nothing-in-common');
    const html = '<article><h2>Scope</h2><p>The same words on both sides.</p></article>';
    await rewrite(library, other.oldHtmlId, html);
    await rewrite(library, other.newHtmlId, html);
    expect(await remarksOf(other)).toEqual(['nothing-changed']);
  }, 120_000);
});

const exportPath = (pair: Pair, format: 'csv' | 'json', filter = ''): string =>
  `/api/v1/html/changes/export?newHtmlId=${pair.newHtmlId}&oldHtmlId=${pair.oldHtmlId}&format=${format}${filter}`;

type Exported = { changes: { isNormative: boolean; types: string[]; link: string; clause: string }[] };

/** An article with one numbered clause for each text. */
const articleOf = (...clauses: string[]): string =>
  `<article lang="en">${clauses
    .map(
      (content, at) =>
        `<section class="clause" id="s-${at + 1}" data-level="1"><h2 class="clause-heading"><span class="clause-number">${at + 1}</span> <span class="clause-title">Clause ${at + 1}</span></h2>${content}</section>`,
    )
    .join('')}</article>`;

describe('The changes of two editions', () => {
  it('say what each is about, and whether it is normative [changes-001, changes-007]', async () => {
    const { library, client, pair } = await twoEditions();
    const cites = (designation: string): string =>
      `<p>Anchors shall meet <span class="std-ref" data-designation="${designation}">${designation}</span>.</p>`;
    const load = (value: number): string => `<p>The load shall be at least ${value} kN for each anchor.</p>`;
    await rewrite(library, pair.oldHtmlId, articleOf(load(5), cites('NSB E 214-21'), cites('XYZ 1:2001')));
    await rewrite(library, pair.newHtmlId, articleOf(load(6), cites('NSB E 214-18'), cites('XYZ 2')));
    const list = (await (await client('GET', changesPath(pair))).json()) as { changes: object[] };
    expect(list).toMatchObject({
      areVerbalFormsTyped: true,
      changes: [
        { clause: 's-1', types: ['quantity'], isNormative: true, before: '5', after: '6' },
        {
          types: ['reference'],
          reference: {
            before: { designation: 'NSB E 214-21', isDated: true },
            after: { designation: 'NSB E 214-18', isDated: true, state: 'superseded' },
          },
        },
        {
          reference: {
            before: { isDated: true },
            after: { designation: 'XYZ 2', isDated: false, state: null },
          },
        },
      ],
    });
  }, 120_000);

  it('are exported as CSV and as JSON by its schema, each with a link to its clause [changes-014]', async () => {
    const { client, pair } = await twoEditions();
    const schema = new URL('../../../../../docs/formats/comparison-changes.schema.json', import.meta.url);
    const isValid = new Ajv2020({ strict: true, formats: { uri: URL.canParse } }).compile(
      JSON.parse(readFileSync(schema, 'utf8')) as object,
    );
    const read = async (filter = ''): Promise<Exported> => {
      const answer = await client('GET', exportPath(pair, 'json', filter));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('application/json'),
      ]);
      return (await answer.json()) as Exported;
    };
    const [all, normative] = [await read(), await read('&filter=requirements')];
    expect([isValid(all), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...all, filter: 'none' })).toBe(false);
    expect(normative.changes).toEqual(all.changes.filter(({ isNormative }) => isNormative));
    expect(normative.changes.length).toBeGreaterThan(0);
    expect(normative.changes.length).toBeLessThan(all.changes.length);
    for (const { link } of all.changes)
      expect(new URL(link).pathname).toMatch(/^\/(?:clause\/[0-9A-HJKMNP-TV-Z]{10}|document\/)$/);
    const csv = await client('GET', exportPath(pair, 'csv', '&filter=requirements'));
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = parse(await csv.text(), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map(({ link }) => link)).toEqual(normative.changes.map(({ link }) => link));
    expect(rows.every(({ isNormative }) => isNormative === 'true')).toBe(true);
  }, 120_000);

  it('are exported without formulas that a spreadsheet would run', async () => {
    const { library, client, pair } = await twoEditions();
    await rewrite(library, pair.oldHtmlId, articleOf('<p>The sum shall be written.</p>'));
    await rewrite(library, pair.newHtmlId, articleOf('<p>=HYPERLINK(1) shall be written.</p>'));
    expect(await (await client('GET', exportPath(pair, 'csv'))).text()).toContain(",'=HYPERLINK");
  }, 120_000);

  it('are not exported under DRM, nor without access to both editions [changes-015]', async () => {
    const library = await startLibrary();
    const pair = await pairOf(library, 'NSB|nsb-e-214-24', 'NSB|nsb-e-214-21');
    for (const format of ['csv', 'json'] as const) {
      const refused = async (name: 'drm' | 'nobody'): Promise<[number, string]> =>
        refusal(await (await library.as(name))('GET', exportPath(pair, format)));
      expect(await refused('drm')).toEqual([403, 'download-forbidden']);
      expect(await refused('nobody')).toEqual([403, 'document-not-entitled']);
    }
    const client = await library.as('individual');
    expect(
      await refusal(await client('GET', exportPath({ ...pair, oldHtmlId: pair.newHtmlId }, 'csv'))),
    ).toEqual([422, 'comparison-same-document']);
  }, 120_000);
});
