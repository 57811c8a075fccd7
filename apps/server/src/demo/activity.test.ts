import { describe, expect, it } from 'vitest';
import { seedActivity } from './activity.ts';
import { startLibrary } from '../testing/library.ts';

type Tables = {
  usage_events: { at: Date; type: string; way: string; content_code: string | null; account_id: string };
  audit_events: { at: Date; type: string };
  subscriptions: { account_id: string; publisher_code: string };
};

const now = new Date('2026-03-18T10:00:00Z');

describe('the activity of the demo', () => {
  it('fills the four weeks before today with what people of each tenant did, once', async () => {
    const { database } = await startLibrary();
    await seedActivity(database, now);
    await seedActivity(database, now);
    for (const tenant of ['astm', 'ies']) {
      const db = database.forTenant<Tables>(tenant);
      const events = await db.selectFrom('usage_events').select(['at', 'type', 'way']).execute();
      expect(events.length, tenant).toBeGreaterThan(200);
      const times = events.map(({ at }) => at.getTime());
      expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse('2026-02-18T08:00:00Z'));
      expect(Math.max(...times)).toBeLessThan(Date.parse('2026-03-18T00:00:00Z'));
      const count = (type: string): number => events.filter((event) => event.type === type).length;
      const taken = events.filter(({ way }) => way === 'download').length;
      expect(taken).toBeGreaterThan(0);
      expect(count('search')).toBeLessThan(count('investigation'));
      expect(count('request') + count('denial')).toBe(count('investigation') + taken);
      const signIns = await db
        .selectFrom('audit_events')
        .select('at')
        .where('type', '=', 'sign-in')
        .where('at', '<', now)
        .execute();
      expect(signIns).toHaveLength(count('search'));
    }
  });

  it('opens what an account subscribes to, and refuses the rest', async () => {
    const { database } = await startLibrary();
    await seedActivity(database, now);
    const db = database.forTenant<Tables>('astm');
    const events = await db
      .selectFrom('usage_events')
      .select(['type', 'content_code', 'account_id'])
      .where('type', 'in', ['request', 'denial'])
      .execute();
    const subscriptions = await db
      .selectFrom('subscriptions')
      .select(['account_id', 'publisher_code'])
      .execute();
    for (const { type, content_code, account_id } of events) {
      const isSubscribed = subscriptions.some(
        (each) => each.account_id === account_id && content_code?.startsWith(`${each.publisher_code}|`),
      );
      expect(type, `${account_id} ${content_code}`).toBe(isSubscribed ? 'request' : 'denial');
    }
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['request', 'denial']));
  });
});
