import { sql, type RawBuilder } from 'kysely';

/** How an event is counted; null for one that is in no report. */
export const wayOf = sql`case
  when e.is_robot then null
  when e.type = 'search' then 'search'
  when e.type = 'investigation' then 'view'
  when e.type = 'denial' then e.way
  when e.type = 'request' and e.format = 'video' then 'film'
  when e.type = 'request' and e.way in ('download', 'comparison') then e.way
  when e.type = 'request' then case e.format when 'pdf' then 'pdf' else 'html' end
end`;

/**
 * One statement that takes events off those that wait and adds some of the kept ones to what reports are read from: one
 * statement sees one state of the database, so that an event which comes in the meantime is in neither part of it.
 * `taken` deletes from `usage_outbox`; `chosen` is what is after `from` and names the events `e`.
 */
export const countingOf = ({ taken, chosen }: { taken: RawBuilder<unknown>; chosen: RawBuilder<unknown> }) =>
  sql<{ taken: number }>`with taken as (${taken} returning tenant, at, id),
  event as materialized (
    select tenant, account_id, (e.at at time zone 'UTC')::date as day, ${wayOf} as way, e.at,
      coalesce(publisher_code, '') as publisher_code, coalesce(document_type, '') as document_type, content_code,
      reader_id, coalesce(designation, content_code) as designation, coalesce(title, '') as title,
      coalesce(publisher, publisher_code, '') as publisher, format
    from ${chosen}),
  days as (insert into usage_days as old (tenant, account_id, day, publisher_code, document_type, way, count)
    select tenant, account_id, day, publisher_code, document_type, way, count(*) from event where way is not null
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 6, 4, 5
    on conflict (tenant, account_id, day, way, publisher_code, document_type)
      do update set count = old.count + excluded.count),
  documents as (insert into usage_documents as old
      (tenant, account_id, day, publisher_code, document_type, content_code, way, count)
    select tenant, account_id, day, publisher_code, document_type, content_code, way, count(*) from event
    where way is not null and content_code is not null
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 7, 6, 4, 5
    on conflict (tenant, account_id, day, way, content_code, publisher_code, document_type)
      do update set count = old.count + excluded.count),
  readers as (insert into usage_readers
      (tenant, account_id, day, what, publisher_code, document_type, content_code, reader_id)
    select distinct tenant, account_id, day,
      case when way in ('pdf', 'html', 'download', 'comparison') then 'opened' else way end,
      publisher_code, document_type, content_code, reader_id
    from event where content_code is not null and way not in ('film', 'view')
    on conflict do nothing),
  named as (insert into used_documents as old
      (tenant, content_code, designation, title, publisher_code, publisher, document_type, seen_at)
    select distinct on (tenant, content_code)
      tenant, content_code, designation, title, publisher_code, publisher, document_type, at
    from event where content_code is not null and way is not null and way <> 'film'
    order by tenant, content_code, at desc
    on conflict (tenant, content_code) do update set designation = excluded.designation, title = excluded.title,
      publisher_code = excluded.publisher_code, publisher = excluded.publisher,
      document_type = excluded.document_type, seen_at = excluded.seen_at
    where old.seen_at <= excluded.seen_at and (old.designation, old.title, old.publisher_code, old.publisher,
      old.document_type) is distinct from (excluded.designation, excluded.title, excluded.publisher_code,
      excluded.publisher, excluded.document_type))
  select count(*) as taken from taken`;
