import type { Notification } from '@norma/contracts';
import { expect, it } from 'vitest';
import { seedNotifications } from './notifications.ts';
import { seedShelves } from './shelves.ts';
import { startLibrary } from '../testing/library.ts';

it('the people of the demo were told of some of what they follow, once, and by no email', async () => {
  const library = await startLibrary();
  await seedShelves(library.database, new Date());
  await seedNotifications(library.database);
  await seedNotifications(library.database);
  const client = await library.as('individual');
  const notifications = (await (await client('GET', '/api/notifications')).json()) as {
    unread: number;
    result: Notification[];
  };
  expect(notifications.unread).toBe(2);
  expect(notifications.result.length).toBeGreaterThan(1);
  expect(notifications.result.every(({ document }) => document !== null)).toBe(true);
  const waiting = await library.database
    .forTenant<{ notifications: { awaits_mail: boolean } }>('astm')
    .selectFrom('notifications')
    .select('awaits_mail')
    .where('awaits_mail', '=', true)
    .execute();
  expect(waiting).toEqual([]);
});
