import type { PeopleList } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import type { SessionTables } from '../session/index.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const list = async (client: TestClient, query = ''): Promise<PeopleList> => {
  const answer = await client('GET', `/api/admin/people?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PeopleList;
};

describe('the list of people', () => {
  it('has everyone of the library with accounts, rights and last sign-in, by name', async () => {
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

  it('finds names, addresses and sign-in names by any part of them, in any letter case and script', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const found = async (search: string) =>
      (await list(client, `search=${encodeURIComponent(search)}`)).people.map(({ signInName }) => signInName);
    expect(await found('RAVNDAL')).toEqual(['individual']);
    expect(await found('Tomas Eide')).toEqual(['colleague']);
    expect(await found('@halvorsen')).toEqual(['individual', 'cp-admin', 'colleague', 'colleague-2']);
    expect(await found('حداد')).toEqual(['colleague-2']);
    expect(await found('cp-ad')).toEqual(['cp-admin']);
    for (const nobody of ['%', '_', '\\', "' or 1=1 --", '<b>']) expect(await found(nobody)).toEqual([]);
  });

  it('is narrowed by account, role and state, sorted both ways, and counted exactly on every page', async () => {
    const library = await startLibrary();
    const client = await library.as('operator');
    const names = async (query: string) => {
      const { people: listed, total } = await list(client, query);
      return [total, listed.map(({ signInName }) => signInName)];
    };
    expect(await names('accountId=library')).toEqual([2, ['admin', 'operator']]);
    expect(await names('authority=CP_ADMIN')).toEqual([1, ['cp-admin']]);
    expect(await names('accountId=library&authority=OPERATOR&state=active')).toEqual([1, ['operator']]);
    expect(await names('accountId=nowhere')).toEqual([0, []]);
    const people = library.database.forTenant<SessionTables>('astm').updateTable('people');
    await people.set({ is_activated: false }).where('sign_in_name', '=', 'drm').execute();
    await people.set({ invited_at: new Date() }).where('sign_in_name', '=', 'nobody').execute();
    expect(await names('state=deactivated')).toEqual([1, ['drm']]);
    expect(await names('state=invited')).toEqual([1, ['nobody']]);
    expect(await names('state=locked')).toEqual([0, []]);
    const [active] = await names('state=active');
    expect(active).toBe(9);
    const upwards = (await list(client, 'sort=email')).people.map(({ email }) => email);
    const downwards = (await list(client, 'sort=email&direction=desc')).people.map(({ email }) => email);
    expect(upwards).toEqual(downwards.toReversed());
    expect((await list(client, 'sort=lastSignIn&direction=desc')).people[0]?.signInName).toBe('operator');
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list(client, `page=${page}&size=4`)));
    expect(pages.map((page) => [page.people.length, page.total])).toEqual([
      [4, 11],
      [4, 11],
      [3, 11],
      [0, 11],
    ]);
    expect(new Set(pages.flatMap((page) => page.people.map(({ id }) => id))).size).toBe(11);
  });
});
