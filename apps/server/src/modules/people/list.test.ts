import type { PeopleList } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../../testing/library.ts';

const list = async (ask: Ask, query = ''): Promise<PeopleList> => {
  const answer = await ask('GET', `/api/admin/people?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PeopleList;
};

describe('the list of people', () => {
  it('has everybody of the library with accounts, rights and last sign-in, by name', async () => {
    const library = await startLibrary();
    const { people, total } = await list(await library.as('operator'));
    expect(total).toBe(11);
    expect(people.map(({ firstName }) => firstName).slice(0, 3)).toEqual(['Amara', 'Dagny', 'Ines']);
    expect(people[1]).toMatchObject({
      signInName: 'operator',
      email: 'dagny.lindqvist@library.example',
      authorities: ['OPERATOR', 'ADMIN', 'REPORT_VIEW'],
      state: 'active',
      accounts: [{ id: 'library' }],
      lastSignIn: expect.stringContaining('T'),
    });
    expect(people.find(({ signInName }) => signInName === 'multi')?.accounts).toHaveLength(3);
  });
});
