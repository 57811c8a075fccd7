import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { outboxFolder } from '../../adapters/mailer/outboxFolder.ts';
import type { MailTables } from '../../modules/email/index.ts';
import type { TestLibrary } from '../library.ts';
import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `email`. */
export const email: ValidRequests<'email'> = {
  list: () => ({ query: {} }),
  text: async ({ library }) => ({ params: { id: await aRefusedMail(library) } }),
  again: async ({ library }) => ({ params: { id: await aRefusedMail(library) } }),
  trial: nothing,
};

/** An email that was put into the outbox, and of which it was said afterwards that no one takes it. */
async function aRefusedMail({ database, dataDir }: TestLibrary): Promise<string> {
  const id = randomUUID();
  const now = new Date('2026-11-21T12:00:00Z');
  const address = 'ines@halvorsen.example';
  await database
    .forTenant<MailTables>('astm')
    .insertInto('mails')
    .values({
      tenant: 'astm',
      id,
      key: id,
      kind: 'mail-trial',
      person_id: null,
      to_address: address,
      to_name: 'Ines',
      language: 'en',
      values: { day: '2026-11-21' },
      is_bulk: false,
      state: 'refused',
      reason: 'server-refused',
      answer: '554 5.7.1 Not here',
      subject: 'A trial mail',
      posted_at: now,
      due_at: now,
      changed_at: now,
      claimed_until: null,
    })
    .execute();
  await outboxFolder(join(dataDir, 'outbox')).send({
    id,
    messageId: `<${id}@library.example>`,
    from: { name: 'Library', address: 'library@nsb.example' },
    to: { name: 'Ines', address },
    replyTo: null,
    subject: 'A trial mail',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    at: now,
  });
  return id;
}
