import type { Group } from '@norma/contracts';
import { expect, it } from 'vitest';
import { seedGroups } from './groups.ts';
import { startLibrary, type TestClient } from '../testing/library.ts';

const now = new Date('2026-11-20T10:00:00Z');

const groupsOf = async (client: TestClient): Promise<Group[]> =>
  (await client('GET', '/api/group/listByCurrentAccount')).json();

it('people of the demo have groups with members and documents, once, where the library has groups', async () => {
  const library = await startLibrary();
  await seedGroups(library.database, now);
  await seedGroups(library.database, now);
  const groups = await groupsOf(await library.as('individual'));
  const anchorage = groups.filter(({ name }) => name === 'Anchorage');
  expect(anchorage).toMatchObject([{ createdByFirstName: 'Ines', memberCount: 3 }]);
  expect(anchorage[0]?.contentCount).toBeGreaterThan(0);
  expect(groups.every(({ memberCount, contentCount }) => memberCount > 0 && contentCount > 0)).toBe(true);
});
