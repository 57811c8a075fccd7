import { expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { aSignInForm } from '../../testing/signInForm.ts';

const type = { 'content-type': 'application/x-www-form-urlencoded' };

it('60 wrong passwords at once, by sign-in name and e-mail address, try no more than the limit', async () => {
  const library = await startLibrary();
  const { path, headers } = await aSignInForm(library);
  const attempt = async (name: string): Promise<number> => {
    const body = `name=${encodeURIComponent(name)}&password=wrong`;
    return (await library.anyone('POST', path, body, { ...headers, ...type })).status;
  };
  const names = [
    'individual',
    'INDIVIDUAL',
    'ines.ravndal@halvorsen.example',
    'ｉndividual',
    'individual\u200B',
  ];
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, at) => attempt(names[at % 5] ?? '')));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  expect(await attempt('colleague')).toBe(401);
});

it('a name that no one has is closed like any other, in whatever letter case', async () => {
  const library = await startLibrary();
  const { path, headers } = await aSignInForm(library);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const body = `name=${at % 2 ? 'Mallory' : 'mallory'}&password=wrong`;
      return (await library.anyone('POST', path, body, { ...headers, ...type })).status;
    }),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
});

it('many people who sign in at once by the name of their company all come in', async () => {
  const library = await startLibrary();
  const signedIn = await Promise.all(Array.from({ length: 12 }, () => library.tokens('company')));
  expect(signedIn.filter(({ access_token }) => access_token)).toHaveLength(12);
});
