import { expect, it } from 'vitest';
import { comeIn } from '../commands/signInByForm.ts';
import { clientId } from '../adapters/identity/provider.ts';
import { aSignInForm } from '../testing/signInForm.ts';
import { startLibrary, type TestLibrary } from '../testing/library.ts';
import { changeTenant } from '../testing/partners.ts';
import { demoSignIn } from './demoSignIn.ts';

const published = { DEMO_PASSWORD: 'norma-demo' };

/** Sends the form that a click on a demo user sends. */
const click = async (library: TestLibrary, name: string): Promise<Response> => {
  const { path, headers } = await aSignInForm(library);
  return library.anyone('POST', path, `demo-user=${encodeURIComponent(name)}`, {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
  });
};

const pageOf = async (library: TestLibrary): Promise<string> => {
  const { path, headers } = await aSignInForm(library);
  return (await library.anyone('GET', path, undefined, headers)).text();
};

it('a click on a demo user signs in as that user, and as no one else', async () => {
  const library = await startLibrary({ environment: published });
  const page = await pageOf(library);
  expect(page).toContain('<button name="demo-user" value="individual">');
  expect(page).not.toContain('norma-demo');
  const tokens = await comeIn({ origin: library.origin, clientId }, (send) =>
    send({ method: 'POST', form: { 'demo-user': 'individual' } }),
  );
  const account = await library.anyone('GET', '/api/account', undefined, {
    authorization: `Bearer ${tokens.access_token}`,
  });
  expect(await account.json()).toMatchObject({ email: 'ines.ravndal@halvorsen.example' });
  expect((await click(library, 'ines.ravndal@halvorsen.example')).status).toBe(400);
  expect((await click(library, '')).status).toBe(400);

  await changeTenant(library, { isDemo: false });
  expect(await pageOf(library)).not.toMatch(/demo-user|individual/);
  expect((await click(library, 'individual')).status).toBe(400);
});

it('a demo user who has chosen another password is not signed in by a click', async () => {
  const library = await startLibrary({ environment: published });
  const db = library.database.forTenant<{ people: { sign_in_name: string; password_hash: string | null } }>(
    'astm',
  );
  await db
    .updateTable('people')
    .set({ password_hash: null })
    .where('sign_in_name', '=', 'individual')
    .execute();
  expect((await click(library, 'individual')).status).toBe(401);
  expect((await click(library, 'colleague')).status).toBe(303);
});

it('a demo with a password of its own lists its users, and asks for the password', async () => {
  const library = await startLibrary();
  const page = await pageOf(library);
  expect(page).toContain('?name=individual');
  expect(page).not.toContain('demo-user');
  expect((await click(library, 'individual')).status).toBe(400);
});

it.each([
  { isDemo: true, demoPassword: 'norma-demo', tenant: true, isOpen: true },
  { isDemo: false, demoPassword: 'norma-demo', tenant: true, isOpen: false },
  { isDemo: true, demoPassword: 'norma-demo', tenant: false, isOpen: false },
  { isDemo: true, demoPassword: 'known to few', tenant: true, isOpen: false },
  { isDemo: true, demoPassword: 'norma-demo', tenant: null, isOpen: false },
])('a click signs in nowhere but in a demo tenant of a demo whose password is published: %j', (given) => {
  const { tenant, isOpen, ...settings } = given;
  const byKey = () => (tenant === null ? null : { settings: { isDemo: tenant } });
  expect(demoSignIn({ settings, byKey })('astm') !== null).toBe(isOpen);
});
