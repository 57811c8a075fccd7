import { expect, it } from 'vitest';
import { seedShares } from './shares.ts';
import { listOf } from '../modules/sharing/testing/sharing.ts';
import { startLibrary } from '../testing/library.ts';

const now = new Date('2026-11-20T10:00:00Z');

it('people of the demo have shared documents that both may open, once, where sharing is on', async () => {
  const library = await startLibrary();
  await seedShares(library.database, now);
  await seedShares(library.database, now);
  const { totalCount, list } = await listOf(await library.as('individual'));
  expect(totalCount).toBeGreaterThan(1);
  expect(new Set(list.map(({ contentCode, email }) => contentCode + email)).size).toBe(list.length);
  expect(new Set(list.map(({ sharedByFirstName }) => sharedByFirstName))).toEqual(
    new Set(['Tomas', 'Oleksandr']),
  );
  expect((await listOf(await library.as('nobody'))).totalCount).toBe(0);
  const off = library.database.forTenant<{ document_shares: { id: number } }>('awwa');
  expect(await off.selectFrom('document_shares').select('id').execute()).toEqual([]);
});
