import type { Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import { aGroup } from './testing/aGroup.ts';
import { share } from './testing/sharing.ts';

const e214 = 'NSB|nsb-e-214-24';
const contentIdOf = async (client: TestClient, contentCode = e214): Promise<number> => {
  const answer = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  return ((await answer.json()) as Metadata).contentId;
};

describe('the email of a shared document', () => {
  it('tells a colleague once, in their language, who shared what, and answers go to the sharer', async () => {
    const library = await startLibrary({ doesJobs: true });
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague-2')];
    await theirs('PUT', '/api/user-preferences', { language: 'AR' });
    const contentID = await contentIdOf(mine);
    const asked = { contentID, email: 'leila.haddad@halvorsen.example' };
    await Promise.all([share(mine, asked), share(mine, asked)]);
    await share(mine, { contentID, email: 'guest@elsewhere.example' });
    await expect.poll(() => outboxOf(library).length).toBe(2);
    const sent = outboxOf(library).find(({ to }) => to.includes('leila.haddad@halvorsen.example'));
    expect(sent?.header('subject')).toBe('شارك Ines Ravndal الوثيقة NSB E 214-24 معك');
    expect(sent?.header('reply-to')).toContain('ines.ravndal@halvorsen.example');
    expect(sent?.text).toContain(`${library.origin}/document/?contentCode=NSB%7Cnsb-e-214-24`);
    expect(sent?.header('list-unsubscribe')).toContain(library.origin);
  });

  it('gives someone outside the way to the document, and nothing of it or of others', async () => {
    const library = await startLibrary({ doesJobs: true });
    const mine = await library.as('individual');
    const contentID = await contentIdOf(mine);
    for (const email of ['guest@bücher.example', 'other@elsewhere.example'])
      await share(mine, { contentID, email, externalUser: true });
    await expect.poll(() => outboxOf(library).length).toBe(2);
    const sent = outboxOf(library).find(({ to }) => to.includes('guest@'));
    expect(sent?.to).toContain('guest@xn--bcher-kva.example');
    expect(sent?.header('subject')).toBe('Ines Ravndal shared NSB E 214-24 with you');
    expect(sent?.text).toContain('/document/?contentCode=NSB%7Cnsb-e-214-24');
    expect(sent?.text).toContain('sign in with an account that subscribes to it');
    expect(`${sent?.text}${sent?.html}`).not.toContain('other@elsewhere.example');
    expect(sent?.html).not.toMatch(/application\/pdf|\.pdf|token=eyJ/);
    // Anyone who follows the link without an account is asked to sign in: nothing of the document is given before.
    const document = await library.anyone('GET', `/api/documents/metadata?contentCode=${e214}`);
    expect(document.status).toBe(401);
  });

  it('cannot be turned into another by names and titles: no header, no HTML', async () => {
    const library = await startLibrary({ doesJobs: true });
    const mine = await library.as('individual');
    const contentID = await contentIdOf(mine);
    await named(library, 'Ines\r\nBcc: everybody@elsewhere.example\r\n', '<b onclick="x()">R</b>');
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({
        designation: 'NSB E 214-24\r\nX-Evil: yes',
        title_text: '<script>alert(1)</script>\r\nCc: x@y.example',
      })
      .where('content_code', '=', e214)
      .execute();
    await share(mine, {
      contentID,
      email: 'guest@elsewhere.example',
      title: 'x\r\nBcc: all@elsewhere.example',
    });
    await expect.poll(() => outboxOf(library).length).toBe(1);
    const [sent] = outboxOf(library);
    expect([sent?.header('bcc'), sent?.header('cc'), sent?.header('x-evil')]).toEqual(['', '', '']);
    expect(sent?.header('subject')).toMatch(
      /^Ines Bcc: everybody@elsewhere\.example <b onclick="x\(\)">R<\/b> shared /,
    );
    expect(sent?.html).not.toMatch(/<script|<b /);
    expect(sent?.html).toContain('script');
  });

  it('goes to each member of a group but the sharer, and to no one twice', async () => {
    const library = await startLibrary({ doesJobs: true });
    const mine = await library.as('individual');
    const contentID = await contentIdOf(mine);
    await share(mine, { contentID, email: 'tomas.eide@halvorsen.example' });
    const sharedWithGroupID = await aGroup(library, 'Anchorage & friends', [
      'individual',
      'colleague',
      'colleague-2',
    ]);
    for (let times = 0; times < 2; times += 1)
      await mine('POST', '/api/contentShare/withGroup', { contentID, sharedWithGroupID });
    await expect.poll(() => outboxOf(library).length).toBe(2);
    const toGroup = outboxOf(library).find(({ to }) => to.includes('leila.haddad@'));
    expect(toGroup?.header('subject')).toBe('Ines Ravndal shared NSB E 214-24 with Anchorage & friends');
    expect(toGroup?.text).not.toContain('tomas.eide@');
    const db = library.database.forTenant<{ mails: { to_address: string; state: string } }>('astm');
    await expect
      .poll(async () => (await db.selectFrom('mails').select('state').execute()).map(({ state }) => state))
      .toEqual(['sent', 'sent']);
  });
});

/** The owner of the shares is called otherwise. */
async function named({ database }: TestLibrary, first_name: string, last_name: string): Promise<void> {
  await database
    .forTenant<SessionTables>('astm')
    .updateTable('people')
    .set({ first_name, last_name })
    .where('sign_in_name', '=', 'individual')
    .execute();
}
