import type { Account, HistoryEntry } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import {
  activate,
  anAnchor,
  deactivate,
  make,
  put,
  read,
  refusal,
  setCompassPoints,
} from './testing/marks.ts';

type Page = { content: HistoryEntry[]; totalElements: number; pageSize: number };

const pathOf = (id: number, query = ''): string => `/api/v1/audits/compassPoint/${id}/all${query}`;

const historyOf = async (client: TestClient, id: number, query = ''): Promise<Page> => {
  const answer = await client('GET', pathOf(id, query));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

const typesOf = ({ content }: Page): string[] => content.map(({ dbTransactionType }) => dbTransactionType);

/** A compass point that was edited, moved, deactivated and activated. */
async function aHistory(clients: { client: TestClient; colleague: TestClient }) {
  const made = await make(clients.client);
  await put(clients.client, made, { name: 'Torque of M12' });
  const moved = { selectionText: 'of anchors', anchor: { ...anAnchor, quote: 'of anchors', clause: '6' } };
  await put(clients.colleague, await read(clients.colleague, made.compassPointID), {
    selectionMetadata: moved,
  });
  await deactivate(clients.client, made.compassPointID);
  await activate(clients.client, made.compassPointID);
  return { id: made.compassPointID, made, moved };
}

describe('the change history of a compass point', () => {
  it('tells each change with its person and what was before and after [compass-points-066, compass-points-079]', async () => {
    const library = await startLibrary();
    await setCompassPoints(library, { manage: 'All', openHistory: true });
    const clients = { client: await library.as('individual'), colleague: await library.as('colleague') };
    const { id, made, moved } = await aHistory(clients);
    const history = await historyOf(clients.colleague, id);
    expect(history).toMatchObject({ totalElements: 5, pageSize: 10 });
    expect(typesOf(history)).toEqual(['ACTIVATE', 'DEACTIVATE', 'UPDATE-SELECTION', 'UPDATE', 'INSERT']);
    const [, , move, edit, insert] = history.content;
    expect(insert).toMatchObject({
      transactionUserName: 'Ines Ravndal',
      createdDate: made.createdDate,
      auditData: {
        previous: null,
        current: {
          modifiedDate: made.createdDate,
          name: 'Torque',
          description: made.description,
          overlayDetails: 'Site B',
          selectionMetadata: made.selectionMetadata,
        },
      },
    });
    expect(edit?.auditData).toMatchObject({
      current: { name: 'Torque of M12' },
      previous: { name: 'Torque', modifiedDate: made.modifiedDate },
    });
    expect(move).toMatchObject({
      transactionUserName: 'Tomas Eide',
      auditData: {
        current: { name: 'Torque of M12', selectionMetadata: moved },
        previous: { selectionMetadata: { anchor: anAnchor } },
      },
    });
  });

  it('comes from either end and page by page [compass-points-022]', async () => {
    const library = await startLibrary();
    await setCompassPoints(library, { manage: 'All', openHistory: true });
    const clients = { client: await library.as('individual'), colleague: await library.as('colleague') };
    const { id } = await aHistory(clients);
    const newest = await historyOf(clients.client, id);
    expect(typesOf(await historyOf(clients.client, id, '?sort=createdDate-'))).toEqual(typesOf(newest));
    for (const sort of ['createdDate%2B', 'createdDate+', 'createdDate,asc'])
      expect(typesOf(await historyOf(clients.client, id, `?sort=${sort}`))).toEqual(
        typesOf(newest).toReversed(),
      );
    const second = await historyOf(clients.client, id, '?pageSize=2&pageIndex=1');
    expect(second).toMatchObject({ totalElements: 5, pageSize: 2 });
    expect(second.content).toEqual(newest.content.slice(2, 4));
    expect((await historyOf(clients.client, id, '?pageSize=100&pageIndex=3')).content).toEqual([]);
    expect((await clients.client('GET', pathOf(id, '?sort=name-'))).status).toBe(400);
  });

  it('opens to those who look after compass points, and to others where the tenant says so [compass-points-015]', async () => {
    const library = await startLibrary();
    await setCompassPoints(library);
    const client = await library.as('individual');
    const { compassPointID: id } = await make(client);
    const menuOf = async (who: TestClient) =>
      ((await (await who('GET', '/api/account')).json()) as Account).userMenuList.includes(
        'COMPASS_POINT_HISTORY',
      );
    const admin = await library.as('cp-admin');
    expect([await menuOf(client), await menuOf(admin)]).toEqual([false, true]);
    expect(await refusal(client('GET', pathOf(id)))).toEqual([403, 'compass-point-history-closed']);
    expect((await historyOf(admin, id)).totalElements).toBe(1);
    await library.database
      .forTenant<{ people: { sign_in_name: string; authorities: string[] } }>('astm')
      .updateTable('people')
      .set({ authorities: ['COMPASS_USER_ADMIN'] })
      .where('sign_in_name', '=', 'colleague')
      .execute();
    const colleague = await library.as('colleague');
    expect(await menuOf(colleague)).toBe(true);
    expect((await historyOf(colleague, id)).totalElements).toBe(1);
    await setCompassPoints(library, { openHistory: true });
    expect(await menuOf(client)).toBe(true);
    expect((await historyOf(client, id)).totalElements).toBe(1);
    expect(await refusal((await library.as('company'))('GET', pathOf(id)))).toEqual([
      403,
      'compass-points-personal',
    ]);
    // Of what someone does not see, they see no history either.
    await setCompassPoints(library, { openHistory: true, view: 'Own' });
    expect(await refusal((await library.as('colleague-2'))('GET', pathOf(id)))).toEqual([
      404,
      'compass-point-not-found',
    ]);
  });

  it('has no entry for a change that was refused', async () => {
    const library = await startLibrary();
    const [client, admin] = [await library.as('individual'), await library.as('cp-admin')];
    const made = await make(client);
    await put(client, made, { name: '' });
    await put(client, { ...made, etag: '"0-0"' }, { name: 'Late' });
    await activate(client, made.compassPointID);
    expect(typesOf(await historyOf(admin, made.compassPointID))).toEqual(['INSERT']);
  });
});
