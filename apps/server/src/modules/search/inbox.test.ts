import type { ReceivedFeedback } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

type Listed = { total: number; counts: Record<string, number>; feedback: ReceivedFeedback[] };

const path = '/api/admin/feedback';
const send = (client: TestClient, searchQuery: string, q1Response: string, more = '') =>
  client('POST', '/api/user/feedback', {
    searchQuery,
    searchType: 'My Subscription',
    q1Response,
    q2Response: more,
    refinements: 'Publisher: Halden Institute',
  });
const listed = async (client: TestClient, query = ''): Promise<Listed> =>
  (await (await client('GET', `${path}${query}`)).json()) as Listed;

async function inbox() {
  const library = await startLibrary();
  const reader = await library.as('individual');
  for (const [query, answer, more] of [
    ['creep of anchors', 'The edition of 2018', '=HYPERLINK("http://elsewhere.example")'],
    ['مسامير', '100% of "bolts"', 'one,\ntwo'],
    ['torque', 'A table', ''],
  ] as const)
    await send(reader, query, answer, more);
  return { library, admin: await library.as('admin') };
}

describe('the feedback that readers have sent', () => {
  it('is listed with its search, its answers and who sent it, the newest first and page by page', async () => {
    const { admin } = await inbox();
    const { total, counts, feedback } = await listed(admin, '?size=2');
    expect([total, counts]).toEqual([3, { new: 3, read: 0, done: 0 }]);
    expect(feedback.map(({ searchQuery }) => searchQuery)).toEqual(['torque', 'مسامير']);
    expect(feedback[0]).toMatchObject({
      state: 'new',
      searchType: 'My Subscription',
      refinements: 'Publisher: Halden Institute',
      lookingFor: 'A table',
      person: { name: expect.stringMatching(/\w+ \w+/), email: expect.stringContaining('@') },
      account: expect.stringContaining('Halvorsen'),
    });
    expect((await listed(admin, '?size=2&page=1')).feedback).toHaveLength(1);
  });

  it.each([
    ['anchors', 1],
    ['EDITION OF 2018', 1],
    ['مسام', 1],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ['@', 3],
    ['nobody', 0],
  ])('is found by %j in what it says or who said it: %i', async (search, count) => {
    const { admin } = await inbox();
    expect((await listed(admin, `?search=${encodeURIComponent(search)}`)).total).toBe(count);
  });

  it('is read, done and new again; each change is in the audit, and one that changes nothing is not', async () => {
    const { library, admin } = await inbox();
    const [first] = (await listed(admin)).feedback;
    const mark = async (state: string) =>
      (await (await admin('PUT', `${path}/${first?.id}`, { state })).json()) as ReceivedFeedback;
    expect(await mark('read')).toMatchObject({ state: 'read', doneAt: null, doneBy: null });
    expect(await mark('done')).toMatchObject({ state: 'done', doneBy: 'admin' });
    const { doneAt } = await mark('done');
    expect(await mark('done')).toMatchObject({ doneAt });
    expect((await listed(admin)).counts).toEqual({ new: 2, read: 0, done: 1 });
    expect((await listed(admin, '?state=done')).feedback.map(({ id }) => id)).toEqual([first?.id]);
    expect(await mark('new')).toMatchObject({ state: 'new', doneAt: null, doneBy: null });
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; message: string } }>('astm')
      .selectFrom('audit_events')
      .select('message')
      .where('type', '=', 'feedback-marked')
      .orderBy('message')
      .execute();
    expect(audited.map(({ message }) => message)).toEqual([
      `Marked feedback ${first?.id} as done`,
      `Marked feedback ${first?.id} as new`,
      `Marked feedback ${first?.id} as read`,
    ]);
  });

  it('comes as a table in which nothing is reckoned with, all that is wanted of it', async () => {
    const { admin } = await inbox();
    const answer = await admin('GET', `${path}.csv`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="feedback-[\d-]+\.csv"/);
    const text = await answer.text();
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`);
    expect(text).toContain('"100% of ""bolts""","one,\ntwo"');
    expect((await (await admin('GET', `${path}.csv?search=torque`)).text()).split('\r\n')).toHaveLength(3);
  });

  it('is not there for another tenant, whose administrator cannot mark it either', async () => {
    const { library, admin } = await inbox();
    const [first] = (await listed(admin)).feedback;
    const other = await library.as('admin', 'api');
    expect((await listed(other)).total).toBe(0);
    const refused = await other('PUT', `${path}/${first?.id}`, { state: 'done' });
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'feedback-not-found' }]);
    expect((await listed(admin)).counts.new).toBe(3);
  });
});
