import type { MailList, OutgoingMail } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import { emailTemplate, enqueueMails, type MailTables } from './index.ts';

const dbOf = ({ database }: TestLibrary, tenant = 'astm') => database.forTenant<MailTables>(tenant);
const listOf = async (client: TestClient, query = ''): Promise<MailList> =>
  (await client('GET', `/api/admin/mails${query}`)).json();

const template = emailTemplate({
  kind: 'note',
  values: z.object({}),
  write: () => ({ subject: 'A note', parts: [], why: '' }),
});

/** Emails in each of some states, a minute apart. */
async function someMails(library: TestLibrary, tenant = 'astm'): Promise<void> {
  const db = dbOf(library, tenant);
  const states = ['sent', 'sent', 'delayed', 'bounced', 'uncertain'] as const;
  for (const [index, state] of states.entries()) {
    const now = new Date(Date.UTC(2026, 2, 4, 12, index));
    const to = {
      address: `reader-${index}@halvorsen.example`,
      name: `Reader ${index}`,
      language: 'en',
    } as const;
    await enqueueMails(db, { tenant, now }, [template.mail({ key: `${index}`, to, values: {} })]);
    await db
      .updateTable('mails')
      .set({ state, subject: `100% of note_${index}` })
      .where('key', '=', `${index}`)
      .execute();
  }
}

describe('the list of outgoing mail', () => {
  it('has the newest first, by page, by state and by what is searched for, with exact counts', async () => {
    const library = await startLibrary();
    await someMails(library);
    const client = await library.as('admin');
    const first = await listOf(client, '?size=2');
    expect(first).toMatchObject({
      total: 5,
      isKeptHere: true,
      mails: [
        { state: 'uncertain', name: 'Reader 4', postedAt: '2026-03-04T12:04:00.000Z', dueAt: null },
        { state: 'bounced', address: 'reader-3@halvorsen.example' },
      ],
    });
    expect(new Map(first.counts.map(({ state, count }) => [state, count]))).toEqual(
      new Map([
        ['sent', 2],
        ['delayed', 1],
        ['bounced', 1],
        ['uncertain', 1],
      ]),
    );
    const subjectsOf = ({ mails }: MailList) => mails.map(({ subject }) => subject);
    expect(subjectsOf(await listOf(client, '?size=2&page=2'))).toEqual(['100% of note_0']);
    expect(await listOf(client, '?state=sent')).toMatchObject({
      total: 2,
      mails: [{ state: 'sent' }, { state: 'sent' }],
    });
    for (const search of ['READER-3', 'reader%203', 'note_3', '%25%20of%20note_3'])
      expect(await listOf(client, `?search=${search}`)).toMatchObject({
        total: 1,
        mails: [{ state: 'bounced' }],
      });
    expect(await listOf(client, '?search=note-3')).toMatchObject({ total: 0, mails: [] });
    expect(await listOf(client, '?search=reader-3&state=sent')).toMatchObject({ total: 0, mails: [] });
  });

  it('names whom an email is for before it was written', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const trial: OutgoingMail = await (await client('POST', '/api/admin/mails/trial')).json();
    expect(trial).toMatchObject({ state: 'queued', subject: null, dueAt: expect.any(String) });
    expect(trial.address).toContain('@');
    expect((await listOf(client, `?search=${trial.address}`)).total).toBe(1);
  });

  it('is one tenant’s alone', async () => {
    const library = await startLibrary();
    await someMails(library);
    expect(await listOf(await library.as('admin', 'ies'))).toMatchObject({ total: 0, mails: [], counts: [] });
  });

  it.each(['?state=lost', '?page=-1', '?size=101', `?search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const library = await startLibrary();
      const refused = await (await library.as('admin'))('GET', `/api/admin/mails${query}`);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: [{ field: expect.stringMatching(/^query\./) }],
      });
    },
  );
});

describe('an email that is stuck', () => {
  it('is sent again when someone says so, its address may get emails again, and that is stored among the audits', async () => {
    const library = await startLibrary({ doesJobs: true });
    const client = await library.as('admin');
    const trial: OutgoingMail = await (await client('POST', '/api/admin/mails/trial')).json();
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const db = dbOf(library);
    await expect.poll(async () => (await listOf(client)).mails[0]?.state).toBe('sent');
    expect((await client('POST', `/api/admin/mails/${trial.id}/again`)).status).toBe(409);

    await db.updateTable('mails').set({ state: 'bounced', reason: 'address-bounced' }).execute();
    await db
      .insertInto('mail_bounces')
      .values({ tenant: 'astm', address: trial.address.toLowerCase(), answer: '', at: new Date() })
      .execute();
    const answer = await client('POST', `/api/admin/mails/${trial.id}/again`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { reason: null, attempts: 0 }]);
    expect(await db.selectFrom('mail_bounces').select('address').execute()).toEqual([]);
    await expect.poll(async () => (await listOf(client)).mails[0]?.state).toBe('sent');
    expect(outboxOf(library)).toHaveLength(1);
    const audits = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('principal')
      .where('type', '=', 'mail-sent-again')
      .execute();
    expect(audits).toEqual([{ principal: 'admin' }]);
  });

  it('of another tenant, or of no one, is none', async () => {
    const library = await startLibrary();
    await someMails(library);
    const { id } = await dbOf(library).selectFrom('mails').select('id').executeTakeFirstOrThrow();
    const elsewhere = await library.as('admin', 'ies');
    expect((await elsewhere('POST', `/api/admin/mails/${id}/again`)).status).toBe(404);
    expect((await elsewhere('GET', `/api/admin/mails/${id}/text`)).status).toBe(404);
    expect((await elsewhere('POST', '/api/admin/mails/not-an-id/again')).status).toBe(400);
  });
});

describe('the text of an email in the outbox', () => {
  it('is shown as its reader would see it', async () => {
    const library = await startLibrary({ doesJobs: true });
    const client = await library.as('admin');
    const { id }: OutgoingMail = await (await client('POST', '/api/admin/mails/trial')).json();
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const [mail] = outboxOf(library);
    const shown = await (await client('GET', `/api/admin/mails/${id}/text`)).json();
    expect(shown).toEqual({ text: mail?.text, html: mail?.html });
    expect(shown.text).toContain('Open the library:');
  });

  it('is none before it was written', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const { id }: OutgoingMail = await (await client('POST', '/api/admin/mails/trial')).json();
    const refused = await client('GET', `/api/admin/mails/${id}/text`);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'mail-not-kept' }]);
  });
});
