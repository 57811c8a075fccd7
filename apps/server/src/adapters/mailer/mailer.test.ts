import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mailer, OutgoingMail } from '../../ports/mailer.ts';
import { smtpRefusal, startMailServer } from '../../testing/mailServer.ts';
import { outboxFolder } from './outboxFolder.ts';
import { readStored } from './readStored.ts';
import { smtpMailer } from './smtp.ts';

const aMail = (given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: randomUUID(),
  messageId: '<one@library.example>',
  from: { name: 'Northern Standards Board', address: 'library@nsb.example' },
  to: { name: 'Ines Ravndal', address: 'ines@halvorsen.example' },
  replyTo: null,
  subject: 'A new edition',
  text: 'There is a new edition.\n',
  html: '<p>There is a new edition.</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  at: new Date('2026-03-04T05:06:07Z'),
  ...given,
});

type Way = { readonly mailer: Mailer; readonly arrived: () => string[] };

const aMailer = (url: string): Mailer => {
  const mailer = smtpMailer(url);
  onTestFinished(mailer.close);
  return mailer;
};

const untrusted = '?tls.rejectUnauthorized=false';

const ways: Record<string, () => Promise<Way>> = {
  'the outbox folder': async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'norma-outbox-')), 'outbox');
    const arrived = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    return { mailer: outboxFolder(folder), arrived };
  },
  'a mail server': async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const mailer = aMailer(`smtp://127.0.0.1:${server.port}${untrusted}`);
    return { mailer, arrived: () => server.received.map(({ message }) => message) };
  },
};

const headersOf = (message: string): string[] =>
  (message.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

describe.each(Object.entries(ways))('an email by way of %s', (_name, open) => {
  it('arrives with its headers and both of its texts', async () => {
    const { mailer, arrived } = await open();
    const text = `${'Long line. '.repeat(200)}\nمرحبًا\n.\n..\nFrom here\n`;
    const html = `<p>${'x'.repeat(2000)}</p>\n<p dir="rtl">مرحبًا</p>`;
    const replyTo = { name: 'Tomas Eide', address: 'tomas@halvorsen.example' };
    expect(await mailer.send(aMail({ text, html, replyTo }))).toMatchObject({ outcome: 'accepted' });
    const [message = ''] = arrived();
    expect(readStored(Buffer.from(message))).toEqual({ text, html });
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'From: Northern Standards Board <library@nsb.example>',
        'To: Ines Ravndal <ines@halvorsen.example>',
        'Reply-To: Tomas Eide <tomas@halvorsen.example>',
        'Subject: A new edition',
        'Message-ID: <one@library.example>',
        'Auto-Submitted: auto-generated',
        'Date: Wed, 04 Mar 2026 05:06:07 +0000',
      ]),
    );
  });

  it.each([
    'ordinary@halvorsen.example',
    'plus+tag@halvorsen.example',
    "o'neill@halvorsen.example",
    '"quoted.local"@halvorsen.example',
    '"a\\"b"@halvorsen.example',
    `${'x'.repeat(64)}@${'d'.repeat(60)}.example`,
    'ines@xn--bcher-kva.example',
  ])('goes to %s', async (address) => {
    const { mailer } = await open();
    expect(await mailer.send(aMail({ to: { name: '', address } }))).toMatchObject({ outcome: 'accepted' });
  });

  it.each(['Hello\r\nBcc: other@elsewhere.example', 'Hello\nX-Other: 1', 'Hello\u0000\r there'])(
    'has no header more whatever its subject, names and values hold: %j',
    async (hostile) => {
      const { mailer, arrived } = await open();
      const from = { name: hostile, address: 'library@nsb.example' };
      const to = { name: hostile, address: 'ines@halvorsen.example' };
      await mailer.send(aMail({ subject: hostile, from, to, headers: { 'Content-Language': hostile } }));
      const names = headersOf(arrived()[0] ?? '').map((line) => line.split(':')[0]);
      expect(new Set(names)).toEqual(
        new Set([
          'Content-Language',
          'Content-Type',
          'Date',
          'From',
          'MIME-Version',
          'Message-ID',
          'Subject',
          'To',
        ]),
      );
      expect(names).toHaveLength(8);
    },
  );

  it('that is handed over many times at once arrives whole', async () => {
    const { mailer, arrived } = await open();
    const many = Array.from({ length: 30 }, (_, index) => aMail({ subject: `No. ${index}` }));
    await Promise.all(many.map((mail) => mailer.send(mail)));
    const subjects = arrived().flatMap((message) =>
      headersOf(message).filter((line) => line.startsWith('Subject')),
    );
    expect(subjects.toSorted()).toEqual(many.map(({ subject }) => `Subject: ${subject}`).toSorted());
  });
});

describe('the outbox folder', () => {
  it('has the same mail once, however often it is sent, and shows what it says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'norma-outbox-'));
    const mailer = outboxFolder(folder);
    const mail = aMail();
    await mailer.send(mail);
    await mailer.send(mail);
    expect(readdirSync(folder)).toEqual([`${mail.id}.eml`]);
    expect(await mailer.stored(mail.id)).toEqual({ text: mail.text, html: mail.html });
    expect(await mailer.stored(randomUUID())).toBeNull();
    await expect(mailer.stored('../../etc/passwd')).rejects.toThrow('is not the ID of an email');
  });

  it('that cannot be written takes no email for now, and says why', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'norma-outbox-')), 'a file');
    writeFileSync(folder, '');
    expect(await outboxFolder(folder).send(aMail())).toMatchObject({
      outcome: 'unreachable',
      answer: expect.stringContaining('a file'),
    });
  });
});

describe('a mail server', () => {
  const sent = async (server: Awaited<ReturnType<typeof startMailServer>>, query = untrusted) => {
    onTestFinished(server.close);
    return aMailer(`smtp://127.0.0.1:${server.port}${query}`).send(aMail());
  };

  it.each([
    [550, '5.1.1 No such person', 'address-refused'],
    [550, 'No such person', 'address-refused'],
    [553, '5.1.3 No such place', 'address-refused'],
    [550, '5.7.1 We take no mail from you', 'refused'],
    [554, '5.7.1 Relay access denied', 'refused'],
    [552, '5.2.2 The mailbox is full', 'refused'],
    [450, '4.2.0 Come again', 'delayed'],
    [452, 'Too much', 'delayed'],
    [421, 'Closing', 'unreachable'],
  ])('that answers a recipient with %s %s means %s', async (code, words, outcome) => {
    const server = await startMailServer({ refuses: () => smtpRefusal(code, words) });
    expect(await sent(server)).toMatchObject({ outcome, answer: expect.stringContaining(words) });
    expect(server.received).toEqual([]);
  });

  it.each([
    [554, '5.6.0 We do not like this', 'refused'],
    [451, '4.3.0 Disk full', 'delayed'],
    [421, 'Closing', 'unreachable'],
  ])('that answers a whole mail with %s %s means %s', async (code, words, outcome) => {
    const server = await startMailServer({ onMail: async () => smtpRefusal(code, words) });
    expect(await sent(server)).toMatchObject({ outcome, answer: expect.stringContaining(words) });
  });

  it('whose connection breaks after it has the email leaves open whether it arrived', async () => {
    const server = await startMailServer({
      onMail: async () => {
        server.hangUp();
        return null;
      },
    });
    expect(await sent(server)).toMatchObject({ outcome: 'uncertain' });
    expect(server.received).toHaveLength(1);
  });

  it('that is not there takes no email for now, and takes the next one when it is there', async () => {
    const server = await startMailServer();
    const mailer = aMailer(`smtp://127.0.0.1:${server.port}${untrusted}`);
    await server.close();
    expect(await mailer.send(aMail())).toMatchObject({
      outcome: 'unreachable',
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    const again = await startMailServer({ port: server.port });
    onTestFinished(again.close);
    expect(await mailer.send(aMail())).toMatchObject({ outcome: 'accepted' });
  });

  it('that hung up on an idle connection gets the next mail over another', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const mailer = aMailer(`smtp://127.0.0.1:${server.port}${untrusted}`);
    await mailer.send(aMail());
    server.hangUp();
    const next = await mailer.send(aMail());
    const outcome = next.outcome === 'unreachable' ? (await mailer.send(aMail())).outcome : next.outcome;
    expect([outcome, server.received.length]).toEqual(['accepted', 2]);
  });

  it('asks for a name and a password, and with wrong ones takes nothing', async () => {
    const server = await startMailServer({ password: 'right' });
    onTestFinished(server.close);
    const at = (password: string) => `smtp://library:${password}@127.0.0.1:${server.port}${untrusted}`;
    expect(await aMailer(at('wrong')).send(aMail())).toMatchObject({ outcome: 'unreachable' });
    expect(await aMailer(at('right')).send(aMail())).toMatchObject({ outcome: 'accepted' });
  });

  it('is trusted with an email only if its certificate is, and over an encrypted line', async () => {
    const server = await startMailServer();
    expect(await sent(server, '')).toMatchObject({ outcome: 'unreachable' });
    expect(server.received).toEqual([]);
    await aMailer(`smtp://127.0.0.1:${server.port}${untrusted}`).send(aMail());
    expect(server.received).toMatchObject([{ isEncrypted: true }]);

    const inside = await startMailServer({ options: { secure: true } });
    onTestFinished(inside.close);
    await aMailer(`smtps://127.0.0.1:${inside.port}${untrusted}`).send(aMail());
    expect(inside.received).toMatchObject([{ isEncrypted: true }]);

    const open = await startMailServer({ options: { hideSTARTTLS: true } });
    const mailer = `smtp://127.0.0.1:${open.port}?requireTLS=true`;
    onTestFinished(open.close);
    expect(await aMailer(mailer).send(aMail())).toMatchObject({ outcome: 'unreachable' });
    expect(open.received).toEqual([]);
  });
});
