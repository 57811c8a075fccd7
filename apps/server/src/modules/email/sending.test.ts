import { z } from 'zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '../../adapters/mailer/smtp.ts';
import { smtpRefusal, startMailServer, type MailServer } from '../../testing/mailServer.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import type { Tenant } from '../../tenant/index.ts';
import { TenantSettings } from '../../tenant/settings.ts';
import type { ProfileTables } from '../profile/index.ts';
import type { SessionTables } from '../session/index.ts';
import { tenants } from '@norma/samples';
import {
  bouncedAddresses,
  forgetBounce,
  emailTemplate,
  noteReturned,
  enqueueMails,
  enqueueToAll,
  sendMails,
  trialEmail,
  type EmailTemplate,
  type MailTables,
} from './index.ts';
import { refuseMails } from './unsubscribe.ts';
import { sql } from 'kysely';

type Tables = MailTables & SessionTables & ProfileTables;

const dbOf = ({ database }: TestLibrary) => database.forTenant<Tables>('astm');

const tenant: Tenant = {
  key: 'astm',
  origin: 'https://library.example',
  settings: TenantSettings.parse(tenants[0]),
  themeCss: '',
};

/** A letter that anything may be said in. */
const note = emailTemplate({
  kind: 'note',
  topic: { name: 'notes', title: () => 'Notes' },
  values: z.object({ subject: z.string(), text: z.string() }),
  write: ({ subject, text }, { name }) =>
    text === '' ? null : { subject, parts: [text, { quoted: text, by: name }], why: 'Because.' },
});

type Wishes = { readonly refuses?: (recipient: string) => Error | null; readonly now?: () => Date };

/** A library without jobs of its own, and a sender next to it that the test starts and whose mail server it knows. */
async function aPostOffice({ refuses, now = () => new Date() }: Wishes = {}) {
  const library = await startLibrary();
  const server = await startMailServer({ ...(refuses && { refuses }) });
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
  onTestFinished(async () => {
    await mailer.close();
    await server.close();
  });
  const start = (templates: readonly EmailTemplate[] = [note, trialEmail]) => {
    const failed: unknown[] = [];
    const sending = sendMails({
      tenants: () => [tenant],
      db: () => dbOf(library),
      mailer,
      templates,
      perSecond: 1000,
      now,
      onFailed: (error) => failed.push(error),
    });
    onTestFinished(async () => {
      await sending.close();
      expect(failed).toEqual([]);
    });
    return sending;
  };
  return { library, server, mailer, start };
}

const post = (
  library: TestLibrary,
  address: string,
  values: { subject: string; text: string } = { subject: 'A note', text: 'Hello' },
  more: { key?: string; dueAt?: Date; now?: Date } = {},
) =>
  enqueueMails(dbOf(library), { tenant: 'astm', now: more.now ?? new Date() }, [
    note.mail({
      key: more.key ?? `to ${address}`,
      to: { address, name: 'Ines Ravndal', language: 'en' },
      values,
      dueAt: more.dueAt,
    }),
  ]);

const statesOf = (library: TestLibrary) =>
  dbOf(library).selectFrom('mails').select(['state', 'reason', 'attempts']).orderBy('posted_at').execute();

const subjectOf = ({ received }: MailServer): string | undefined =>
  /^Subject: (.*)$/m.exec(received[0]?.message ?? '')?.[1];

describe('a posted mail', () => {
  it('that is taken is sent, and carries how to refuse more of its kind', async () => {
    const { library, server, start } = await aPostOffice();
    await post(library, 'ines@halvorsen.example');
    start();
    await expect.poll(() => statesOf(library)).toEqual([{ state: 'sent', reason: null, attempts: 1 }]);
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: ['ines@halvorsen.example'] });
    const head = mail?.message.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(head).toMatch(
      /^List-Unsubscribe: <https:\/\/library\.example\/mails\/unsubscribe\?token=[\w.-]+>$/m,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@library\.example>$/m);
  });

  it.each([
    [550, '5.1.1 Nobody here', { state: 'bounced', reason: 'address-bounced', attempts: 1 }],
    [554, '5.7.1 Not from you', { state: 'refused', reason: 'server-refused', attempts: 1 }],
    [451, '4.2.0 Come again', { state: 'delayed', reason: 'server-delayed', attempts: 1 }],
  ])('that is answered with %s %s is so', async (code, words, expected) => {
    const { library, start } = await aPostOffice({ refuses: () => smtpRefusal(code, words) });
    await post(library, 'ines@halvorsen.example');
    start();
    await expect.poll(() => statesOf(library)).toEqual([expected]);
    const { answer } = await dbOf(library).selectFrom('mails').select('answer').executeTakeFirstOrThrow();
    expect(answer).toContain(words);
  });

  it('that was delayed is tried again after growing waits, and given up after days', async () => {
    let at = Date.now();
    const now = () => new Date(at);
    const { library, server, start } = await aPostOffice({
      refuses: () => smtpRefusal(451, '4.2.0 Come again'),
      now,
    });
    await post(library, 'ines@halvorsen.example', undefined, { now: now() });
    const sending = start();
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      await expect
        .poll(async () => (await statesOf(library))[0])
        .toMatchObject({ state: 'delayed', attempts });
      const row = await dbOf(library).selectFrom('mails').select('due_at').executeTakeFirstOrThrow();
      waits.push(Math.round((row.due_at.getTime() - at) / 60_000));
      at = row.due_at.getTime() + 1;
      sending.wake();
    }
    await expect
      .poll(() => statesOf(library))
      .toEqual([{ state: 'refused', reason: 'given-up', attempts: 11 }]);
    expect(waits).toEqual([1, 5, 15, 60, 240, 720, 1440, 1440, 1440, 1440]);
    expect(server.received).toEqual([]);
  });

  it('is not sent before it is due', async () => {
    let at = Date.now();
    const now = () => new Date(at);
    const { library, server, start } = await aPostOffice({ now });
    await post(library, 'later@halvorsen.example', undefined, {
      now: now(),
      dueAt: new Date(at + 3_600_000),
    });
    await post(library, 'now@halvorsen.example', undefined, { now: now() });
    const sending = start();
    await expect.poll(() => server.received.map(({ to }) => to[0])).toEqual(['now@halvorsen.example']);
    at += 3_600_001;
    sending.wake();
    await expect.poll(() => server.received.map(({ to }) => to[0])).toContain('later@halvorsen.example');
  });

  it('waits where the mail server is not there, and none of its attempts are lost', async () => {
    const { library, server, start } = await aPostOffice();
    await server.close();
    await post(library, 'ines@halvorsen.example');
    start();
    await expect
      .poll(() => statesOf(library))
      .toEqual([{ state: 'delayed', reason: 'server-unreachable', attempts: 0 }]);
    const again = await startMailServer({ port: server.port });
    onTestFinished(again.close);
    await expect
      .poll(() => statesOf(library), { timeout: 30_000 })
      .toEqual([{ state: 'sent', reason: null, attempts: 1 }]);
  });

  it('whose connection broke is uncertain, and not sent a second time', async () => {
    const library = await startLibrary();
    const server = await startMailServer({
      onMail: async () => {
        server.hangUp();
        return null;
      },
    });
    const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
    const parts = { tenants: () => [tenant], db: () => dbOf(library), templates: [note], perSecond: 1000 };
    const sending = sendMails({ ...parts, mailer, now: () => new Date(), onFailed: () => undefined });
    onTestFinished(async () => {
      await sending.close();
      await mailer.close();
      await server.close();
    });
    await post(library, 'ines@halvorsen.example');
    sending.wake();
    await expect
      .poll(() => statesOf(library))
      .toEqual([{ state: 'uncertain', reason: 'connection-broken', attempts: 1 }]);
    sending.wake();
    await post(library, 'other@halvorsen.example');
    sending.wake();
    await expect
      .poll(async () => (await statesOf(library)).map(({ state }) => state))
      .toEqual(['uncertain', 'uncertain']);
    expect(server.received.map(({ to }) => to[0])).toEqual([
      'ines@halvorsen.example',
      'other@halvorsen.example',
    ]);
  });

  it.each([
    [
      'in hand when its server ended is uncertain',
      'sending',
      { state: 'uncertain', reason: 'server-ended', attempts: 0 },
    ],
    ['only claimed when its server ended is sent', 'queued', { state: 'sent', reason: null, attempts: 1 }],
  ] as const)('that was %s', async (_, state, expected) => {
    const { library, start } = await aPostOffice();
    await post(library, 'ines@halvorsen.example');
    await dbOf(library)
      .updateTable('mails')
      .set({ state, claimed_until: new Date(Date.now() - 1) })
      .execute();
    start();
    await expect.poll(() => statesOf(library)).toEqual([expected]);
  });

  it('in the hands of another node is left to it', async () => {
    const { library, server, start } = await aPostOffice();
    await post(library, 'theirs@halvorsen.example');
    await dbOf(library)
      .updateTable('mails')
      .set({ claimed_until: new Date(Date.now() + 60_000) })
      .execute();
    await post(library, 'ours@halvorsen.example');
    start();
    await expect.poll(() => server.received.map(({ to }) => to[0])).toEqual(['ours@halvorsen.example']);
  });

  it('is forgotten after 90 days, unless someone may still want to do something about it', async () => {
    const { library, start } = await aPostOffice();
    const db = dbOf(library);
    const old = new Date(Date.now() - 91 * 86_400_000);
    for (const state of ['sent', 'bounced', 'uncertain'] as const) {
      await post(library, `${state}@halvorsen.example`, undefined, { now: old });
      await db
        .updateTable('mails')
        .set({ state })
        .where('key', '=', `to ${state}@halvorsen.example`)
        .execute();
    }
    await post(library, 'new@halvorsen.example');
    start();
    await expect
      .poll(async () => (await statesOf(library)).map(({ state }) => state))
      .toEqual(['uncertain', 'sent']);
  });

  it('goes out once where several nodes send', async () => {
    const { library, server, start } = await aPostOffice();
    const senders = [start(), start(), start()];
    const addresses = Array.from({ length: 120 }, (_, index) => `reader-${index}@halvorsen.example`);
    await Promise.all(addresses.map((address) => post(library, address)));
    for (const { wake } of senders) wake();
    await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(120);
    await expect
      .poll(async () => (await statesOf(library)).every(({ state }) => state === 'sent'))
      .toBe(true);
    expect(new Set(server.received.map(({ to }) => to[0]))).toEqual(new Set(addresses));
  });
});

describe('who gets an email', () => {
  it('is no one at an address that bounced, until they say that it is theirs now', async () => {
    const { library, server, start } = await aPostOffice({
      refuses: (recipient) =>
        recipient.toLowerCase().startsWith('gone') ? smtpRefusal(550, '5.1.1 Nobody') : null,
    });
    const db = dbOf(library);
    const person = await db
      .selectFrom('people')
      .select('id')
      .where('sign_in_name', '=', 'multi')
      .executeTakeFirstOrThrow();
    const write = (key: string) =>
      enqueueMails(db, { tenant: 'astm', now: new Date() }, [
        note.mail({ key, to: { personId: person.id }, values: { subject: key, text: 'Hello' } }),
      ]);
    const move = (email: string) =>
      db.updateTable('people').set({ email }).where('id', '=', person.id).execute();
    const stateOf = async (key: string) =>
      (await db.selectFrom('mails').select('state').where('key', '=', key).executeTakeFirst())?.state;
    const sending = start();
    await move('Gone@halvorsen.example');
    await write('one');
    sending.wake();
    await expect.poll(() => stateOf('one')).toBe('bounced');
    expect(await db.selectFrom('mail_bounces').select('address').execute()).toEqual([
      { address: 'gone@halvorsen.example' },
    ]);
    await write('two');
    sending.wake();
    await expect.poll(() => stateOf('two')).toBe('bounced');
    await move('here@halvorsen.example');
    await write('three');
    sending.wake();
    await expect.poll(() => stateOf('three')).toBe('sent');
    await move('gone@halvorsen.example');
    expect(await db.selectFrom('mail_bounces').select('address').execute()).toEqual([]);
    expect(server.received.map(({ to }) => to[0])).toEqual(['here@halvorsen.example']);
  });

  it('is no one at an address from which an email came back, until someone allows it', async () => {
    const { library, server, start } = await aPostOffice();
    const address = 'Ines@halvorsen.example';
    const sending = start();
    await post(library, address);
    sending.wake();
    await expect.poll(() => server.received.length).toBe(1);
    await expect.poll(async () => (await statesOf(library))[0]?.state).toBe('sent');
    await noteReturned(dbOf(library), { tenant: 'astm', address, now: new Date() });
    expect((await statesOf(library))[0]).toMatchObject({ state: 'bounced', reason: 'address-bounced' });
    await post(library, address, undefined, { key: 'second' });
    sending.wake();
    await expect.poll(async () => (await statesOf(library))[1]?.state).toBe('bounced');
    expect(await bouncedAddresses(dbOf(library))).toMatchObject([{ address: address.toLowerCase() }]);
    expect(await forgetBounce(dbOf(library), address)).toBe(true);
    expect(await forgetBounce(dbOf(library), address)).toBe(false);
    await post(library, address, undefined, { key: 'third' });
    sending.wake();
    await expect.poll(() => server.received.length).toBe(2);
  });

  it('is no one who has left, is not let in, or wants no emails of the kind', async () => {
    const { library, server, start } = await aPostOffice();
    const db = dbOf(library);
    const idOf = async (name: string) =>
      (await db.selectFrom('people').select('id').where('sign_in_name', '=', name).executeTakeFirstOrThrow())
        .id;
    const [refusing, limited] = [await idOf('colleague'), await idOf('multi')];
    const gone = '00000000-0000-4000-8000-000000000000';
    await db.updateTable('people').set({ is_activated: false }).where('id', '=', limited).execute();
    await refuseMails(db, { tenant: 'astm', recipient: refusing, topic: 'notes', now: new Date() });
    await refuseMails(db, {
      tenant: 'astm',
      recipient: 'tired@halvorsen.example',
      topic: 'notes',
      now: new Date(),
    });
    const values = { subject: 'A note', text: 'Hello' };
    const people = [refusing, limited, gone].map((personId) =>
      note.mail({ key: personId, to: { personId }, values }),
    );
    await enqueueMails(db, { tenant: 'astm', now: new Date() }, people);
    await post(library, 'Tired@halvorsen.example');
    start();
    await expect
      .poll(async () =>
        (
          await db.selectFrom('mails').select(['key', 'reason']).where('state', '=', 'dropped').execute()
        ).toSorted((one, other) => one.key.localeCompare(other.key)),
      )
      .toEqual(
        [
          { key: refusing, reason: 'not-wanted' },
          { key: limited, reason: 'person-left' },
          { key: gone, reason: 'person-left' },
          { key: 'to Tired@halvorsen.example', reason: 'not-wanted' },
        ].toSorted((one, other) => one.key.localeCompare(other.key)),
      );
    expect(server.received).toEqual([]);
  });

  it.each([
    'no address',
    '@halvorsen.example',
    'two@at@signs@',
    'a b@halvorsen.example',
    'x@localhost',
    `${'x'.repeat(65)}@halvorsen.example`,
    'a@b.example\r\nBcc: c@d.example',
  ])('is no one at %j, which is no address, and the email says so', async (address) => {
    const { library, start } = await aPostOffice();
    await post(library, address);
    start();
    await expect
      .poll(() => statesOf(library))
      .toEqual([{ state: 'refused', reason: 'address-unusable', attempts: 0 }]);
  });
});

describe('a letter', () => {
  it('that has nothing to say any more is not sent', async () => {
    const { library, server, start } = await aPostOffice();
    await post(library, 'ines@halvorsen.example', { subject: 'A note', text: '' });
    start();
    await expect
      .poll(() => statesOf(library))
      .toEqual([{ state: 'dropped', reason: 'nothing-to-say', attempts: 0 }]);
    expect(server.received).toEqual([]);
  });

  it('that no one knows, or whose values are none, holds up no other', async () => {
    const { library, server, start } = await aPostOffice();
    const db = dbOf(library);
    const to = { address: 'ines@halvorsen.example', name: '', language: 'en' } as const;
    await enqueueMails(db, { tenant: 'astm', now: new Date() }, [
      { key: 'unknown', kind: 'never-heard-of', to, values: {} },
      { key: 'unusable', kind: 'note', to, values: { subject: 7 } },
    ]);
    await post(library, 'next@halvorsen.example');
    start();
    await expect.poll(() => server.received.map((mail) => mail.to[0])).toEqual(['next@halvorsen.example']);
    const refused = await db
      .selectFrom('mails')
      .select(['key', 'reason'])
      .where('state', '=', 'refused')
      .orderBy('key')
      .execute();
    expect(refused).toEqual([
      { key: 'unknown', reason: 'letter-unwritable' },
      { key: 'unusable', reason: 'letter-unwritable' },
    ]);
  });

  it('has a subject on one line, and shows hostile names and texts as they are', async () => {
    const { library, server, start } = await aPostOffice();
    const text = '<img src=x onerror=alert(1)> & "quotes"\r\nsecond line';
    await post(library, 'ines@halvorsen.example', {
      subject: 'Hi\r\nBcc: all@elsewhere.example\u202E\u0007',
      text,
    });
    start();
    await expect.poll(() => server.received.length).toBe(1);
    expect(subjectOf(server)).toBe('Hi Bcc: all@elsewhere.example');
    expect(server.received[0]?.to).toEqual(['ines@halvorsen.example']);
    const html = Buffer.from(
      server.received[0]?.message.split('text/html')[1]?.split('\r\n\r\n')[1] ?? '',
      'base64',
    ).toString();
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;quotes&#34;<br>second line');
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(html).not.toMatch(/(?:src|background)="http|url\(/);
  });

  it('is posted to everyone that a query names, each key once, behind emails to single people', async () => {
    const { library, server, start } = await aPostOffice();
    const db = dbOf(library);
    const all = sql<{ key: string; person_id: string; values: unknown }>`
      select 'bulk ' || id || ' ' || number as key, id as person_id,
        jsonb_build_object('subject', 'To all', 'text', first_name) as "values"
      from people cross join generate_series(1, 10) as number`;
    const everybody = { tenant: 'astm', now: new Date(), template: note };
    const count = await enqueueToAll(db, everybody, all);
    expect(count).toBeGreaterThan(100);
    expect(await enqueueToAll(db, everybody, all)).toBe(0);
    await post(library, 'first@halvorsen.example');
    start();
    await expect.poll(() => server.received.length).toBe(count + 1);
    const order = server.received.map(({ to }) => to[0]);
    // It is among the first fifty that are taken into hand together.
    expect(order.indexOf('first@halvorsen.example')).toBeLessThan(50);
  });
});
