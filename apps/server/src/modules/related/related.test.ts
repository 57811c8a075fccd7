import { join } from 'node:path';
import type { RelatedContent } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { threadedDeliveryReader } from '../../deliveries/threadedReader.ts';
import { readMissingReferences } from '../imports/index.ts';
import { shelve } from './testing/shelf.ts';

const pathOf = (contentCode: string): string =>
  `/api/documents/relatedContent?contentCode=${encodeURIComponent(contentCode)}`;
const relatedTo = async (client: TestClient, contentCode: string): Promise<RelatedContent> =>
  (await (await client('GET', pathOf(contentCode))).json()) as RelatedContent;

const citing = { designation: 'NSB X 1-20', family: 'NSB X 1' };
const code = 'NSB|nsb-x-1-20';
const unknown = {
  contentCode: null,
  edition: null,
  editionLabel: null,
  status: null,
  isInForce: null,
  access: null,
  replacedBy: null,
};

describe('what a document cites', () => {
  it('comes with designation, title and content code, in the order of its references [related-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    const content = await relatedTo(client, 'NSB|nsb-e-214-24');
    expect(content.citedContent.map(({ designationOrFamily }) => designationOrFamily)).toEqual([
      'NSB C 118',
      'NSB E 31',
      'NSB E 187-23',
      'NSB E 208',
      'NSB E 402',
      'NSB RR E07-1012',
      'HI 4410-2:2022',
    ]);
    expect(content.citedContent).toContainEqual({
      designationOrFamily: 'HI 4410-2:2022',
      title: 'Post-installed anchors. Part 2: Adhesive systems under long-term tension',
      contentCode: 'HI|hi-4410-2-2022',
      edition: 'HI 4410-2:2022',
      editionLabel: '2022',
      status: 'Adopted',
      access: { isEntitled: true, publisherName: 'Halden Institute' },
      isInForce: true,
      replacedBy: null,
    });
  });

  it('stays in the list where the library does not have it', async () => {
    const client = await (await startLibrary()).as('individual');
    const content = await relatedTo(client, 'NSB|nsb-e-214-24');
    expect(content.citedContent).toContainEqual({
      ...unknown,
      designationOrFamily: 'NSB E 402',
      title: 'Practice for Conducting an Interlaboratory Study',
    });
  });

  it('means the edition that is named, and tells what has replaced it', async () => {
    const client = await (await startLibrary()).as('individual');
    const content = await relatedTo(client, 'HI|hi-4410-2-2022');
    expect(content.citedContent).toContainEqual(
      expect.objectContaining({
        designationOrFamily: 'NSB E 214-21',
        contentCode: 'NSB|nsb-e-214-21',
        status: 'Previous',
        isInForce: false,
        replacedBy: { designation: 'NSB E 214-24', contentCode: 'NSB|nsb-e-214-24' },
      }),
    );
  });

  it('leads to the edition in force where the one that is named is not here', async () => {
    const client = await (await startLibrary()).as('individual');
    const content = await relatedTo(client, 'HI|hi-4410-2-2016');
    expect(content.citedContent).toContainEqual({
      ...unknown,
      designationOrFamily: 'NSB E 214-09',
      title: 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete',
      replacedBy: { designation: 'NSB E 214-24', contentCode: 'NSB|nsb-e-214-24' },
    });
  });

  it('means the edition in force where none is named, also when that one comes later', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await shelve(library, { ...citing, cites: { 'NSB X 2': 'Bolts' } });
    const [before] = (await relatedTo(client, code)).citedContent;
    expect(before).toMatchObject({ ...unknown, title: 'Bolts' });

    const family = 'NSB X 2';
    await shelve(library, { designation: 'NSB X 2-15', family, published: '2015-01-01' });
    const [first] = (await relatedTo(client, code)).citedContent;
    expect(first).toMatchObject({ edition: 'NSB X 2-15', title: 'Of NSB X 2', isInForce: true });

    await shelve(
      library,
      { designation: 'NSB X 2-15', family, published: '2015-01-01', status: 'Historical' },
      { designation: 'NSB X 2-22', family, published: '2022-01-01' },
    );
    const [now] = (await relatedTo(client, code)).citedContent;
    expect(now).toMatchObject({ edition: 'NSB X 2-22', contentCode: 'NSB|nsb-x-2-22', replacedBy: null });
  });

  it('is known however its designation is written', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await shelve(library, {
      ...citing,
      cites: { 'NSB E214 : 2021': '', 'E 214-24': '', 'HI 4410-2': '', 'NSB  E 214-18': '' },
    });
    const { citedContent } = await relatedTo(client, code);
    expect(citedContent.map(({ contentCode }) => contentCode)).toEqual([
      'NSB|nsb-e-214-21',
      'NSB|nsb-e-214-24',
      'HI|hi-4410-2-2022',
      'NSB|nsb-e-214-18',
    ]);
  });

  it('tells the successor in another family, as it says itself or as its successor says', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const gone = { status: 'Withdrawn', published: '2010-01-01' };
    await shelve(
      library,
      { ...citing, cites: { 'NSB X 3-10': '', 'NSB X 4-10': '', 'NSB X 5-10': '' } },
      { designation: 'NSB X 3-10', family: 'NSB X 3', ...gone, names: [['supersededBy', 'NSB X 9']] },
      { designation: 'NSB X 4-10', family: 'NSB X 4', ...gone },
      { designation: 'NSB X 5-10', family: 'NSB X 5', ...gone },
      { designation: 'NSB X 9-19', family: 'NSB X 9', names: [['supersedes', 'NSB X 4-10']] },
    );
    const { citedContent } = await relatedTo(client, code);
    const successor = { designation: 'NSB X 9-19', contentCode: 'NSB|nsb-x-9-19' };
    expect(citedContent).toMatchObject([
      { status: 'Withdrawn', isInForce: false, replacedBy: successor },
      { status: 'Withdrawn', isInForce: false, replacedBy: successor },
      { status: 'Withdrawn', isInForce: false, replacedBy: null },
    ]);
  });

  it('is not replaced as a draft by what it amends or is to become, but by what came after it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const family = 'NSB X 6';
    const draft = { family, status: 'Draft' };
    await shelve(
      library,
      { ...citing, cites: { 'NSB X 6:2019/CD Amd 1': '', 'NSB/DIS X 6:2024': '', 'NSB/DIS X 6:2018': '' } },
      { designation: 'NSB X 6:2019', family, published: '2019-05-01' },
      { ...draft, designation: 'NSB X 6:2019/CD Amd 1', published: '2019-05-01' },
      { ...draft, designation: 'NSB/DIS X 6:2024', published: '2024-01-01' },
      { ...draft, designation: 'NSB/DIS X 6:2018', published: '2018-01-01' },
    );
    const { citedContent } = await relatedTo(client, code);
    expect(citedContent.map(({ status, replacedBy }) => [status, replacedBy?.designation])).toEqual([
      ['Draft', undefined],
      ['Draft', undefined],
      ['Draft', 'NSB X 6:2019'],
    ]);
  });

  it('is no link where the tenant does not offer it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual', 'api');
    const content = await relatedTo(client, 'NSB|nsb-e-214-24');
    expect(content.citedContent).toContainEqual(
      expect.objectContaining({ ...unknown, designationOrFamily: 'HI 4410-2:2022' }),
    );
  });
});

describe('a text that came in before anyone asked what it cites', () => {
  it('is read again; one that is damaged holds no other up and waits for the next start', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const codes = ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022'];
    const before = await Promise.all(codes.map((each) => relatedTo(client, each)));
    const db = library.database.withoutTenant<DocumentTables>();
    await shelve(library, { ...citing, cites: { 'NSB X 2': '' } });
    await db.deleteFrom('document_relations').execute();
    await db
      .insertInto('unread_references')
      .expression(db.selectFrom('documents').select('content_id'))
      .execute();
    await db
      .updateTable('document_files')
      .set({ file_key: '0'.repeat(64) })
      .where('kind', '=', 'sts')
      .where('content_id', '=', ({ selectFrom }) =>
        selectFrom('documents').select('content_id').where('content_code', '=', code),
      )
      .execute();
    const failures: unknown[] = [];
    const files = folderFileStore(join(library.dataDir, 'files'));
    const { signal } = new AbortController();
    await readMissingReferences({
      db,
      files,
      openReader: () => threadedDeliveryReader(),
      signal,
      onFailed: (error) => failures.push(error),
    });
    expect(await Promise.all(codes.map((each) => relatedTo(client, each)))).toEqual(before);
    expect(failures).toHaveLength(1);
    expect(await db.selectFrom('unread_references').select('content_id').execute()).toHaveLength(1);
  });
});

describe('beside what it cites', () => {
  it('a document has SOPs, TMAs, and the amendments of its edition', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await shelve(
      library,
      {
        ...citing,
        names: [
          ['sop', 'NSB SOP 7'],
          ['tma', 'NSB TMA 3'],
          ['amendedBy', 'NSB X 8-21'],
        ],
      },
      { designation: 'NSB SOP 7', family: 'NSB SOP 7', title: 'Cleaning of holes' },
      { designation: 'NSB X 1-20/AMD1', family: 'NSB X 1', title: 'Amendment 1' },
    );
    const content = await relatedTo(client, code);
    expect(content).toMatchObject({
      citedContent: [],
      sop: [{ designationOrFamily: 'NSB SOP 7', title: 'Cleaning of holes', contentCode: 'NSB|nsb-sop-7' }],
      tma: [{ ...unknown, designationOrFamily: 'NSB TMA 3' }],
      supplements: [
        { designationOrFamily: 'NSB X 1-20/AMD1', contentCode: 'NSB|nsb-x-1-20-amd1' },
        { ...unknown, designationOrFamily: 'NSB X 8-21' },
      ],
    });
    const metadata = await (
      await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`)
    ).json();
    expect(metadata).toMatchObject({
      tabs: expect.arrayContaining(['Related Content']),
      badges: { 'Related Content': 3 },
    });
  });

  it('a document without any has no tab for them', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await shelve(library, citing);
    expect(await relatedTo(client, code)).toEqual({ citedContent: [], sop: [], tma: [], supplements: [] });
    const metadata = await (
      await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`)
    ).json();
    expect(metadata).toMatchObject({
      tabs: expect.not.arrayContaining(['Related Content']),
      badges: {},
      fullBook: null,
    });
  });

  it('nothing is told of a document that no one has or the tenant does not offer', async () => {
    const library = await startLibrary();
    const client = await library.as('individual', 'api');
    for (const contentCode of ['NSB|no-such-thing', 'HI|hi-4410-2-2022']) {
      const answer = await client('GET', pathOf(contentCode));
      expect([answer.status, await answer.json()]).toMatchObject([404, { detail: 'Can not find content' }]);
    }
  });
});
