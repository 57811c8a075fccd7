import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import type { SearchTables } from './tables.ts';

const send = (client: TestClient, body: unknown): Promise<Response> =>
  client('POST', '/api/user/feedback', body);

const whole = {
  searchQuery: 'creep of anchors',
  searchType: 'All Search',
  q1Response: '  The edition of 2018  ',
  q2Response: 'وشكرا لكم',
  refinements: 'Publisher: Northern Standards Board',
  version: 'classic',
};

describe('feedback on a search', () => {
  it('is stored, trimmed, with who sent it, and answered with 201 and its number [feedback-013]', async () => {
    const library = await startLibrary();
    const answer = await send(await library.as('individual'), whole);
    expect(answer.status).toBe(201);
    const { id, message } = (await answer.json()) as { id: number; message: string };
    expect(message).not.toBe('');
    const stored = await library.database
      .forTenant<Pick<SearchTables, 'feedback'>>('astm')
      .selectFrom('feedback')
      .selectAll()
      .execute();
    expect(stored).toEqual([
      {
        tenant: 'astm',
        id,
        at: expect.any(Date),
        person_id: expect.any(String),
        account_id: 'halvorsen',
        search_query: 'creep of anchors',
        search_type: 'All Search',
        looking_for: 'The edition of 2018',
        more: 'وشكرا لكم',
        refinements: 'Publisher: Northern Standards Board',
        version: 'classic',
        read_at: null,
        done_at: null,
        done_by: null,
      },
    ]);
  });

  it('belongs to its tenant, and its audit tells of it', async () => {
    const library = await startLibrary();
    await send(await library.as('individual', 'api'), whole);
    const feedbackOf = (tenant: string) =>
      library.database
        .forTenant<Pick<SearchTables, 'feedback'>>(tenant)
        .selectFrom('feedback')
        .select('tenant')
        .execute();
    expect([await feedbackOf('api'), await feedbackOf('astm')]).toEqual([[{ tenant: 'api' }], []]);
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('api')
      .selectFrom('audit_events')
      .select(['type', 'principal'])
      .where('type', '=', 'feedback-sent')
      .execute();
    expect(audited).toEqual([{ type: 'feedback-sent', principal: 'individual' }]);
  });

  it('needs no more than the search and what was looked for, each up to its limit', async () => {
    const client = await (await startLibrary()).as('individual');
    const { searchQuery, searchType } = whole;
    expect((await send(client, { searchQuery, searchType, q1Response: 'x' })).status).toBe(201);
    const longest = {
      ...whole,
      searchQuery: '𝛙'.repeat(500),
      q1Response: '𝛙'.repeat(100),
      q2Response: 'ز'.repeat(500),
      refinements: 'x'.repeat(10_000),
    };
    expect((await send(client, longest)).status).toBe(201);
  });

  it('may hold what no database keeps: it is stored without it', async () => {
    const client = await (await startLibrary()).as('individual');
    expect((await send(client, { ...whole, q2Response: 'a\u0000b \ud800 \u202e' })).status).toBe(201);
  });

  it.each([
    ['q1Response', '   '],
    ['q1Response', undefined],
    ['q1Response', 'x'.repeat(101)],
    ['q2Response', 'x'.repeat(501)],
    ['q2Response', 7],
    ['searchQuery', 'x'.repeat(501)],
    ['searchType', ['All Search']],
    ['refinements', 'x'.repeat(10_001)],
    ['version', 'modern'],
  ])('with %s of %j is refused, naming the field, with a message', async (field, value) => {
    const client = await (await startLibrary()).as('individual');
    const refused = await send(client, { ...whole, [field]: value });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: expect.any(String),
      fieldErrors: [{ field: `body.${field}` }],
    });
  });
});
