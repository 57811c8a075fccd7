import type { Notification } from '@norma/contracts';
import { expect, it } from 'vitest';
import { byDay } from './byDay.ts';

const told = (id: number, at: string, isRead = false): Notification => ({
  id,
  at,
  kind: 'new-edition',
  document: null,
  previous: null,
  publisher: { publisherCode: 'NSB', publisherName: 'Northern Standards Board' },
  workItem: null,
  count: 1,
  isRead,
});

it('groups what was told by the days of the reader, whether read or not', () => {
  const all = [
    told(5, '2026-11-22T12:00:00'),
    told(4, '2026-11-22T09:00:00', true),
    told(3, '2026-11-20T23:59:59'),
  ];
  expect(byDay(all).map(({ day, notifications: each }) => [day, each.map(({ id }) => id)])).toEqual([
    ['2026-11-22', [5, 4]],
    ['2026-11-20', [3]],
  ]);
});
