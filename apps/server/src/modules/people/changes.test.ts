import type { Account } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { auditOfPeople, factsOf, lookAfter, personId } from '../../testing/aPerson.ts';
import { refusal } from '../../testing/aGroup.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { changeTenant } from '../../testing/partners.ts';

const accountOf = async (client: TestClient): Promise<Account> =>
  (await (await client('GET', '/api/account')).json()) as Account;

describe('what is known of a person', () => {
  it('is changed for anyone who saw it is, and refused with 412 to anyone who did not', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const tomas = lookAfter(client, await personId(library, 'colleague'));
    const before = await tomas.see();
    const facts = { ...factsOf(before), firstName: '  Tómas\n ', email: 'TOMAS@bücher.example' };
    const after = await tomas.change(facts, { 'if-match': before.etag });
    expect(after).toMatchObject({ firstName: 'Tómas', email: 'TOMAS@xn--bcher-kva.example' });
    expect(after.etag).not.toBe(before.etag);
    const late = client('PUT', tomas.path, factsOf(before), { 'if-match': before.etag });
    expect(await refusal(late)).toEqual([412, 'person-changed']);
    expect(await tomas.change(facts, { 'if-match': after.etag })).toEqual(after);
    expect(await auditOfPeople(library)).toEqual([
      [
        'person-changed',
        'colleague: first name Tomas → Tómas, e-mail tomas.eide@halvorsen.example → TOMAS@xn--bcher-kva.example',
      ],
    ]);
  });

  it('may be any text that people are called by, and no more of it than 255 characters', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const leila = lookAfter(client, await personId(library, 'colleague-2'));
    const facts = factsOf(await leila.see());
    const names = [
      { firstName: '🦊'.repeat(255), lastName: '' },
      { firstName: 'ليلى <b>أمّ عمر</b>', lastName: '"><script>alert(1)</script>' },
      { firstName: "Robert'); drop table people;--", lastName: '%_\\' },
    ];
    for (const name of names) expect(await leila.change({ ...facts, ...name })).toMatchObject(name);
    const [long] = names;
    const tooLong = { ...facts, firstName: `${long?.firstName}!`, email: 'no address', signInName: ' ' };
    expect(await refusal(client('PUT', leila.path, tooLong))).toEqual([
      400,
      'invalid-request',
      'body.firstName',
      'body.email',
      'body.signInName',
    ]);
  });

  it('is not what someone else signs in by, in any letter case and whichever of the two it is', async () => {
    const library = await startLibrary();
    const client = await library.as('operator');
    const tomas = lookAfter(client, await personId(library, 'colleague'));
    const facts = factsOf(await tomas.see());
    const put = (change: object) => refusal(client('PUT', tomas.path, { ...facts, ...change }));
    const taken = [409, 'email-taken', 'body.email'];
    expect(await put({ email: 'Ines.Ravndal@Halvorsen.example' })).toEqual(taken);
    const takenName = [409, 'sign-in-name-taken', 'body.signInName'];
    expect(await put({ signInName: 'INDIVIDUAL' })).toEqual(takenName);
    expect(await put({ signInName: 'ｉndividual' })).toEqual(takenName);
    const confusable = [400, 'invalid-request', 'body.signInName'];
    expect(await put({ signInName: 'individual\u200B' })).toEqual(confusable);
    expect(await put({ signInName: 'indіvidual' })).toEqual(confusable);
    expect(await put({ signInName: 'ines.ravndal@halvorsen.example' })).toEqual(takenName);
    expect(await tomas.change({ ...facts, signInName: facts.email })).toMatchObject({
      signInName: facts.email,
    });
  });
});

describe('rights and accounts', () => {
  it('hold for anyone who is signed in already, from the next call on', async () => {
    const library = await startLibrary();
    const [operator, tomas] = [await library.as('operator'), await library.as('colleague')];
    const him = lookAfter(operator, await personId(library, 'colleague'));
    expect((await tomas('GET', '/api/admin/people')).status).toBe(403);
    await him.rights(['REPORT_VIEW', 'ADMIN']);
    expect((await tomas('GET', '/api/admin/people')).status).toBe(200);
    expect(await accountOf(tomas)).toMatchObject({ authorities: ['ADMIN', 'REPORT_VIEW'] });
    expect((await accountOf(tomas)).userMenuList).toContain('SUBSCRIPTION_USAGE');
    await him.rights([]);
    expect((await tomas('GET', '/api/admin/people')).status).toBe(403);

    await him.join('library');
    await him.join('library');
    expect((await accountOf(tomas)).cgEntitlements.map(({ accountId }) => accountId)).toEqual(
      expect.arrayContaining(['halvorsen', 'library']),
    );
    await him.leave('halvorsen');
    expect((await accountOf(tomas)).selectedAccountId).toBe('library');
    expect((await auditOfPeople(library)).map(([type]) => type)).toEqual([
      'person-rights-changed',
      'person-rights-changed',
      'person-joined',
      'person-left',
    ]);
  });

  it('of administrators cannot be lost to two who take them from each other at once', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const [amara, tomas] = [await library.as('admin'), await library.as('colleague')];
    const [amaraId, tomasId] = [await personId(library, 'admin'), await personId(library, 'colleague')];
    await lookAfter(operator, tomasId).rights(['ADMIN']);
    // The operator looks after the library only as an operator from here on.
    const dagny = await personId(library, 'operator');
    await library.database
      .forTenant<{ people: { id: string; authorities: string[] } }>('astm')
      .updateTable('people')
      .set({ authorities: ['OPERATOR'] })
      .where('id', '=', dagny)
      .execute();
    const taken = await Promise.all([
      amara('PUT', `/api/admin/people/${tomasId}/authorities`, { authorities: [] }),
      tomas('PUT', `/api/admin/people/${amaraId}/authorities`, { authorities: [] }),
    ]);
    expect(taken.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    const left = (await (await operator('GET', '/api/admin/people?authority=ADMIN')).json()) as {
      total: number;
    };
    expect(left.total).toBe(1);
  });

  it('are refused with a code to anyone who may not give or take them', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const [dagny, amara, tomas] = [
      await personId(library, 'operator'),
      await personId(library, 'admin'),
      await personId(library, 'colleague'),
    ];
    const put = (id: string, authorities: string[]) =>
      refusal(admin('PUT', `/api/admin/people/${id}/authorities`, { authorities }));
    expect(await put(dagny, ['ADMIN'])).toEqual([403, 'operators-only']);
    expect(await put(tomas, ['OPERATOR'])).toEqual([403, 'operators-only']);
    expect(await put(amara, [])).toEqual([409, 'not-oneself']);
    expect(await put(tomas, ['SUPERUSER'])).toEqual([400, 'invalid-request', 'body.authorities.0']);
    const changes: [string, string, object?][] = [
      ['PUT', '/activation', { isActivated: false }],
      ['POST', '/accounts', { accountId: 'halvorsen' }],
      ['POST', '/leaving', { accountId: null }],
      ['POST', '/sign-ins/end'],
      ['POST', '/unlock'],
    ];
    for (const [method, path, body] of changes)
      expect(await refusal(admin(method, `/api/admin/people/${dagny}${path}`, body))).toEqual([
        403,
        'operators-only',
      ]);
    expect(await refusal(admin('POST', `/api/admin/people/${amara}/leaving`, { accountId: null }))).toEqual([
      409,
      'not-oneself',
    ]);
    expect(await auditOfPeople(library)).toEqual([]);
  });

  it('are looked after by operators alone where the people of a library are managed elsewhere', async () => {
    const library = await startLibrary();
    const [admin, operator] = [await library.as('admin'), await library.as('operator')];
    for (const userManagement of [{ enable: false }, { enable: true, url: 'https://people.nsb.example/' }]) {
      await changeTenant(library, { userManagement });
      await expect
        .poll(() => refusal(admin('GET', '/api/admin/people')))
        .toEqual([403, 'people-managed-elsewhere']);
      expect((await operator('GET', '/api/admin/people')).status).toBe(200);
    }
  });

  it('belong to one library: someone of another one is not there', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const elsewhere = await personId(library, 'colleague', 'api');
    const path = `/api/admin/people/${elsewhere}`;
    expect(await refusal(operator('GET', path))).toEqual([404, 'person-not-found']);
    expect(await refusal(operator('PUT', `${path}/authorities`, { authorities: ['ADMIN'] }))).toEqual([
      404,
      'person-not-found',
    ]);
    const handOver = { accountId: 'halvorsen', from: elsewhere, groupsTo: elsewhere };
    expect(await refusal(operator('POST', '/api/admin/people/hand-over', handOver))).toEqual([
      409,
      'receiver-unfit',
      'body.groupsTo',
    ]);
  });
});
