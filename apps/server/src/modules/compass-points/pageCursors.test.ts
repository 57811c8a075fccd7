import type { ListSort } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { countsOfAccount, pageOf, type Page } from './listStore.ts';
import { pageCursors, rowsFromQuery, type PageCursors } from './pageCursors.ts';
import type { CompassPointTables } from './tables.ts';
import { make } from './testing/marks.ts';

type Db = Kysely<CompassPointTables>;

const accountId = 'halvorsen';

/** An account with so many compass points more than one, a third of them deactivated, many of the same name and moment. */
async function anAccountWith(count: number) {
  const library = await startLibrary();
  const { compassPointID } = await make(await library.as('individual'));
  const db = library.database.forTenant<CompassPointTables>('astm');
  const copied =
    sql.raw(`tenant, account_id, content_id, content_code, publisher_code, content_status, created_by,
    created_by_name, created_by_author, description, overlay_details, selection`);
  await sql`insert into compass_points (name, created_by_email, designation, created_at, modified_at, is_deleted, deleted_at,
      deleted_by_email, ${copied})
    select 'Mark ' || n * 7919 % 40, n % 5 || '@halvorsen.example', 'NSB ' || n % 9, now() - make_interval(secs => n % 50),
      now(), n % 3 = 0, case when n % 3 = 0 then now() - make_interval(mins => n % 20) end,
      case when n % 3 = 0 then 'ä' || n % 4 end, ${copied}
    from compass_points, generate_series(1, ${count}) n where id = ${compassPointID}`.execute(db);
  return { library, db };
}

/** A page by its cursors, and the same one as it is found without any. */
async function bothWays(db: Db, cursors: PageCursors, wanted: Omit<Page, 'total'>) {
  const { active, inactive, changes } = await countsOfAccount(db, { accountId });
  const page = { ...wanted, total: wanted.isDeleted ? inactive : active };
  const [near, plain] = [
    await cursors.pageOf(db, { tenant: 'astm', accountId, changes }, page),
    await pageOf(db, { accountId }, page),
  ];
  return [near.map(({ id }) => id), plain.map(({ id }) => id)];
}

const sorts = {
  false: ['createdDate', 'name', 'designation', 'contentStatus', 'email'],
  true: ['deletedDate', 'deletedByEmail', 'name'],
} as const;

it('pages reached from cursors are those of the list, also when it changes between them', async () => {
  const { db } = await anAccountWith(400);
  const cursors = pageCursors(7);
  let turn = 0;
  for (const isDeleted of [false, true]) {
    for (const by of sorts[`${isDeleted}`]) {
      for (const isDescending of [false, true]) {
        for (let page = 0; page < 12; page += 1) {
          turn += 1;
          const offset = (turn * 7919) % (isDeleted ? 90 : 220);
          const wanted = { isDeleted, sort: { by, isDescending }, offset, size: 1 + (turn % 10) };
          const [near, plain] = await bothWays(db, cursors, wanted);
          expect(plain).not.toEqual([]);
          expect([wanted, near]).toEqual([wanted, plain]);
          if (turn % 5 > 0) continue;
          const { id } = await db
            .selectFrom('compass_points')
            .select('id')
            .where('is_deleted', '=', turn % 2 === 0)
            .orderBy('id')
            .offset(turn % 90)
            .limit(1)
            .executeTakeFirstOrThrow();
          if (turn % 3 === 0) await db.deleteFrom('compass_points').where('id', '=', id).execute();
          else if (turn % 3 === 1)
            await sql`update compass_points set is_deleted = not is_deleted, deleted_at = case when is_deleted then null else now() end
              where id = ${id}`.execute(db);
          else await db.updateTable('compass_points').set({ name: 'Aaa' }).where('id', '=', id).execute();
        }
      }
    }
  }
});

it('a list that changed since its rows were counted is passed without cursors', async () => {
  const { db } = await anAccountWith(100);
  const cursors = pageCursors(7);
  const { active, changes } = await countsOfAccount(db, { accountId });
  const page = {
    isDeleted: false,
    sort: { by: 'name', isDescending: false },
    offset: 30,
    size: 5,
    total: active,
  } as const;
  await db.updateTable('compass_points').set({ name: 'Zzz' }).where('name', '=', 'Mark 0').execute();
  const near = await cursors.pageOf(db, { tenant: 'astm', accountId, changes }, page);
  expect(near.map(({ id }) => id)).toEqual((await pageOf(db, { accountId }, page)).map(({ id }) => id));
});

it('rows beyond another one are found in the index that has their order, at once', async () => {
  const { library, db } = await anAccountWith(5_000);
  await sql`vacuum analyze compass_points`.execute(library.database.owner());
  const from = { at: 1_000, value: 'mark 20', id: 100 };
  for (const by of ['name', 'designation', 'email', 'contentStatus', 'createdDate'] satisfies ListSort[]) {
    const value = by === 'createdDate' ? '2026-01-01 00:00:00.123456+00' : from.value;
    for (const isRising of [false, true]) {
      const page = { isDeleted: false, sort: { by, isDescending: false } };
      const walk = { page, from: { ...from, value }, isRising, passed: 5, size: 10 };
      const plan = JSON.stringify(await rowsFromQuery(db, { accountId }, walk).explain());
      expect(plan).toMatch(/Index Only Scan.* using compass_points_by_.*Index Cond:[^"]*ROW\(/);
      expect(plan).not.toMatch('Sort');
    }
  }
});
