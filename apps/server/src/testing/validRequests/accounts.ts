import { randomUUID } from 'node:crypto';
import type { SessionTables } from '../../modules/session/index.ts';
import { nothing, type RequestContext, type ValidRequests } from './validRequest.ts';

const idOfAccount = async (ctx: RequestContext) => ({ params: await anAccount(ctx) });

const ofSubscription = async (ctx: RequestContext) => ({
  params: { ...(await anAccount(ctx)), publisher: 'HI', abbreviation: 'HI' },
});

const aPlace = { address1: '', address2: '', city: '', postalCode: '', country: '', mobile: '' };

/** Something right to send for each call of `accounts`. */
export const accounts: ValidRequests<'accounts'> = {
  list: () => ({ query: {} }),
  make: () => ({ body: { name: 'Harbour Department', number: randomUUID() } }),
  one: idOfAccount,
  change: async (ctx) => {
    const { params } = await idOfAccount(ctx);
    const flags = { isDrm: true, hasCompassPoints: false, hasCustomCollection: true };
    return { params, body: { name: 'Harbour', number: params.id, address: aPlace, ...flags } };
  },
  close: async (ctx) => ({ ...(await idOfAccount(ctx)), body: { state: 'closed' as const } }),
  remove: idOfAccount,
  offers: nothing,
  give: async (ctx) => ({ ...(await idOfAccount(ctx)), body: { publishers: ['NSB'] } }),
  changeSubscription: async (ctx) => ({
    ...(await ofSubscription(ctx)),
    body: { name: 'Halden', startsOn: '2026-01-01', endsOn: '2026-12-31' },
  }),
  take: ofSubscription,
  setAgreement: async (ctx) => ({
    ...(await idOfAccount(ctx)),
    body: { language: 'en', text: 'Read with care.' },
  }),
  acceptances: async (ctx) => ({ ...(await idOfAccount(ctx)), query: {} }),
  networks: idOfAccount,
  checkNetworks: async (ctx) => ({ ...(await idOfAccount(ctx)), body: { lines: ['203.0.113.7'] } }),
  setNetworks: async (ctx) => ({ ...(await idOfAccount(ctx)), body: { lines: ['198.51.100.0/24'] } }),
};

/** An account that subscribes to one publisher, and through which no one reads. */
async function anAccount({ library: { database } }: RequestContext): Promise<{ id: string }> {
  const id = randomUUID();
  const db = database.forTenant<SessionTables>('astm');
  const texts = { name: 'Harbour Department', number: id, acronym: 'HD' };
  await db
    .insertInto('accounts')
    .values({ tenant: 'astm', id, ...texts, is_drm: false, address: '{}' })
    .execute();
  const existing = { publisher_code: 'HI', abbreviation: 'HI', name: 'Halden Institute' };
  await db
    .insertInto('subscriptions')
    .values({ tenant: 'astm', account_id: id, ...existing })
    .execute();
  return { id };
}
