import { describe, expect, it } from 'vitest';
import { clientId } from '../../adapters/identity/provider.ts';
import { signInByForm } from '../../commands/signInByForm.ts';
import { anInvitation } from '../../testing/anInvitation.ts';
import { password as oldPassword, startLibrary, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { InvitationTables } from './tables.ts';
import { requestLink, choosePassword, headingOf, linkIn, mailsTo } from './testing/links.ts';

const ines = 'ines.ravndal@halvorsen.example';
const newPassword = 'eleven quiet harbours';
const dbOf = ({ database }: TestLibrary) => database.forTenant<InvitationTables>('astm');
const signIn = ({ origin }: TestLibrary, password: string) =>
  signInByForm({ origin, clientId, name: 'individual', password });
const renewed = (library: TestLibrary, refreshToken: string | undefined) =>
  library.anyone(
    'POST',
    '/oidc/token',
    new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refreshToken ?? '',
    }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

describe('a forgotten password', () => {
  it('is told of on the sign-in page, and replaced by a link that comes by email', async () => {
    const library = await startLibrary({ doesJobs: true });
    const before = await signIn(library, oldPassword);
    expect(await headingOf(await library.anyone('GET', '/forgotten-password'))).toBe('Forgot your password?');
    expect(await headingOf(await requestLink(library, ines.toUpperCase()))).toBe('Check your email');
    const [mail] = await mailsTo(library, ines);
    expect(mail?.text).toContain('If you did not ask for this');
    // The one that they have works until another is chosen.
    await signIn(library, oldPassword);

    const link = linkIn(mail ?? { text: '' });
    expect((await choosePassword(library, link, newPassword)).status).toBe(303);
    await expect(signIn(library, oldPassword)).rejects.toThrow(/is wrong/);
    await signIn(library, newPassword);
    // Anyone who was signed in elsewhere is so no more.
    expect((await renewed(library, before.refresh_token)).status).toBe(400);
    const told = await mailsTo(library, ines, 2);
    expect(told.filter(({ text }) => text.includes('was changed on'))).toHaveLength(1);
  });

  it('gets the same answer anyone who is asked for, and an email only for those who are let in', async () => {
    const library = await startLibrary({ doesJobs: true });
    await dbOf(library)
      .updateTable('people')
      .set({ is_activated: false })
      .where('sign_in_name', '=', 'colleague')
      .execute();
    const answers: string[] = [];
    for (const name of ['individual', 'colleague', 'company', 'nobody-of-this-name', 'nobody@x.example']) {
      const answer = await requestLink(library, name);
      expect(answer.status).toBe(200);
      answers.push((await answer.text()).replaceAll(name, 'NAME').replaceAll(/nonce="[^"]+"/g, ''));
    }
    expect(new Set(answers).size).toBe(1);
    await mailsTo(library, ines);
    expect(outboxOf(library)).toHaveLength(1);
  });

  it('fills no one’s mailbox: after three emails in an hour no more go to a person', async () => {
    let now = new Date('2026-11-02T08:00:00Z');
    const library = await startLibrary({ doesJobs: true, now: () => now });
    for (let sent = 1; sent <= 3; sent += 1) {
      await requestLink(library, 'individual');
      await mailsTo(library, ines, sent);
    }
    for (let time = 0; time < 2; time += 1) await requestLink(library, 'individual');
    now = new Date('2026-11-02T09:00:01Z');
    await requestLink(library, 'individual');
    await mailsTo(library, ines, 4);
  });

  it('is asked for from one address only so often', async () => {
    const library = await startLibrary();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await requestLink(library, `nobody-${time}`)).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('shows what was typed as text, whatever it is', async () => {
    const library = await startLibrary();
    const page = await (await requestLink(library, '<img src=x onerror=alert(1)>')).text();
    expect(page).toContain('&#60;img src=x');
    expect(page).not.toContain('<img src=x');
  });
});

describe('a link to a password', () => {
  it('of someone else’s sending says who sent it, and opens nothing for a person whose address is another now', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const { id } = await dbOf(library)
      .selectFrom('people')
      .select('id')
      .where('sign_in_name', '=', 'individual')
      .executeTakeFirstOrThrow();
    expect((await admin('POST', `/api/admin/people/${id}/password-link`)).status).toBe(200);
    const [mail] = await mailsTo(library, ines);
    expect(mail?.text).toMatch(/an administrator of the library/);
    await dbOf(library)
      .updateTable('people')
      .set({ email: 'ines@new.example' })
      .where('id', '=', id)
      .execute();
    const answer = await library.anyone('GET', linkIn(mail ?? { text: '' }));
    expect([answer.status, await headingOf(answer)]).toEqual([404, 'This link does not work']);
  });

  it('takes no password that is easily guessed, says why, and is not spent by it', async () => {
    const library = await startLibrary({ doesJobs: true });
    const { email } = await anInvitation(library);
    await requestLink(library, email);
    const link = linkIn((await mailsTo(library, email))[0] ?? { text: '' });
    const short = await choosePassword(library, link, 'short');
    expect(short.status).toBe(400);
    expect(await short.text()).toContain('This password has 5 characters. It needs at least 10 characters.');
    expect((await choosePassword(library, link, 'Runa Halvorsen')).status).toBe(400);
    expect((await choosePassword(library, link, newPassword)).status).toBe(303);
  });

  it('is spent once, however many use it at the same moment', async () => {
    const library = await startLibrary({ doesJobs: true });
    await requestLink(library, 'individual');
    const link = linkIn((await mailsTo(library, ines))[0] ?? { text: '' });
    const passwords = ['eleven quiet harbours', 'twelve quiet harbours', 'thirteen quiet harbours'];
    const answers = await Promise.all(passwords.map((each) => choosePassword(library, link, each)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 410, 410,
    ]);
  });

  it.each(['', 'x', '\0', '../../etc/passwd', 'a'.repeat(43), '%'])(
    'that no one was sent, such as %j, leads nowhere',
    async (key) => {
      const library = await startLibrary();
      expect((await library.anyone('GET', `/choose-password?key=${encodeURIComponent(key)}`)).status).toBe(
        404,
      );
      expect((await choosePassword(library, `?key=${key}`, newPassword)).status).toBe(404);
    },
  );
});

it('is not asked for where another provider keeps the passwords', async () => {
  const library = await startLibrary({
    environment: { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'norma' },
  });
  const there = await library.anyone('GET', '/forgotten-password');
  expect([there.status, there.headers.get('location')]).toEqual([303, '/']);
});
