import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import { namedIn } from './withCompassPoint.ts';
import type { CompassPointTables } from './tables.ts';

type Db = Kysely<CompassPointTables & SessionTables>;

/** How many compass points someone owns in each account in which they own any, active and deactivated. */
export async function compassPointsOwnedBy(
  db: Db,
  personId: string,
): Promise<{ account_id: string; count: number }[]> {
  return db
    .selectFrom('compass_point_counts')
    .select(['account_id', sql<number>`active + inactive`.as('count')])
    .where('created_by', '=', personId)
    .where(sql<boolean>`active + inactive > 0`)
    .execute();
}

/** Owners of compass points who have left the account, or are deactivated, with how many each has in it. */
export async function ownersOfCompassPointsWhoLeft(db: Db) {
  return db
    .selectFrom('compass_point_counts as counts')
    .leftJoin('people', 'people.id', 'counts.created_by')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'counts.created_by')
        .onRef('memberships.account_id', '=', 'counts.account_id'),
    )
    .where(sql<boolean>`counts.active + counts.inactive > 0`)
    .where(({ eb, or }) =>
      or([eb('memberships.person_id', 'is', null), eb('people.is_activated', '=', false)]),
    )
    .select(({ selectFrom }) => [
      'counts.account_id',
      'counts.created_by as owner',
      selectFrom('compass_points')
        .select('created_by_name')
        .whereRef('compass_points.account_id', '=', 'counts.account_id')
        .whereRef('compass_points.created_by', '=', 'counts.created_by')
        .limit(1)
        .as('name'),
      sql<number>`counts.active + counts.inactive`.as('count'),
    ])
    .execute();
}

/**
 * Gives all compass points that someone owns in an account to someone else of it; returns how many. Who made them stays in
 * their histories. An annotation of which the new owner has one already is no longer known by its name.
 */
export async function transferCompassPoints(
  within: Db,
  { accountId, from, to, now }: { accountId: string; from: string; to: NewOwner; now: Date },
): Promise<number> {
  const { id, name, email, author } = namedIn(to);
  const { numUpdatedRows } = await within
    .updateTable('compass_points')
    .set(({ case: when, exists, ref, selectFrom }) => ({
      created_by: id,
      created_by_name: name,
      created_by_email: email.slice(0, 254),
      created_by_author: author,
      annotation_id: when()
        .when(
          exists(
            selectFrom('compass_points as own')
              .select('own.id')
              .where('own.account_id', '=', accountId)
              .where('own.created_by', '=', id)
              .whereRef('own.content_id', '=', 'compass_points.content_id')
              .whereRef('own.annotation_id', '=', 'compass_points.annotation_id'),
          ),
        )
        .then(null)
        .else(ref('compass_points.annotation_id'))
        .end(),
      modified_at: now,
      version: sql<number>`version + 1`,
    }))
    .where('account_id', '=', accountId)
    .where('created_by', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type NewOwner = Parameters<typeof namedIn>[0];
