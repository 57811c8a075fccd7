import type { AccessRequest, Notification, ReceivedAccessRequest } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { AuditTables } from '../../ports/audit.ts';
import type { SessionTables } from '../session/index.ts';

const foreign = 'PIC|pic-rp-1173-2021';
const message = 'For project 2214';

type Own = { recipients: string[]; request: AccessRequest | null };
type List = { total: number; counts: Record<string, number>; requests: ReceivedAccessRequest[] };

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const requestAccess = (client: TestClient, contentCode = foreign): Promise<Response> =>
  client('POST', '/api/access-requests', { contentCode, message });
const asked = async (client: TestClient): Promise<AccessRequest> => {
  const answer = await requestAccess(client);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as AccessRequest;
};
const ownOf = async (client: TestClient): Promise<Own> => {
  const path = `/api/access-requests/current-user?contentCode=${encodeURIComponent(foreign)}`;
  return (await (await client('GET', path)).json()) as Own;
};
const listOf = async (client: TestClient, query = ''): Promise<List> =>
  (await (await client('GET', `/api/admin/access-requests${query}`)).json()) as List;
const answerTo = (client: TestClient, id: number, state: string, comment = ''): Promise<Response> =>
  client('PUT', `/api/admin/access-requests/${id}`, { state, comment });

/** Gives a person of the demo the rights of an administrator. */
async function administrator({ database }: TestLibrary, name: string): Promise<void> {
  await database
    .forTenant<SessionTables>('astm')
    .updateTable('people')
    .set({ authorities: ['ADMIN'] })
    .where('sign_in_name', '=', name)
    .execute();
}

async function leave({ database }: TestLibrary, name: string): Promise<void> {
  const db = database.forTenant<SessionTables>('astm');
  const person = db.selectFrom('people').select('id').where('sign_in_name', '=', name);
  await db.deleteFrom('memberships').where('person_id', '=', person).execute();
}

const notificationsOf = async (client: TestClient): Promise<Notification[]> =>
  ((await (await client('GET', '/api/notifications')).json()) as { result: Notification[] }).result;

describe('a request for access', () => {
  it('goes to the administrators of the account, and is open once for each reader and document [gate-009]', async () => {
    const library = await startLibrary({ doesJobs: true });
    await administrator(library, 'colleague');
    const mine = await library.as('individual');
    expect(await ownOf(mine)).toEqual({ recipients: ['Tomas Eide'], request: null });
    const answers = await Promise.all([requestAccess(mine), requestAccess(mine), requestAccess(mine)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await codeOf(await requestAccess(mine))).toBe('access-request-open');
    expect((await ownOf(mine)).request).toMatchObject({
      state: 'open',
      message,
      comment: '',
      answeredAt: null,
    });
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const [mail] = outboxOf(library);
    expect(mail?.to).toContain('tomas.eide@halvorsen.example');
    expect(mail?.header('reply-to')).toContain('ines.ravndal@halvorsen.example');
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('Petroleum Installations Council');
    expect(mail?.text).toContain(`${library.origin}/admin/access-requests`);
    // Another reader of the account asks for themselves.
    await asked(await library.as('colleague-2'));
  });

  it('goes to the support of the library where the account has no administrator [gate-009]', async () => {
    const library = await startLibrary({ doesJobs: true });
    const mine = await library.as('individual');
    expect((await ownOf(mine)).recipients).toEqual([]);
    await asked(mine);
    await expect.poll(() => outboxOf(library).length).toBe(1);
    expect(outboxOf(library)[0]?.to).toContain('support@nsb-library.example');
  });

  it.each([
    ['of a document that is subscribed to', 'individual', 'NSB|nsb-e-214-24', 409, 'access-not-needed'],
    ['of a document that is not there', 'individual', 'PIC|nothing', 404, 'document-not-found'],
    ['of a document that another tenant offers alone', 'individual', 'KVL|kvl-1', 404, 'document-not-found'],
    ['by a company, which no one can answer', 'company', foreign, 403, 'individuals-only'],
  ] as const)('%s is refused', async (_, who, contentCode, status, code) => {
    const library = await startLibrary();
    const answer = await requestAccess(await library.as(who), contentCode);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  it('is kept as it was written, however it was written', async () => {
    const library = await startLibrary();
    const mine = await library.as('individual');
    const hostile = '<script>alert(1)</script>\u0000\n{designation} \u202e';
    const body = { contentCode: foreign, message: hostile };
    const kept = (await (await mine('POST', '/api/access-requests', body)).json()) as AccessRequest;
    expect(kept.message).toBe('<script>alert(1)</script>\n{designation} \u202e');
    const long = { contentCode: 'PIC|pic-rp-1173-2015', message: 'x'.repeat(1_001) };
    expect((await mine('POST', '/api/access-requests', long)).status).toBe(400);
  });
});

describe('an administrator', () => {
  it('answers the requests of their accounts once, with a comment, and the reader is notified once [gate-010]', async () => {
    const library = await startLibrary({ doesJobs: true });
    await administrator(library, 'colleague');
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { id } = await asked(mine);
    const list = await listOf(theirs);
    expect(list).toMatchObject({ total: 1, counts: { open: 1, granted: 0, declined: 0 } });
    expect(list.requests).toMatchObject([
      {
        id,
        state: 'open',
        message,
        document: {
          contentCode: foreign,
          publisherName: 'Petroleum Installations Council',
          isEntitled: false,
        },
        person: { name: 'Ines Ravndal', email: 'ines.ravndal@halvorsen.example' },
        account: { id: 'halvorsen' },
        answeredBy: null,
      },
    ]);
    const answers = await Promise.all(
      ['granted', 'granted', 'declined'].map((state) => answerTo(theirs, id, state, 'From Monday on')),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await codeOf(await answerTo(theirs, id, 'declined'))).toBe('access-request-answered');
    const { request } = await ownOf(mine);
    expect(request).toMatchObject({ comment: 'From Monday on', answeredAt: expect.any(String) });
    const notifications = await notificationsOf(mine);
    expect(notifications.map(({ kind, document }) => [kind, document?.contentCode])).toEqual([
      [`access-${request?.state}`, foreign],
    ]);
    await expect.poll(() => outboxOf(library).length).toBe(2);
    const told = outboxOf(library).filter(({ to }) => to.includes('ines.ravndal@halvorsen.example'));
    expect(told.map(({ text }) => text.includes('From Monday on'))).toEqual([true]);
    expect((await listOf(theirs, '?state=open')).requests).toEqual([]);
    // Once answered, it can be asked again.
    await asked(mine);
  });

  it('sees and answers nothing of other accounts that have administrators, nor of other tenants [gate-010]', async () => {
    const library = await startLibrary();
    await administrator(library, 'colleague');
    const { id } = await asked(await library.as('individual'));
    const stranger = await library.as('admin');
    expect((await listOf(stranger)).total).toBe(0);
    expect(await codeOf(await answerTo(stranger, id, 'granted'))).toBe('access-request-not-found');
    expect(await codeOf(await answerTo(await library.as('operator', 'api'), id, 'granted'))).toBe(
      'access-request-not-found',
    );
    expect((await listOf(await library.as('operator'))).total).toBe(1);
  });

  it('of the library answers for accounts that have none of their own', async () => {
    const library = await startLibrary();
    await asked(await library.as('individual'));
    expect((await listOf(await library.as('admin'))).total).toBe(1);
  });

  it('who answers someone who has left the account tells them nothing', async () => {
    const library = await startLibrary({ doesJobs: true });
    const { id } = await asked(await library.as('individual'));
    await leave(library, 'individual');
    expect((await answerTo(await library.as('operator'), id, 'declined')).status).toBe(200);
    await expect.poll(() => outboxOf(library).length).toBe(1);
    expect(outboxOf(library)[0]?.to).toContain('support@');
  });

  it('leaves an audit event, as the reader does', async () => {
    const library = await startLibrary();
    const { id } = await asked(await library.as('individual'));
    await answerTo(await library.as('operator'), id, 'declined', 'Too expensive');
    const events = await library.database
      .forTenant<AuditTables>('astm')
      .selectFrom('audit_events')
      .select(['type', 'message'])
      .where('type', 'like', 'access-request%')
      .orderBy('at')
      .execute();
    expect(events).toEqual([
      { type: 'access-requested', message: expect.stringContaining(`request ${id}`) },
      { type: 'access-request-answered', message: expect.stringContaining('declined') },
    ]);
    expect(JSON.stringify(events)).not.toContain('Too expensive');
  });
});
