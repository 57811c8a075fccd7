import { describe, expect, it } from 'vitest';
import { clientId } from '../../adapters/identity/provider.ts';
import { auditOfPeople, lookAfter, personId } from '../../testing/aPerson.ts';
import { refusal } from '../../testing/aGroup.ts';
import { withToken } from '../../testing/kindsOfPerson.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { signInByForm } from '../../commands/signInByForm.ts';

const renewed = ({ originOf }: TestLibrary, token = ''): Promise<Response> =>
  fetch(`${originOf('astm')}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token, client_id: clientId }),
  });

describe('a person who is deactivated', () => {
  it('is out at once: neither tokens nor sign-ins hold, nor do new ones open anything', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const tokens = await library.tokens('colleague');
    const tomas = withToken(library, tokens.access_token);
    const him = lookAfter(operator, await personId(library, 'colleague'));
    expect((await him.see()).signIns).toHaveLength(1);
    expect(await him.activate(false)).toMatchObject({ state: 'deactivated', signIns: [] });

    expect(await refusal(tomas('GET', '/api/account'))).toEqual([401, 'sign-in-ended']);
    expect((await renewed(library, tokens.refresh_token)).status).toBe(400);
    const anew = await library.as('colleague');
    expect(await (await anew('GET', '/api/account')).json()).toMatchObject({ activated: false });
    expect(await refusal(anew('POST', '/api/documents/unified-search', {}))).toEqual([403, 'not-activated']);

    expect(await him.activate(true)).toMatchObject({ state: 'active' });
    expect((await anew('POST', '/api/documents/unified-search', {})).status).toBe(200);
    // What ended has ended.
    expect(await refusal(tomas('GET', '/api/account'))).toEqual([401, 'sign-in-ended']);
    expect((await auditOfPeople(library)).map(([type]) => type)).toEqual([
      'person-deactivated',
      'person-activated',
    ]);
  });
});

describe('sign-ins', () => {
  it('of a person are seen with way, address and time, and end all together', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const [desk, phone] = [await library.tokens('colleague'), await library.tokens('colleague')];
    const him = lookAfter(operator, await personId(library, 'colleague'));
    const { signIns } = await him.see();
    expect(signIns).toHaveLength(2);
    expect(signIns[0]).toEqual({ way: 'PWD', from: '127.0.0.1', since: expect.stringMatching(/Z$/) });
    expect(await him.endSignIns()).toMatchObject({ state: 'active', signIns: [] });
    for (const { access_token, refresh_token } of [desk, phone]) {
      expect((await withToken(library, access_token)('GET', '/api/account')).status).toBe(401);
      expect((await renewed(library, refresh_token)).status).toBe(400);
    }
    expect((await (await library.as('colleague'))('GET', '/api/account')).status).toBe(200);
  });

  it('of one’s own end but for this one, which can be renewed', async () => {
    const library = await startLibrary();
    const [here, elsewhere] = [await library.tokens('admin'), await library.tokens('admin')];
    const me = lookAfter(withToken(library, here.access_token), await personId(library, 'admin'));
    expect((await me.endSignIns()).signIns).toHaveLength(1);
    expect((await withToken(library, elsewhere.access_token)('GET', '/api/account')).status).toBe(401);
    expect((await renewed(library, elsewhere.refresh_token)).status).toBe(400);
    expect((await renewed(library, here.refresh_token)).status).toBe(200);
  });

  it('are closed after too many wrong passwords, which an administrator sees and ends', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const him = lookAfter(operator, await personId(library, 'colleague'));
    const wrong = { origin: library.origin, clientId, name: 'Tomas.Eide@halvorsen.example', password: 'no' };
    await expect(signInByForm(wrong)).rejects.toThrow();
    expect(await him.see()).toMatchObject({ state: 'active', failures: { count: 1, closedUntil: null } });
    for (const attempt of [2, 3, 4, 5]) await expect(signInByForm(wrong), String(attempt)).rejects.toThrow();
    expect(await him.see()).toMatchObject({
      state: 'locked',
      failures: { count: 5, closedUntil: expect.stringMatching(/Z$/) },
    });
    const locked = (await (await operator('GET', '/api/admin/people?state=locked')).json()) as object;
    expect(locked).toMatchObject({ total: 1, people: [{ signInName: 'colleague', state: 'locked' }] });
    expect(await him.unlock()).toMatchObject({ state: 'active', failures: null });
    const right = { ...wrong, password: 'a password of tests' };
    expect((await signInByForm(right)).access_token).toBeTruthy();
    expect(await auditOfPeople(library)).toEqual([['person-unlocked', 'colleague']]);
  });
});
