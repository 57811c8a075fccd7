import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { SessionTables } from '../session/index.ts';
import { enqueueMails, trialEmail, type MailTables } from './index.ts';

const dbOf = ({ database }: TestLibrary, tenant = 'astm') =>
  database.forTenant<MailTables & SessionTables>(tenant);

const idOf = async (library: TestLibrary, name: string): Promise<string> => {
  const { id } = await dbOf(library)
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};

const now = () => ({ tenant: 'astm', now: new Date() });
const values = { day: '2026-03-04' };

describe('an email that is posted', () => {
  it('goes to a person in their language, from their library, once for each key', async () => {
    const library = await startLibrary({ doesJobs: true });
    const client = await library.as('individual');
    await client('PUT', '/api/user-preferences', { language: 'AR' });
    const personId = await idOf(library, 'individual');
    const mail = trialEmail.mail({ key: 'trial 1', to: { personId }, values });
    await enqueueMails(dbOf(library), now(), [mail, mail]);
    await enqueueMails(dbOf(library), now(), [mail]);
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const [sent] = outboxOf(library);
    expect(sent?.to).toContain('<ines.ravndal@');
    expect(sent?.header('subject')).toMatch(/^رسالة تجريبية من /);
    expect(sent?.html).toContain('dir="rtl"');
    expect(sent?.text).toContain('وصلتك هذه الرسالة');
    await expect
      .poll(() => dbOf(library).selectFrom('mails').select(['state', 'to_address', 'attempts']).execute())
      .toEqual([{ state: 'sent', to_address: expect.stringContaining('ines.ravndal@'), attempts: 1 }]);
  });

  it('is not posted by a transaction that comes to nothing', async () => {
    const library = await startLibrary();
    const personId = await idOf(library, 'individual');
    const failing = dbOf(library)
      .transaction()
      .execute(async (within) => {
        await enqueueMails(within, now(), [trialEmail.mail({ key: 'trial', to: { personId }, values })]);
        throw new Error('Not after all');
      });
    await expect(failing).rejects.toThrow('Not after all');
    expect(await dbOf(library).selectFrom('mails').select('id').execute()).toEqual([]);
  });
});
