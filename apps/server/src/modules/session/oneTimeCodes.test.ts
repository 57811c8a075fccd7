import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const give = async (client: TestClient): Promise<string> => {
  const answer = await client('POST', '/api/account/one-time-code', {});
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { code: string }).code;
};

const redeem = (client: TestClient, code: string): Promise<Response> =>
  client('POST', '/api/account/one-time-code/redeem', { code });

describe('a one-time code', () => {
  it('names the sign-in that it was given to, once', async () => {
    const { as, anyone } = await startLibrary();
    const code = await give(await as('company'));
    const [first, second] = [await redeem(anyone, code), await redeem(anyone, code)];
    expect(await first.json()).toEqual({
      sessionId: expect.any(String),
      accountId: 'vardal-port',
      userType: 'COMPANY',
    });
    expect([second.status, await second.json()]).toMatchObject([404, { code: 'code-spent' }]);
  });

  it('is worth nothing to another tenant, nor after a minute', async () => {
    let at = new Date('2026-03-02T10:00:00Z');
    const { as, anyone, originOf } = await startLibrary({ now: () => at, accessTokenSeconds: 600 });
    const client = await as('company');
    const code = await give(client);
    const elsewhere = new URL(originOf('demowl')).host;
    const refused = await anyone('POST', '/api/account/one-time-code/redeem', { code }, { host: elsewhere });
    expect(refused.status).toBe(404);
    at = new Date('2026-03-02T10:01:00Z');
    expect((await redeem(anyone, code)).status).toBe(404);
  });

  it.each(['', 'x'.repeat(201), 7])('as %j is refused, naming the field', async (code) => {
    const { anyone } = await startLibrary();
    const refused = await anyone('POST', '/api/account/one-time-code/redeem', { code });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'body.code' }] });
  });
});
