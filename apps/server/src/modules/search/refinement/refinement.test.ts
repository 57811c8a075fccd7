import { pickLists, type PickList, type RefinementNode, type ResultPage } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../../testing/library.ts';
import type { DocumentTables } from '../../documents/index.ts';

type Entitled = Record<Exclude<PickList, 'statusList' | 'yearList' | 'languageList'>, RefinementNode[]>;

async function answerOf(client: TestClient, path: string): Promise<unknown> {
  const answer = await client('GET', path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const nodesOf = async (client: TestClient, path: string): Promise<RefinementNode[]> =>
  (await answerOf(client, `/api/refinement/${path}`)) as RefinementNode[];
const entitledNodesOf = async (client: TestClient): Promise<Entitled> =>
  (await answerOf(client, '/api/documents/entitled-documents/refinement-nodes')) as Entitled;

/** Nodes as lines: name and count, those below another further in. */
const lines = (nodes: readonly RefinementNode[], depth = 0): string[] =>
  nodes.flatMap(({ name, count, child }) => [
    `${'  '.repeat(depth)}${name} (${count})`,
    ...lines(child, depth + 1),
  ]);
const everyNode = (nodes: readonly RefinementNode[]): RefinementNode[] =>
  nodes.flatMap((each) => [each, ...everyNode(each.child)]);
const keysOf = (nodes: readonly RefinementNode[]): string[] => everyNode(nodes).map(({ key }) => key);

async function countOf(client: TestClient, body: unknown): Promise<number> {
  const answer = await client('POST', '/api/documents/unified-search?size=1', body);
  return ((await answer.json()) as ResultPage).count;
}

const documentsIn = ({ database }: TestLibrary) => database.withoutTenant<DocumentTables>();

describe('what a search can be narrowed by', () => {
  it('are the committees below their publishers, in the language that is asked for [refinement-046]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(lines(await nodesOf(client, 'committee'))).toEqual([
      'Northern Standards Board (4)',
      '  E07.30 · Bonded Anchors (4)',
      'Halden Institute (2)',
      '  TC 44/WG 10 · Post-installed anchors (2)',
      'Petroleum Installations Council (2)',
      '  SC 17 · Pipe Supports and Piping (2)',
    ]);
    const inArabic = everyNode(await nodesOf(client, 'committee?language=AR')).map(({ name }) => name);
    expect(inArabic).toContain('E07.30 · المراسي الملتصقة');
    // What has no name in a language keeps its own.
    expect(inArabic).toContain('SC 17 · Pipe Supports and Piping');
    expect(lines(await nodesOf(client, 'committee?language=nonsense'))).toEqual(
      lines(await nodesOf(client, 'committee')),
    );
  });

  it('are the trees of categories, industries and topics, the key of each value its path [refinement-047]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(lines(await nodesOf(client, 'taxonomy/industry'))).toEqual([
      'Construction (8)',
      '  Concrete works (4)',
      '  Fastening (8)',
      '  Structures (2)',
      'Oil and gas (2)',
      '  Offshore installations (2)',
    ]);
    expect(keysOf(await nodesOf(client, 'taxonomy/topic'))).toContain('Durability/Sustained load');
    expect(lines(await nodesOf(client, 'taxonomy/category')).slice(0, 3)).toEqual([
      'Offshore installations (2)',
      '  Topsides (2)',
      '    Pipe supports (2)',
    ]);
  });

  it.each([
    ['taxonomy/colour', 'params.category'],
    [`committee?language=${'x'.repeat(36)}`, 'query.language'],
  ])('is refused for %s, naming the field', async (path, field) => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', `/api/refinement/${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid-request', fieldErrors: [{ field }] },
    ]);
  });

  it('are the ICS codes in three levels, also those that no document is on alone [refinement-048]', async () => {
    const client = await (await startLibrary()).as('individual');
    const fields = await nodesOf(client, 'ICSCodes');
    expect(lines(fields.filter(({ key }) => key === '91'))).toEqual([
      'Building (6)',
      '  Structures of buildings (2)',
      '    Concrete structures (2)',
      '  Building materials (4)',
      '    Concrete (4)',
    ]);
    expect(keysOf(fields).slice(0, 3)).toEqual(['21', '21.060', '21.060.99']);
  });

  it('are the topics as themes and the industries as sectors, in the language that is asked for [refinement-051]', async () => {
    const client = await (await startLibrary()).as('individual');
    const path = '/api/refinement/sectors-and-themes';
    const { themes, sectors } = (await answerOf(client, path)) as Record<
      'themes' | 'sectors',
      RefinementNode[]
    >;
    expect(keysOf(themes)).toContain('Safety/Structural safety');
    expect(lines(sectors)).toEqual(lines(await nodesOf(client, 'taxonomy/industry')));
    const inArabic = (await answerOf(client, `${path}?language=ar`)) as { sectors: RefinementNode[] };
    expect(lines(inArabic.sectors)).toEqual(lines(await nodesOf(client, 'taxonomy/industry?language=AR')));
    expect(everyNode(inArabic.sectors).find(({ key }) => key === 'Construction/Fastening')).toMatchObject({
      name: 'التثبيت',
      parentKey: 'Construction',
      parentName: 'البناء والتشييد',
    });
  });

  it('are the types of documents [refinement-050]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(lines(await nodesOf(client, 'document-types'))).toEqual([
      'Recommended practice (2)',
      'Standard (2)',
      'Test method (4)',
    ]);
  });

  it('are the publishers of the tenant, with what billboards and semantic search need of them [refinement-049]', async () => {
    const client = await (await startLibrary()).as('individual', 'demowl');
    const publishers = await nodesOf(client, 'other-content');
    expect(keysOf(publishers)).toEqual(['NSB', 'HI', 'PIC', 'VWA', 'SLP', 'GSA', 'CNI', 'FLW']);
    expect(publishers[0]).toMatchObject({
      name: 'Northern Standards Board',
      count: 4,
      showBillboard: true,
      billboardName: 'Northern Standards Board',
      billboardLogo: expect.stringMatching(/^\/publishers\/NSB\/mark\.svg\?v=[0-9a-f]{12}$/),
      semanticSearchenabled: true,
    });
    expect(
      publishers.filter(({ semanticSearchenabled }) => semanticSearchenabled).map(({ key }) => key),
    ).toEqual(['NSB', 'HI', 'VWA']);
    expect(publishers.filter(({ showBillboard }) => !showBillboard).map(({ key }) => key)).toEqual([
      'CNI',
      'FLW',
    ]);
  });
});

describe('each value', () => {
  it('leaves exactly as many documents as it says when a search is narrowed to it', async () => {
    const client = await (await startLibrary()).as('individual');
    const trees: [PickList, string][] = [
      ['committeeList', 'committee'],
      ['categoryList', 'taxonomy/category'],
      ['industryList', 'taxonomy/industry'],
      ['topicList', 'taxonomy/topic'],
      ['icsCodeList', 'ICSCodes'],
      ['publisherList', 'other-content'],
      ['documentTypeList', 'document-types'],
    ];
    for (const [list, path] of trees) {
      const nodes = everyNode(await nodesOf(client, path));
      expect(nodes.length, list).toBeGreaterThan(2);
      for (const { key, count } of nodes)
        expect([list, key, await countOf(client, { [list]: [key] })]).toEqual([list, key, count]);
    }
  });

  it('of what the account may open likewise, and of no other [refinement-045]', async () => {
    const client = await (await startLibrary()).as('individual');
    const trees = await entitledNodesOf(client);
    for (const list of pickLists) {
      if (list === 'statusList' || list === 'yearList' || list === 'languageList') continue;
      const nodes = everyNode(trees[list]);
      expect(nodes.length, list).toBeGreaterThan(1);
      for (const { key, count } of nodes) {
        const filters = { 'subscribed-contents': true };
        expect([list, key, await countOf(client, { [list]: [key], filters })]).toEqual([list, key, count]);
        expect(count, key).toBeGreaterThan(0);
      }
    }
  });
});

describe('the answers', () => {
  it('of what the account may open name each list [refinement-029]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(Object.keys(await entitledNodesOf(client)).toSorted()).toEqual([
      'categoryList',
      'committeeList',
      'documentTypeList',
      'icsCodeList',
      'industryList',
      'publisherList',
      'topicList',
    ]);
  });

  it('keep the counts of a search apart from those of everything [refinement-028]', async () => {
    const client = await (await startLibrary()).as('individual');
    const search = { keywords: 'pipe supports', publisherList: ['NSB'] };
    const counts = await (await client('POST', '/api/refinement/publisher/count', search)).json();
    expect(counts).toEqual({ PIC: 2 });
    expect(lines(await nodesOf(client, 'other-content'))).toEqual([
      'Northern Standards Board (4)',
      'Halden Institute (2)',
      'Petroleum Installations Council (2)',
      'Federation of Lifting Works (0)',
    ]);
  });
});

describe('nothing is told', () => {
  it('of publishers that the tenant does not offer', async () => {
    const library = await startLibrary();
    const client = await library.as('individual', 'api');
    expect(keysOf(await nodesOf(client, 'committee'))).toEqual(['PIC', 'SC 17', 'NSB', 'E07.30']);
    const answers = JSON.stringify([
      await nodesOf(client, 'other-content'),
      await nodesOf(client, 'taxonomy/topic'),
      await nodesOf(client, 'document-types'),
      await entitledNodesOf(client),
    ]);
    expect(answers).not.toMatch(/Halden|TC 44|Design/);
  });

  it('of what the account may not open, in the nodes of its own documents', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const answers = await entitledNodesOf(client);
    expect(keysOf(answers.publisherList)).toEqual(['NSB', 'HI']);
    const inArabic = (await answerOf(
      client,
      '/api/documents/entitled-documents/refinement-nodes?language=AR',
    )) as Entitled;
    expect(inArabic.topicList.map(({ name }) => name)).toContain('السلامة');
    expect(JSON.stringify(answers)).not.toMatch(/PIC|Petroleum|Offshore|SC 17|Recommended/);
    const nothing = await entitledNodesOf(await library.as('nobody'));
    expect(Object.values(nothing).flat()).toEqual([]);
  });

  it('of committees of other publishers that go by the same code', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await documentsIn(library)
      .insertInto('committees')
      .values({ publisher_code: 'VWA', code: 'E07.30', language: 'en', name: 'Water' })
      .execute();
    expect(lines(await nodesOf(client, 'committee'))).toHaveLength(6);
    expect(JSON.stringify(await nodesOf(client, 'committee'))).not.toContain('Water');
  });
});

describe('the mark of a publisher', () => {
  it('is a picture that browsers keep until there is another one', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [publisher] = await nodesOf(client, 'other-content');
    const address = publisher?.billboardLogo ?? '';
    const mark = await library.anyone('GET', address);
    expect([mark.status, mark.headers.get('content-type'), mark.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ]);
    const drawing = await mark.text();
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toMatch(/currentColor|var\(/);
    const etag = mark.headers.get('etag') ?? '';
    const again = await library.anyone('GET', address, undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const other = await library.anyone('GET', address.replace(/v=.*/, 'v=older'));
    expect(other.headers.get('cache-control')).toBe('no-cache');
  });

  it('is not there for a publisher without one, or that the tenant does not offer', async () => {
    const library = await startLibrary();
    for (const code of ['VWA', 'nobody', '%2e%2e%2f', '%00']) {
      const answer = await library.anyone('GET', `/publishers/${code}/mark.svg`);
      expect([code, answer.status]).toEqual([code, 404]);
    }
  });
});

describe('a document that changes', () => {
  it('brings its industries and topics, with the levels above them', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await documentsIn(library)
      .updateTable('documents')
      .set({ industries: ['Space/Launchers'], topics: ['Safety/Fire safety'] })
      .where('designation', '=', 'HI 4410-2:2022')
      .execute();
    const industries = (): Promise<string[]> =>
      nodesOf(client, 'taxonomy/industry').then((nodes) => lines(nodes));
    await expect.poll(industries).toEqual(expect.arrayContaining(['Space (1)', '  Launchers (1)']));
    expect(await countOf(client, { industryList: ['Space'] })).toBe(1);
    expect(await countOf(client, { topicList: ['Safety'], industryList: ['Space/Launchers'] })).toBe(1);
  });

  it('to a committee whose code another publisher has too is counted where that is picked', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await documentsIn(library)
      .insertInto('committees')
      .values({ publisher_code: 'PIC', code: 'E07.30', language: 'en' })
      .execute();
    await documentsIn(library)
      .updateTable('documents')
      .set({ committee: 'E07.30' })
      .where('designation', '=', 'PIC RP 1173:2021')
      .execute();
    const committees = (): Promise<string[]> => nodesOf(client, 'committee').then((nodes) => lines(nodes));
    await expect
      .poll(committees)
      .toEqual([
        'Northern Standards Board (4)',
        '  E07.30 · Bonded Anchors (5)',
        'Halden Institute (2)',
        '  TC 44/WG 10 · Post-installed anchors (2)',
        'Petroleum Installations Council (2)',
        '  E07.30 (5)',
        '  SC 17 · Pipe Supports and Piping (1)',
      ]);
    expect(await countOf(client, { committeeList: ['E07.30'] })).toBe(5);
  });
});
