import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allEmailTemplates } from '../../compose/email.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import type { SessionTables } from '../session/index.ts';
import type { MailTables } from './index.ts';
import { isRefused, unsubscribeLink } from './unsubscribe.ts';

const topic = allEmailTemplates.find((letter) => letter.topic)?.topic?.name ?? '';
const dbOf = ({ database }: TestLibrary, tenant = 'astm') =>
  database.forTenant<MailTables & SessionTables>(tenant);

/** A link that an email to a person carries, from the path on. */
async function aLink(library: TestLibrary, { now = new Date(), about = topic } = {}) {
  const { id } = await dbOf(library)
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', 'individual')
    .executeTakeFirstOrThrow();
  const tenant = { key: 'astm', origin: library.origin };
  const link = await unsubscribeLink(dbOf(library), tenant, { recipient: id, topic: about, now });
  return { recipient: id, path: link.replace(library.origin, '') };
}

const heading = async (answer: Response): Promise<string> =>
  /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? '';

describe('the link by which emails are refused', () => {
  it('shows what it is about and changes nothing until its button is pressed, without signing in', async () => {
    const library = await startLibrary();
    const { recipient, path } = await aLink(library);
    const page = await library.anyone('GET', path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Unsubscribe from these emails?');
    expect(html).toContain('<form method="post"><button>Unsubscribe</button></form>');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await isRefused(dbOf(library), { recipient, topic })).toBe(false);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await library.anyone('POST', path, '', form);
    expect([done.status, await heading(done)]).toEqual([200, 'You are unsubscribed']);
    expect(await isRefused(dbOf(library), { recipient, topic })).toBe(true);
    expect(await isRefused(dbOf(library, 'ies'), { recipient, topic })).toBe(false);
  });

  it('is pressed by email programs as well, and pressed twice it is as good as once', async () => {
    const library = await startLibrary();
    const { recipient, path } = await aLink(library);
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let time = 0; time < 2; time += 1)
      expect((await library.anyone('POST', path, 'List-Unsubscribe=One-Click', oneClick)).status).toBe(200);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    expect((await library.anyone('POST', path, body, multipart)).status).toBe(200);
    expect(await isRefused(dbOf(library), { recipient, topic })).toBe(true);
  });

  it('speaks the language of anyone who follows it', async () => {
    const library = await startLibrary();
    const { path } = await aLink(library);
    const page = await (await library.anyone('GET', path, undefined, { cookie: 'locale=AR' })).text();
    expect(page).toContain('<html lang="ar" dir="rtl"');
    expect(page).toContain('هل تريد إيقاف هذه الرسائل؟');
  });

  it('that is too old says so', async () => {
    const library = await startLibrary();
    const { recipient, path } = await aLink(library, { now: new Date(Date.now() - 401 * 86_400_000) });
    for (const method of ['GET', 'POST']) {
      const answer = await library.anyone(method, path);
      expect([answer.status, await heading(answer)]).toEqual([410, 'This link has expired']);
    }
    expect(await isRefused(dbOf(library), { recipient, topic })).toBe(false);
  });

  it('that no one here signed is refused, whatever it says', async () => {
    const library = await startLibrary();
    const { recipient, path } = await aLink(library);
    const [claim = '', signature = ''] = path.split('token=')[1]?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify(['00000000-0000-4000-8000-000000000000', topic, 9e15])).toString(
      'base64url',
    );
    const forged = createHmac('sha256', 'a guess').update(`unsubscribe ${claim}`).digest('base64url');
    const elsewhere = await aLink(library, { about: 'a topic that nobody has' });
    for (const token of [
      '',
      '.',
      claim,
      `${claim}.`,
      `${claim}.${forged}`,
      `${other}.${signature}`,
      `${claim}.${signature}.x`,
      `${claim}A.${signature}`,
    ]) {
      const answer = await library.anyone('POST', `/mails/unsubscribe?token=${encodeURIComponent(token)}`);
      expect([answer.status, await heading(answer)]).toEqual([404, 'This link does not work']);
    }
    expect((await library.anyone('POST', elsewhere.path)).status).toBe(404);
    expect((await library.anyone('GET', '/mails/unsubscribe')).status).toBe(404);
    expect((await library.anyone('GET', `${path}&token=again`)).status).toBe(404);
    const atAnother = { host: new URL(library.originOf('ies')).host };
    expect((await library.anyone('POST', path, '', atAnother)).status).toBe(404);
    expect(await isRefused(dbOf(library), { recipient, topic })).toBe(false);
  });
});
