import type { Account, Invitation, InviteReport } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { clientId } from '../../adapters/identity/provider.ts';
import { comeIn, signInByForm } from '../../commands/signInByForm.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { InvitationTables } from './tables.ts';
import { choosePassword, headingOf, linkIn, mailsTo } from './testing/links.ts';

type Person = { email: string; firstName?: string; lastName?: string };

const invite = (client: TestClient, people: Person[], more: object = {}): Promise<Response> =>
  client('POST', '/api/admin/invitations', { people, accountIds: ['halvorsen'], ...more });
const reportOf = async (answer: Response): Promise<InviteReport> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as InviteReport;
};
const pendingOf = async (client: TestClient, search = ''): Promise<Invitation[]> => {
  const answer = await client('GET', `/api/admin/invitations?search=${encodeURIComponent(search)}`);
  return ((await answer.json()) as { invitations: Invitation[] }).invitations;
};
const dbOf = ({ database }: TestLibrary, tenant = 'astm') =>
  database.forTenant<
    InvitationTables & { audit_events: { type: string; principal: string; message: string } }
  >(tenant);
const auditOf = (library: TestLibrary) =>
  dbOf(library)
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .where('type', 'in', ['person-invited', 'person-added', 'invitation-taken-back', 'password-chosen'])
    .execute();
const password = 'eleven quiet harbours';

describe('an invitation', () => {
  it('leads by one email to a password and into the library at once, with the account and the rights given', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const liv = { email: 'liv.solheim@halvorsen.example', firstName: 'Liv', lastName: 'Solheim' };
    const report = await reportOf(await invite(admin, [liv], { authorities: ['REPORT_VIEW'] }));
    expect(report.counts).toEqual({ new: 1, added: 0, unchanged: 0, mistake: 0 });

    const [mail] = await mailsTo(library, liv.email);
    if (!mail) throw new Error('There is no mail');
    expect(mail.text).toContain('Liv Solheim');
    expect(mail.text).toContain('Halvorsen');
    const link = linkIn(mail);
    expect(link).toMatch(/^\/choose-password\?key=[\w-]{43}$/);
    // What an email program looks at stays as it is.
    for (let time = 0; time < 2; time += 1) {
      const page = await library.anyone('GET', link);
      expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ]);
      const html = await page.text();
      expect(html).toContain('At least 10 characters');
      expect(html).toContain('autocomplete="new-password"');
    }
    expect(await pendingOf(admin, 'solheim')).toMatchObject([
      {
        name: 'Liv Solheim',
        email: liv.email,
        isExpired: false,
        accounts: [{ id: 'halvorsen' }],
        mail: { state: 'sent' },
      },
    ]);

    const chosen = await choosePassword(library, link, password);
    expect(chosen.status).toBe(303);
    const code = /^\/#sessionToken=(.+)$/.exec(chosen.headers.get('location') ?? '')?.[1] ?? '';
    const way = { origin: library.origin, clientId };
    const { access_token } = await comeIn({ ...way, parameters: { entry_code: code } }, (client) => client());
    const account = (await (
      await library.anyone('GET', '/api/account', undefined, { authorization: `Bearer ${access_token}` })
    ).json()) as Account;
    expect(account).toMatchObject({
      email: liv.email,
      selectedAccountId: 'halvorsen',
      authorities: ['REPORT_VIEW'],
      userAccounts: [{ firstName: 'Liv', lastName: 'Solheim' }],
    });
    await signInByForm({ ...way, name: liv.email.toUpperCase(), password });

    expect(await pendingOf(admin, 'solheim')).toEqual([]);
    const again = await choosePassword(library, link, 'another eleven harbours');
    expect([again.status, await headingOf(again)]).toEqual([410, 'This link has been used']);
    expect(await auditOf(library)).toMatchObject([
      { type: 'person-invited', principal: 'admin', message: expect.stringContaining('REPORT_VIEW') },
      { type: 'password-chosen', principal: liv.email },
    ]);
  });

  it('is stored as a hash: no row of the library holds the key that the email has', async () => {
    const library = await startLibrary({ doesJobs: true });
    await invite(await library.as('admin'), [{ email: 'kestrel@x.example', firstName: 'K' }]);
    const [mail] = await mailsTo(library, 'kestrel@x.example');
    const key = linkIn(mail ?? { text: '' }).split('=')[1] ?? '';
    const kept = await dbOf(library).selectFrom('password_links').selectAll().execute();
    const posted = await dbOf(library).selectFrom('mails').selectAll().execute();
    expect(key).not.toBe('');
    expect(JSON.stringify([kept, posted])).not.toContain(key);
  });

  it('is not shown to administrators who read outgoing mail: only an operator sees where it leads', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    await invite(admin, [{ email: 'kestrel@x.example', firstName: 'K' }]);
    const [mail] = await mailsTo(library, 'kestrel@x.example');
    const key = linkIn(mail ?? { text: '' }).split('=')[1] ?? 'none';
    const read = async (client: TestClient) =>
      (await client('GET', `/api/admin/mails/${mail?.id}/text`)).text();
    expect(await read(admin)).toContain('/choose-password?key=…');
    expect(await read(admin)).not.toContain(key);
    expect(await read(await library.as('operator'))).toContain(key);
  });

  it('adds a person who is here to the account and changes nothing else of them; twice it changes nothing', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const ines = { email: 'INES.Ravndal@halvorsen.example', firstName: 'Somebody', lastName: 'Else' };
    const more = { accountIds: ['library'], authorities: ['ADMIN'] };
    const first = await reportOf(await invite(admin, [ines], more));
    const second = await reportOf(await invite(admin, [ines], more));
    expect([first.rows[0]?.outcome, second.rows[0]?.outcome]).toEqual(['added', 'unchanged']);
    const [person] = await dbOf(library)
      .selectFrom('people')
      .select(['first_name', 'authorities'])
      .where('sign_in_name', '=', 'individual')
      .execute();
    expect(person).toEqual({ first_name: 'Ines', authorities: [] });
    const mails = await mailsTo(library, 'ines.ravndal@halvorsen.example');
    expect(mails[0]?.text).toContain('You now also have access');
  });

  it('takes unusual addresses and Arabic names, and an address that another library has as well', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const people = [
      { email: 'o’hara+norma/1@x.example', firstName: 'O’Hara' },
      { email: '"quoted local"@x.example', firstName: 'Quoted' },
      { email: 'leila@bücher.example', firstName: 'ليلى', lastName: 'حداد' },
      { email: `${'a'.repeat(64)}@x.example`, firstName: '😀'.repeat(255) },
    ];
    const report = await reportOf(await invite(admin, people));
    expect(report.rows.map(({ outcome, mistakes }) => [outcome, ...mistakes])).toEqual(
      people.map(() => ['new']),
    );
    const [mail] = await mailsTo(library, 'leila@xn--bcher-kva.example');
    expect(mail?.to).toContain('ليلى حداد');

    const there = await reportOf(
      await invite(await library.as('admin', 'demowl'), [
        { email: 'leila@bücher.example', firstName: 'ليلى' },
      ]),
    );
    expect(there.counts.new).toBe(1);
  });

  it('invites no one when one of several cannot be, and says whose field is wrong and how', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const people = [
      { email: 'good@x.example', firstName: 'Good' },
      { email: 'evil@x.example\r\nBcc: all@x.example', firstName: 'Evil' },
      { email: '', firstName: 'Nobody' },
      { email: 'nameless@x.example' },
      { email: 'long@x.example', firstName: 'x'.repeat(256) },
      // Someone else signs in by this.
      { email: 'no-address', firstName: 'No' },
    ];
    const { rows, counts } = await reportOf(await invite(admin, people, { authorities: ['OPERATOR'] }));
    expect(counts).toMatchObject({ new: 0, mistake: 6 });
    expect(rows.map(({ mistakes }) => mistakes.map(({ column, reason }) => `${column} ${reason}`))).toEqual([
      ['authorities role-not-yours'],
      ['email email-unusable', 'authorities role-not-yours'],
      ['email email-missing', 'authorities role-not-yours'],
      ['lastName name-missing', 'authorities role-not-yours'],
      ['firstName name-too-long', 'authorities role-not-yours'],
      ['email email-unusable', 'authorities role-not-yours'],
    ]);
    expect(await pendingOf(admin)).toEqual([]);
    const byOperator = await invite(await library.as('operator'), [people[0] ?? { email: '' }], {
      authorities: ['OPERATOR'],
    });
    expect((await reportOf(byOperator)).counts.new).toBe(1);
  });

  it('names a line break in a name away, so that no header of an email can be made of it', async () => {
    const library = await startLibrary({ doesJobs: true });
    const evil = { email: 'evil@x.example', firstName: 'Evil\r\nBcc: all@x.example', lastName: 'Person' };
    await reportOf(await invite(await library.as('admin'), [evil]));
    const [mail] = await mailsTo(library, 'evil@x.example');
    expect(mail?.header('bcc')).toBe('');
  });

  it('sent again has a new link, and the one before says that there is a newer', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    await invite(admin, [{ email: 'liv@x.example', firstName: 'Liv' }]);
    const [first] = await mailsTo(library, 'liv@x.example');
    const [{ personId } = { personId: '' }] = await pendingOf(admin, 'liv@x.example');
    expect((await admin('POST', `/api/admin/invitations/${personId}/again`)).status).toBe(200);
    const mails = await mailsTo(library, 'liv@x.example', 2);
    const links = mails.map(linkIn);
    const old = await library.anyone('GET', linkIn(first ?? { text: '' }));
    expect([old.status, await headingOf(old)]).toEqual([410, 'There is a newer link']);
    const newer = links.find((link) => link !== linkIn(first ?? { text: '' })) ?? '';
    expect((await choosePassword(library, newer, password)).status).toBe(303);
    expect((await admin('POST', `/api/admin/invitations/${personId}/again`)).status).toBe(404);
  });

  it('taken back is gone with the person who never came, and its link leads nowhere', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    await invite(admin, [{ email: 'liv@x.example', firstName: 'Liv' }]);
    const [mail] = await mailsTo(library, 'liv@x.example');
    const [{ personId } = { personId: '' }] = await pendingOf(admin, 'liv@x.example');
    expect((await admin('DELETE', `/api/admin/invitations/${personId}`)).status).toBe(200);
    const page = await library.anyone('GET', linkIn(mail ?? { text: '' }));
    expect([page.status, await headingOf(page)]).toEqual([404, 'This link does not work']);
    expect(
      await dbOf(library).selectFrom('people').select('id').where('id', '=', personId).execute(),
    ).toEqual([]);
    expect((await admin('DELETE', `/api/admin/invitations/${personId}`)).status).toBe(404);
  });

  it('of an operator is no matter of administrators who are none', async () => {
    const library = await startLibrary();
    await invite(await library.as('operator'), [{ email: 'op@x.example', firstName: 'Op' }], {
      authorities: ['OPERATOR'],
    });
    const admin = await library.as('admin');
    const [{ personId } = { personId: '' }] = await pendingOf(admin, 'op@x.example');
    for (const [method, path] of [
      ['POST', `/api/admin/invitations/${personId}/again`],
      ['DELETE', `/api/admin/invitations/${personId}`],
      ['POST', `/api/admin/people/${personId}/password-link`],
    ] as const) {
      const answer = await admin(method, path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        403,
        'operators-only',
      ]);
    }
  });

  it('expires after fourteen days, and its page offers a new link', async () => {
    let now = new Date('2026-11-02T08:00:00Z');
    const library = await startLibrary({ doesJobs: true, now: () => now });
    const admin = await library.as('admin');
    await invite(admin, [{ email: 'liv@x.example', firstName: 'Liv' }]);
    const [mail] = await mailsTo(library, 'liv@x.example');
    now = new Date('2026-11-16T08:00:01Z');
    const page = await library.anyone('GET', linkIn(mail ?? { text: '' }));
    const html = await page.text();
    expect(page.status).toBe(410);
    expect(html).toContain('This link has expired');
    expect(html).toContain('action="/forgotten-password"');
    expect(await pendingOf(await library.as('admin'), 'liv@x.example')).toMatchObject([{ isExpired: true }]);
  });
});

it('is refused to administrators of a library whose people are managed elsewhere, and done there by operators', async () => {
  const library = await startLibrary();
  const there = { accountIds: ['halvorsen'], people: [{ email: 'liv@x.example', firstName: 'Liv' }] };
  const refused = await (await library.as('admin', 'api'))('POST', '/api/admin/invitations', there);
  expect(refused.status).toBe(403);
  const done = await (await library.as('operator', 'api'))('POST', '/api/admin/invitations', there);
  expect((await reportOf(done)).counts.new).toBe(1);
});
