import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../../testing/library.ts';
import { asAdministrator } from '../../../testing/database.ts';
import type { UsageTables } from '../tables.ts';
import {
  aReader,
  e214,
  hi,
  isRefused,
  older,
  opens,
  searches,
  takes,
  views,
  type ReaderEvent,
} from '../testing/readers.ts';
import { differencesOf } from './check.ts';
import { countAll, countBeforeReport, countSome, hasUncounted } from './count.ts';
import { daysOfEvents, everyDay, recountDay } from './recount.ts';

const dbOf = ({ database }: TestLibrary): Kysely<UsageTables> => database.forTenant<UsageTables>('astm');

const totals = async (db: Kysely<UsageTables>): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('usage_days')
    .select(({ fn }) => ['way', fn.sum<number>('count').as('count')])
    .groupBy('way')
    .execute();
  return Object.fromEntries(rows.map(({ way, count }) => [way, count]));
};

/** Many events of a few days at once, as the database alone makes them. */
const generate = (db: Kysely<UsageTables>, count: number, mark: string) =>
  sql`
  insert into usage_events (tenant, at, type, way, session_id, person_id, reader_id, account_id, is_robot, content_code,
    format, designation, title, publisher_code, publisher, document_type, access_type, access_method, remote_address, user_agent)
  select 'astm', timestamptz '2026-03-01T00:00:00Z' + n * interval '7.77777 minutes',
    (array['request', 'investigation', 'denial', 'search', 'page-view'])[1 + n % 5],
    (array['reading', 'page', 'not-subscribed', '', ''])[1 + n % 5], ${mark}, gen_random_uuid(),
    md5((n % 37)::text)::uuid, (array['halvorsen', 'library'])[1 + n % 2], n % 11 = 0,
    case when n % 5 < 3 then 'D|' || n % 17 end, case n % 5 when 0 then (array['pdf', 'html'])[1 + n % 2] end,
    case when n % 5 < 3 then 'D ' || n % 17 end, 'Title', case when n % 5 < 3 then 'D' end, 'Publisher D',
    case when n % 5 < 3 then (array['Guide', 'Practice'])[1 + n % 3 % 2] end, 'Controlled', 'Regular', '192.0.2.1', 'Browser'
  from generate_series(1, ${count}) n`.execute(db);

describe('events and their counts', () => {
  it('agree after any events, counted in pieces of any size', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    await generate(db, 3_000, 'first');
    while ((await countSome(db, 271)) > 0);
    await generate(db, 500, 'second');
    await countAll(db);
    expect(await hasUncounted(db)).toBe(false);
    const days = await daysOfEvents(db);
    expect(days).toEqual({ from: '2026-03-01', to: '2026-03-17' });
    for (const day of everyDay(days ?? { from: '', to: '' }))
      expect([day, await differencesOf(db, day)]).toEqual([day, []]);
    const { rows } = await sql<{ type: string; count: number }>`
      select type, count(*) from usage_events where not is_robot group by type`.execute(db);
    const events = new Map(rows.map(({ type, count }) => [type, count]));
    const counted = await totals(db);
    expect((counted['pdf'] ?? 0) + (counted['html'] ?? 0)).toBe(events.get('request'));
    expect(counted).toMatchObject({
      view: events.get('investigation'),
      'not-subscribed': events.get('denial'),
      search: events.get('search'),
    });
    expect(Object.keys(counted)).not.toContain('page-view');
  });

  it('agree where readers read, counts are made and rebuilt at once, and connections are killed', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const seeded: ReaderEvent[] = [
      opens(e214),
      opens(hi, 'html'),
      takes(e214),
      views(older),
      isRefused(older),
      searches,
    ];
    const moments = ['2026-03-02T10:00:00Z', '2026-03-03T23:59:59.999Z', '2026-03-04T00:00:00Z'];
    let recorded = 0;
    const reading = async (place: number): Promise<void> => {
      const reader = aReader(library);
      for (let round = 0; round < 12; round += 1) {
        const event = seeded[(place + round) % seeded.length] ?? searches;
        const at = moments[(place * 7 + round) % moments.length] ?? '';
        await reader.does(at, event).then(
          () => (recorded += 1),
          () => undefined,
        );
      }
    };
    const over = { isOver: false };
    const untilOver = async (work: () => Promise<unknown>): Promise<void> => {
      while (!over.isOver) await work().catch(() => undefined);
    };
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = rows[0]?.name ?? '';
    const others = [
      untilOver(() => countSome(db, 5)),
      untilOver(() => countSome(db, 7)),
      untilOver(() => recountDay(db, '2026-03-03')),
      untilOver(async () => {
        await new Promise((resolve) => setTimeout(resolve, 25));
        await asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = '${name}' and usename = 'norma_server' and state <> 'idle' order by random() limit 1`);
      }),
    ];
    await Promise.all(Array.from({ length: 6 }, (_, place) => reading(place)));
    over.isOver = true;
    await Promise.all(others);

    // A connection that was killed last of all may be given out once more.
    const isBehind = (): Promise<boolean> =>
      countAll(db).then(
        () => hasUncounted(db),
        () => true,
      );
    await expect.poll(isBehind).toBe(false);
    const counted = Object.values(await totals(db)).reduce((sum, count) => sum + count, 0);
    const { rows: events } = await sql<{ count: number }>`select count(*) from usage_events`.execute(db);
    expect(counted).toBe(events[0]?.count);
    // What was acknowledged is there; of what a killed connection left open, some may be.
    expect(counted).toBeGreaterThanOrEqual(recorded);
    expect(recorded).toBeGreaterThan(0);
    for (const moment of moments) {
      const day = moment.slice(0, 10);
      expect([day, await differencesOf(db, day)]).toEqual([day, []]);
    }
  }, 60_000);

  it('are brought together before a report as far as no one notices, which says if there is more', async () => {
    const db = dbOf(await startLibrary());
    await generate(db, 8_000, 'many');
    expect(await countBeforeReport(db)).toBe(false);
    const counted = async (): Promise<number> =>
      Object.values(await totals(db)).reduce((sum, count) => sum + count, 0);
    expect(await counted()).toBe(5_000);
    expect(await countBeforeReport(db)).toBe(true);
    expect(await counted()).toBeGreaterThan(5_000);
    expect(await countBeforeReport(db)).toBe(true);
  });

  it('are seen to differ where a count was changed, and agree again after a recount', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const reader = aReader(library);
    await reader.does('2026-03-04T12:00:00Z', opens(e214), isRefused(older), searches);
    await countAll(db);
    await db.updateTable('usage_days').set({ count: 9 }).where('way', '=', 'search').execute();
    await db.deleteFrom('usage_readers').where('what', '=', 'opened').execute();
    await db.deleteFrom('usage_documents').where('way', '=', 'not-subscribed').execute();
    const differences = await differencesOf(db, '2026-03-04');
    expect(differences.map(({ counted, events }) => `${counted} of ${events}`).sort()).toEqual([
      '0 of 1',
      '0 of 1',
      '9 of 1',
    ]);
    await recountDay(db, '2026-03-04');
    expect(await differencesOf(db, '2026-03-04')).toEqual([]);
    expect(await totals(db)).toEqual({ pdf: 1, 'not-subscribed': 1, search: 1 });
  });

  it('keep what a document was called last, and by which name it was counted stays', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const mark = randomUUID();
    await aReader(library).does('2026-03-05T12:00:00Z', opens(e214));
    await library.database
      .withoutTenant<{ documents: { content_code: string; title_text: string; document_type: string } }>()
      .updateTable('documents')
      .set({ title_text: mark, document_type: 'Practice' })
      .where('content_code', '=', e214)
      .execute();
    await aReader(library).does('2026-03-06T12:00:00Z', opens(e214));
    await aReader(library).does('2026-03-04T12:00:00Z', opens(hi));
    await countAll(db);
    const named = await db
      .selectFrom('used_documents')
      .select(['title'])
      .where('content_code', '=', e214)
      .execute();
    expect(named).toEqual([{ title: mark }]);
    const types = await db.selectFrom('usage_days').select(['day', 'document_type']).orderBy('day').execute();
    expect(types.slice(1)).toEqual([
      { day: '2026-03-05', document_type: 'Test method' },
      { day: '2026-03-06', document_type: 'Practice' },
    ]);
  });
});
