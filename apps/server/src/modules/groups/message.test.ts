import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import { aGroup, auditOf, dbOf, idsOf, refusal, bodyOf } from '../../testing/aGroup.ts';

const send = '/api/group/sendMailToGroup';
const message = { subject: 'Monday’s meeting', message: 'At ten.\nBring the tables.' };

describe('a message to a group', () => {
  it('reaches each member in their language, and the sender too if they ask for a copy [groups-059]', async () => {
    const library = await startLibrary({ doesJobs: true });
    const leila = await library.as('colleague-2');
    await leila('PUT', '/api/user-preferences', { language: 'AR' });
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    const sent = { ...message, groupId: groupID, copyMeFlag: true, sendingKey: randomUUID() };
    expect(await bodyOf(client('POST', send, sent))).toEqual({ sent: 3 });
    await bodyOf(client('POST', send, sent));
    await expect.poll(() => outboxOf(library).length).toBe(3);

    const to = (address: string) => outboxOf(library).find((mail) => mail.to.includes(address));
    const tomas = to('tomas.eide@');
    expect(tomas?.header('subject')).toBe(message.subject);
    expect(tomas?.header('reply-to')).toContain('ines.ravndal@halvorsen.example');
    expect(tomas?.text).toContain('Ines Ravndal wrote to the group Anchorage:');
    expect(tomas?.text).toContain('Bring the tables.');
    expect(tomas?.text).toContain(`/group-detail/?groupId=${groupID}`);
    expect(tomas?.text).not.toContain('leila.haddad');
    expect(to('leila.haddad@')?.html).toContain('dir="rtl"');
    expect(to('ines.ravndal@')?.text).toContain('You asked for a copy');
    expect((await auditOf(library)).at(-1)).toEqual(['group-mailed', `Group ${groupID}: Anchorage`]);
  });

  it('may come from any member, and goes to no one who has left nor back to anyone who writes [groups-012]', async () => {
    const library = await startLibrary({ doesJobs: true });
    const { groupID } = await aGroup(library, await library.as('individual'));
    const client = await library.as('colleague');
    const [leila] = await idsOf(library, 'colleague-2');
    expect(await bodyOf(client('POST', send, { ...message, groupID }))).toEqual({ sent: 1 });
    await expect
      .poll(() => outboxOf(library).map(({ to }) => to))
      .toEqual([expect.stringContaining('leila')]);
    await dbOf(library)
      .deleteFrom('memberships')
      .where('person_id', '=', leila ?? '')
      .execute();
    expect(await refusal(client('POST', send, { ...message, groupID }))).toEqual([
      409,
      'group-without-readers',
    ]);
    const outsider = await library.as('cp-admin');
    expect(await refusal(outsider('POST', send, { ...message, groupID }))).toEqual([404, 'group-not-found']);
  });

  it('can bring no header of its own, and markup stays the text that it is', async () => {
    const library = await startLibrary({ doesJobs: true });
    const client = await library.as('individual');
    const name = '<b>Anchors</b>';
    const { groupID } = await aGroup(library, client, ['colleague'], { name });
    const hostile = {
      groupId: groupID,
      subject: 'Hello\r\nBcc: everybody@elsewhere.example\u2028X-More: yes',
      message: '<script>alert(1)</script>',
    };
    await bodyOf(client('POST', send, hostile));
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const [mail] = outboxOf(library);
    expect(mail?.header('subject')).toBe('Hello Bcc: everybody@elsewhere.example X-More: yes');
    expect([mail?.header('bcc'), mail?.header('x-more')]).toEqual(['', '']);
    expect(mail?.html).not.toMatch(/<script|<b>Anchors/);
    expect(mail?.html).toMatch(/&(lt|#60);script&(gt|#62);/);
  });

  it('has a subject and some text', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID: groupId } = await aGroup(library, client);
    for (const field of ['subject', 'message']) {
      const empty = client('POST', send, { ...message, groupId, [field]: ' \n ' });
      expect(await refusal(empty)).toEqual([400, 'invalid-request', `body.${field}`]);
    }
    expect(await refusal(client('POST', send, message))).toEqual([400, 'invalid-request', 'body.groupId']);
  });
});
