import { connectAsOwner } from '../../apps/server/src/adapters/database/backup/connectAsOwner.ts';

/** How much there is of each thing. */
export const sizes = {
  documents: 20_000,
  accounts: 200,
  people: 5_000,
  groups: 10_000,
  members: 50_000,
  shares: 200_000,
  tracked: 1_000_000,
  favorites: 200_000,
  notifications: 200_000,
  collections: 2_000,
  collected: 400_000,
} as const;

/**
 * One step after the other, each a single statement. People are numbered from 0: the first three are those who will
 * ask, and have as much as anybody. `pick` scatters numbers, so that neighbors in one list are none in another.
 */
const steps: readonly (readonly [name: string, sql: string])[] = [
  [
    'documents',
    `with added as (
      insert into families (publisher_code, designation)
      select 'NSB', 'NSB B ' || at from generate_series(1, ${sizes.documents}) at returning id, designation)
    insert into documents overriding system value
      select (jsonb_populate_record(d, jsonb_build_object(
        'content_id', 1000000 + substr(added.designation, 7)::int, 'family_id', added.id,
        'content_code', 'NSB|bench-' || substr(added.designation, 7), 'designation', added.designation || '-24',
        'title_text', initcap(substr(md5(added.designation), 1, 6)) || ' of anchors in concrete',
        'title_html', initcap(substr(md5(added.designation), 1, 6)) || ' of anchors in concrete',
        'description_text', '', 'description_html', '', 'body_text', ''))).*
      from documents d, added where d.content_code = 'NSB|nsb-e-214-24'`,
  ],
  [
    'accounts',
    `insert into accounts (tenant, id, name, number, has_custom_collection)
      select 'astm', 'bench-' || at, 'Account ' || at, 900000 + at, true from generate_series(1, ${sizes.accounts}) at`,
  ],
  [
    'people',
    `insert into people (tenant, sign_in_name, email, first_name, last_name, user_type)
      select 'astm', 'bench-' || at, 'bench-' || at || '@bench.example', 'Person', initcap(substr(md5(at::text), 1, 8)),
        'INDIVIDUAL' from generate_series(1, ${sizes.people}) at`,
  ],
  [
    'numbers',
    `create temporary table numbered as
      select id, row_number() over (order by sign_in_name !~ '^(individual|colleague|cp-admin)$', sign_in_name) - 1 as n,
        sign_in_name from people where sign_in_name ~ '^(individual|colleague|cp-admin)$' or sign_in_name like 'bench-%'`,
  ],
  [
    'memberships',
    // Of those who read through the account of the askers there are two hundred.
    `insert into memberships (tenant, person_id, account_id)
      select 'astm', id, case when n < 203 then 'halvorsen' else 'bench-' || (1 + n % ${sizes.accounts}) end
      from numbered where sign_in_name like 'bench-%'`,
  ],
  [
    'pick',
    `create function pick(seed bigint, many bigint) returns bigint language sql immutable as
      $$ select ((seed * 2654435761) % 4294967296) % many $$`,
  ],
  [
    'tracked documents',
    `insert into tracked_documents (tenant, person_id, family_id, content_id, is_on, since)
      select 'astm', p.id, d.family_id, d.content_id, at % 10 > 0, timestamptz '2024-01-01' + make_interval(mins => at * 90 + (p.n % 90)::int)
      from numbered p, generate_series(0, ${sizes.tracked / 2_000 - 1}) at
      join documents d on true
      where p.n < 2000 and d.content_id = 1000001 + pick(p.n * 7 + at * 40, ${sizes.documents})
      on conflict do nothing`,
  ],
  [
    'tracked publishers',
    `insert into tracked_publishers (tenant, person_id, publisher_code, since)
      select 'astm', id, code, now() from numbered, publishers where n < 2000 and code in ('NSB', 'HI')`,
  ],
  [
    'notifications',
    `insert into notifications (tenant, person_id, dedupe_key, at, kind, publisher_code, content_id, is_read, awaits_mail)
      select 'astm', p.id, 'bench ' || at, timestamptz '2025-01-01' + make_interval(mins => at * 60), 'new-edition', 'NSB',
        1000001 + pick(p.n + at * 31, ${sizes.documents}), at % 4 > 0, false
      from numbered p, generate_series(1, ${sizes.notifications / 2_000}) at where p.n < 2000`,
  ],
  [
    'favorites',
    `insert into favorites (tenant, person_id, content_id, added_at)
      select 'astm', p.id, 1000001 + pick(p.n * 3 + at * 53, ${sizes.documents}), now()
      from numbered p, generate_series(1, ${sizes.favorites / 2_000}) at where p.n < 2000 on conflict do nothing`,
  ],
  [
    'groups',
    // A hundredth of them are of the askers' account, and half of those one of the askers has made.
    `insert into groups (tenant, account_id, created_by, created_by_first_name, created_by_last_name, name, description,
        created_at, modified_at)
      select 'astm', case when at % 100 = 0 then 'halvorsen' else 'bench-' || (1 + at % ${sizes.accounts}) end, p.id, 'Person', 'Maker',
        initcap(substr(md5(at::text), 1, 10)), 'What we fix by', now(), now()
      from generate_series(1, ${sizes.groups}) at
      join numbered p on p.n = case when at % 200 = 0 then (at / 200) % 3 when at % 100 = 0 then 3 + at % 200 else 203 + at % 4000 end`,
  ],
  [
    'members of groups',
    `insert into group_members (tenant, group_id, person_id, first_name, last_name, added_at)
      select 'astm', g.id, p.id, 'Person', 'Member', now()
      from groups g, generate_series(0, ${sizes.members / sizes.groups - 1}) at
      join numbered p on true
      where p.n = case when g.account_id = 'halvorsen' then (g.id / 100 + at * 41) % 203 else 203 + (g.id * 5 + at) % 4000 end
      on conflict do nothing`,
  ],
  [
    'documents of groups',
    `insert into group_documents (tenant, group_id, content_id, content_code, publisher_code, designation, asset_id, title,
        added_by, added_at)
      select 'astm', g.id, d.content_id, d.content_code, 'NSB', d.designation, d.content_code, d.title_text, g.created_by, now()
      from groups g, generate_series(1, 20) at
      join documents d on true where d.content_id = 1000001 + pick(g.id * 11 + at, ${sizes.documents})
      on conflict do nothing`,
  ],
  [
    'shares',
    `insert into document_shares (tenant, content_id, shared_by, shared_with, shared_at)
      select 'astm', 1000001 + pick(at * 17, ${sizes.documents}), one.id, other.id, now() - make_interval(mins => at)
      from generate_series(1, ${sizes.shares}) at
      join numbered one on one.n = pick(at, 2000)
      join numbered other on other.n = case when at % 200 < 3 then at % 200 else pick(at * 5 + 1, 2000) end
      where one.n <> other.n on conflict do nothing`,
  ],
  [
    'collections',
    `insert into collections (tenant, account_id, name, description, is_for_account, version, changed_at, changed_by_name)
      select 'astm', case when at % 100 = 0 then 'halvorsen' when at % 40 = 1 then 'library' else 'bench-' || (1 + at % ${sizes.accounts}) end,
        initcap(substr(md5(at::text), 1, 10)) || ' ' || at, 'For every site', at % 200 = 0, 1, now(), 'Person Maker'
      from generate_series(1, ${sizes.collections}) at`,
  ],
  [
    'documents of collections',
    `insert into collection_documents (tenant, collection_id, content_id, added_at)
      select 'astm', c.id, 1000001 + pick(c.id * 13 + at, ${sizes.documents}), now()
      from collections c, generate_series(1, ${sizes.collected / sizes.collections}) at on conflict do nothing`,
  ],
  [
    'people of collections',
    `insert into collection_people (tenant, collection_id, person_id)
      select 'astm', c.id, p.id from collections c, generate_series(0, 9) at
      join numbered p on true
      where p.n = case when c.account_id = 'halvorsen' then (c.id + at) % 12 else 203 + (c.id * 7 + at * 41) % 4000 end
      on conflict do nothing`,
  ],
];

/** Puts all of it into the database of a running library, as fast as it takes it; answers rows by table. */
export async function fill(dataDir: string): Promise<Record<string, number>> {
  const client = await connectAsOwner({ dataDir, databaseUrl: null });
  await client.query("select set_config('norma.tenant', 'astm', false)");
  for (const [name, sql] of steps) {
    const startedAt = performance.now();
    const { rowCount } = await client.query(sql);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`put in ${name}${rowCount ? `: ${rowCount}` : ''}, ${seconds} s`);
  }
  await client.query('drop function pick');
  const counts: Record<string, number> = {};
  for (const table of filled) {
    await client.query(`vacuum (analyze) ${table}`);
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    counts[table] = Number(rows[0]?.count);
  }
  await client.end();
  return counts;
}

const filled = [
  'documents',
  'families',
  'accounts',
  'people',
  'memberships',
  'tracked_documents',
  'tracked_publishers',
  'notifications',
  'favorites',
  'groups',
  'group_members',
  'group_documents',
  'document_shares',
  'collections',
  'collection_documents',
  'collection_people',
];
