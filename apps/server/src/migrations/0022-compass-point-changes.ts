import { sql, type Kysely } from 'kysely';

/**
 * How often what each person has in an account has changed, beside how many there are: what is remembered of a list holds as
 * long as nothing has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table compass_point_counts add column changes bigint not null default 0`.execute(db);
  await sql`create or replace function count_compass_points() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into compass_point_counts as c (tenant, account_id, created_by, active, inactive, changes)
          select tenant, account_id, created_by, count(*) filter (where not is_deleted), count(*) filter (where is_deleted), 1
          from now_there group by 1, 2, 3 order by 1, 2, 3
          on conflict (tenant, account_id, created_by) do update set active = c.active + excluded.active,
            inactive = c.inactive + excluded.inactive, changes = c.changes + 1;
      end if;
      if tg_op <> 'INSERT' then
        update compass_point_counts c set active = c.active - gone.active, inactive = c.inactive - gone.inactive,
            changes = c.changes + 1
          from (select tenant, account_id, created_by, count(*) filter (where not is_deleted) as active,
              count(*) filter (where is_deleted) as inactive from was_there group by 1, 2, 3) gone
          where (c.tenant, c.account_id, c.created_by) = (gone.tenant, gone.account_id, gone.created_by);
      end if;
      return null;
    end $$`.execute(db);
}
