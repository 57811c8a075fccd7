import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { shelve } from './testing/shelf.ts';

const workOn = (contentCode: string): string =>
  `/api/documents/work-items/${encodeURIComponent(contentCode)}`;
const metadataOf = (contentCode: string): string =>
  `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`;

describe('the work on a standard', () => {
  it('comes with publisher, number, beginning, contact and ballots, the latest begun first [related-006]', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', workOn('NSB|nsb-e-214-24'));
    expect(await answer.json()).toMatchObject([
      { workItemNumber: 'WK 9188', initiatedDate: '2026-05-19', ballotList: [] },
      {
        publisher: 'NSB',
        workItemNumber: 'WK 9120',
        title: 'Revision of NSB E 214-24: limits for anchors in high-strength concrete',
        initiatedDate: '2025-09-08',
        technicalContact: 'Ingrid Solvang',
        contentCode: null,
        ballotList: [
          {
            ballotNumber: 'E07.30 (26-01)',
            itemNumber: '4',
            itemStatus: 'Closed: 3 negatives found persuasive, revised',
          },
          { ballotNumber: 'E07.30 (26-03)', itemNumber: '2' },
          { ballotNumber: 'E07 (26-04)', itemNumber: '11' },
        ],
      },
    ]);
  });

  it('is that of all its editions', async () => {
    const client = await (await startLibrary()).as('individual');
    const older = await (await client('GET', workOn('NSB|nsb-e-214-18'))).json();
    expect(older).toEqual(await (await client('GET', workOn('NSB|nsb-e-214-24'))).json());
  });

  it('is told by the text of a work item, for itself and for what it is to revise', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const item = {
      designation: 'NSB WK 7000',
      family: 'NSB WK 7000',
      status: 'Work item',
      title: 'Wider limits',
      names: [['revisionOf', 'NSB X 1']],
      custom: [
        ['work-item-initiated', '2026-02-30'],
        ['technical-contact', 'Liv Aune'],
        ['ballot', 'X (26-01); item 7; Closed; 2 negatives'],
      ],
    } as const;
    await shelve(library, { designation: 'NSB X 1-20', family: 'NSB X 1' }, item);
    const told = {
      publisher: 'NSB',
      workItemNumber: 'WK 7000',
      title: 'Wider limits',
      // A day that does not exist is no day.
      initiatedDate: null,
      technicalContact: 'Liv Aune',
      contentCode: 'NSB|nsb-wk-7000',
      ballotList: [{ ballotNumber: 'X (26-01)', itemNumber: '7', itemStatus: 'Closed; 2 negatives' }],
    };
    expect(await (await client('GET', workOn('NSB|nsb-x-1-20'))).json()).toEqual([told]);
    expect(await (await client('GET', workOn('NSB|nsb-wk-7000'))).json()).toEqual([told]);

    await shelve(library, { ...item, title: 'Narrower limits', custom: [] });
    expect(await (await client('GET', workOn('NSB|nsb-x-1-20'))).json()).toEqual([
      { ...told, title: 'Narrower limits', technicalContact: null, ballotList: [] },
    ]);
  });

  it('has a tab in the library of the standards body alone [document-021]', async () => {
    const library = await startLibrary();
    const own = await library.as('individual');
    const elsewhere = await library.as('individual', 'demowl');
    expect(await (await own('GET', metadataOf('NSB|nsb-e-214-24'))).json()).toMatchObject({
      tabs: expect.arrayContaining(['Work Items', 'Related Content']),
      badges: { 'Work Items': 2, 'Related Content': 3 },
    });
    const there = (await (await elsewhere('GET', metadataOf('NSB|nsb-e-214-24'))).json()) as object;
    expect(there).toMatchObject({ tabs: expect.not.arrayContaining(['Work Items']) });
    expect(there).not.toHaveProperty(['badges', 'Work Items']);
  });

  it('is not told of a document that the tenant does not offer', async () => {
    const client = await (await startLibrary()).as('individual', 'api');
    expect((await client('GET', workOn('HI|hi-4410-2-2022'))).status).toBe(404);
  });
});
