import { expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';

type UsageTables = { usage_events: { type: string; page: string | null; account_id: string } };

it('keeps which page was looked at, and through which account', async () => {
  const library = await startLibrary();
  const client = await library.as('individual');
  expect((await client('POST', '/api/usage/page-views', { page: 'content-search' })).status).toBe(200);
  const stored = await library.database
    .forTenant<UsageTables>('astm')
    .selectFrom('usage_events')
    .select(['type', 'page', 'account_id'])
    .execute();
  expect(stored).toEqual([{ type: 'page-view', page: 'content-search', account_id: 'halvorsen' }]);
});

it('refuses a page that is none, and names the field', async () => {
  const client = await (await startLibrary()).as('individual');
  const refused = await client('POST', '/api/usage/page-views', { page: 'x'.repeat(10_000) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'body.page' }] });
});
