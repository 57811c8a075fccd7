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

it('groups what was told by the days of the reader, the unread apart from the read', () => {
  const all = [
    told(5, '2026-11-22T12:00:00'),
    told(4, '2026-11-22T09:00:00'),
    told(3, '2026-11-20T23:59:59'),
    told(2, '2026-11-22T10:00:00', true),
  ];
  const days = byDay(all, ({ isRead }) => isRead);
  expect(days.map(({ day, isRead, notifications: each }) => [day, isRead, each.map(({ id }) => id)])).toEqual(
    [
      ['2026-11-22', false, [5, 4]],
      ['2026-11-20', false, [3]],
      ['2026-11-22', true, [2]],
    ],
  );
});
