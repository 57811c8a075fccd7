import { expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../testing/library.ts';
import { rates } from './rateLimit.ts';

const code = encodeURIComponent('NSB|nsb-e-214-24');
const download = (client: TestClient): Promise<Response> =>
  client('POST', '/api/downloads', { contentCode: 'NSB|nsb-e-214-24' });

/** Asks for downloads until one is refused. */
async function callUntilRefused(client: TestClient): Promise<{ made: number; refused: Response }> {
  for (let made = 0; ; made += 1) {
    const answer = await download(client);
    if (answer.status === 429) return { made, refused: answer };
    await answer.text();
    if (made > 2 * rates.download.atOnce) throw new Error('Nothing is ever refused');
  }
}

const refusalsOf = ({ database }: TestLibrary) =>
  database
    .forTenant<{ audit_events: { type: string; principal: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['principal', 'message'])
    .where('type', '=', 'call-refused')
    .execute();

it('is refused for a while, with the time to wait and an entry in the audit, and no one else is', async () => {
  let now = Date.now();
  const library = await startLibrary({ now: () => new Date(now) });
  const client = await library.as('individual');
  const { made, refused } = await callUntilRefused(client);
  expect(made).toBe(rates.download.atOnce);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    code: 'too-many-calls',
    detail: expect.stringContaining('1 s'),
  });

  expect((await client('GET', `/api/documents/metadata?contentCode=${code}`)).status).toBe(200);
  expect((await client('POST', '/api/documents/unified-search', { keywords: 'anchor' })).status).toBe(200);
  expect((await download(await library.as('colleague'))).status).toBe(200);
  await expect
    .poll(() => refusalsOf(library))
    .toEqual([{ principal: 'individual', message: 'POST /api/downloads: too-many-calls' }]);

  now += 1_000;
  expect((await download(client)).status).toBe(200);
});

it('is told by the OpenAPI document', async () => {
  const { anyone } = await startLibrary();
  const { paths } = (await (await anyone('GET', '/openapi.json')).json()) as {
    paths: Record<string, Record<string, { 'x-cost'?: string; responses: Record<string, unknown> }>>;
  };
  const search = paths['/api/documents/unified-search']?.['post'];
  expect([search?.['x-cost'], Object.keys(search?.responses ?? {})]).toEqual([
    'search',
    expect.arrayContaining(['429']),
  ]);
});
