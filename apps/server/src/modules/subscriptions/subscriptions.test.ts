import type { Subscription } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

type Home = { yourSubscriptions: Subscription[]; subscriptionsMarketplace: Subscription[] };

const path = '/api/user-subscriptions/current-user';
const homeOf = async (client: TestClient): Promise<Home> => (await client('GET', path)).json();
const keysOf = (subscriptions: readonly Subscription[]): string[] =>
  subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey);

describe('subscriptions', () => {
  it('of the home cards are the account’s own, and what else the tenant offers [home-018] [home-040]', async () => {
    const library = await startLibrary();
    const home = await homeOf(await library.as('individual'));
    expect(keysOf(home.yourSubscriptions).toSorted()).toEqual(['HI', 'NSB']);
    expect(keysOf(home.subscriptionsMarketplace)).toEqual(['PIC', 'FLW']);
    const nobody = await homeOf(await library.as('nobody'));
    expect(nobody.yourSubscriptions).toEqual([]);
    expect(keysOf(nobody.subscriptionsMarketplace)).toEqual(['NSB', 'HI', 'PIC', 'FLW']);
    expect((await homeOf(await library.as('admin'))).subscriptionsMarketplace).toEqual([]);
  });

  it('carry an id, a search key, a short name, a name and the picture of a mark that is there [home-022] [home-041]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const own: Subscription[] = await (await client('GET', `${path}/subscriptions`)).json();
    expect(own).toEqual((await homeOf(client)).yourSubscriptions);
    const nsb = own.find(({ id }) => id === 'NSB-NSB');
    expect(nsb?.subscriptionInfo).toEqual({
      publisherSearchKey: 'NSB',
      subscriptionAbbrName: 'NSB',
      subscriptionImagePath: expect.stringMatching(/^\/publishers\/NSB\/mark\.svg\?v=/),
      subscriptionName: 'Northern Standards Board',
    });
    const mark = await library.anyone('GET', nsb?.subscriptionInfo.subscriptionImagePath ?? '');
    expect([mark.status, mark.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/svg+xml'),
    ]);
  });
});
