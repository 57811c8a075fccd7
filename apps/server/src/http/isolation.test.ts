import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../ports/database.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { freshDatabase } from '../testing/database.ts';
import { everyCall, make } from '../testing/everyCall.ts';
import { stockedLibrary, type StockedLibrary } from '../testing/validRequests/stockedLibrary.ts';

/** What holds no tenant's rows: what publishers have given, once, what imports take in, and the server's own. */
const withoutTenant = [
  'aligned_families',
  'clause_lines',
  'committees',
  'delivered_records',
  'document_changes',
  'document_check',
  'document_events',
  'document_faults',
  'document_files',
  'document_references',
  'document_relations',
  'documents',
  'edition_clauses',
  'families',
  'followed_library',
  'ics_codes',
  'import_items',
  'import_rejections',
  'kysely_migration',
  'kysely_migration_lock',
  'lineages',
  'publishers',
  'referencing_texts',
  'shared_work',
  'staged_documents',
  'status_meanings',
  'taxonomy_names',
  'tenants',
  'training_courses',
  'training_videos',
  'unread_references',
  'work_item_ballots',
  'work_item_events',
  'work_items',
];

/** Who may see which import is asked in `imports/access.ts`: its rows are looked at beyond one tenant. */
const notClosed = ['imports'];

type Table = {
  name: string;
  hasTenant: boolean;
  isClosed: boolean;
  isPartition: boolean;
  policies: string[];
};

async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped)
        as "hasTenant",
      c.relrowsecurity and c.relforcerowsecurity as "isClosed", c.relispartition as "isPartition",
      coalesce((select array_agg(pg_get_expr(p.polqual, c.oid) || ' / ' || pg_get_expr(p.polwithcheck, c.oid))
        from pg_policy p where p.polrelid = c.oid), '{}') as policies
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`.execute(
    database.withoutTenant(),
  );
  return rows;
}

const ownRows = "(tenant = NULLIF(current_setting('norma.tenant'::text, true), ''::text))";

it('is forced by the database on every table with a tenant, and every other table is known to have none', async () => {
  const database = await freshDatabase();
  const tables = await tablesOf(database);
  await database.close();
  expect(tables.filter(({ hasTenant }) => !hasTenant).map(({ name }) => name)).toEqual(withoutTenant);
  const closed = tables.filter(({ name, hasTenant }) => hasTenant && !notClosed.includes(name));
  expect(closed.length).toBeGreaterThan(15);
  for (const { name, isClosed, policies } of closed)
    expect([name, isClosed, policies]).toEqual([name, true, [`${ownRows} / ${ownRows}`]]);
});

const mark = 'Kestrelmark';

/** Puts a word into the rows of a tenant that no other tenant may ever read. */
async function markRows({ database, owner, ids }: StockedLibrary): Promise<void> {
  const db = database.forTenant<SessionTables>('astm');
  await db.updateTable('people').set({ first_name: mark, last_name: mark }).execute();
  await db.updateTable('accounts').set({ name: mark, number: mark }).execute();
  await db.updateTable('subscriptions').set({ name: mark }).execute();
  const note = { contentId: ids.newer, annotationId: mark, note: mark, noteData: '{}' };
  expect((await owner('POST', '/api/user-notes/save', note)).status).toBe(200);
}

/** Every row of a tenant, by table. */
async function rowsOf({ database }: StockedLibrary, tenant: string): Promise<Record<string, unknown[]>> {
  // The server reads partitions by the table that they are of alone.
  const closed = (await tablesOf(database)).filter(({ isClosed, isPartition }) => isClosed && !isPartition);
  const db = database.forTenant(tenant);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of closed) {
    const found = await sql<{
      row: unknown;
    }>`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(db);
    rows[name] = found.rows;
  }
  return rows;
}

/** What valid requests have begun in the background has ended. */
const untilDownloadsAreDone = ({ database }: StockedLibrary): Promise<void> =>
  expect
    .poll(async () => {
      const db = database.forTenant<{ downloads: { state: string } }>('astm');
      const live = db.selectFrom('downloads').select('state').where('state', 'in', ['waiting', 'stamping']);
      return (await live.execute()).length;
    })
    .toBe(0);

it.each(['individual', 'operator'] as const)(
  'holds when the %s of another tenant asks every call for what belongs to a reader of this one',
  async (name) => {
    const library = await stockedLibrary();
    await markRows(library);
    const stranger = await library.as(name, 'api');
    const calls = [];
    for (const known of everyCall)
      calls.push({ ...known, sent: await known.validRequest({ library, client: library.owner }) });
    await untilDownloadsAreDone(library);

    const before = await rowsOf(library, 'astm');
    const outcomes: Record<string, string> = {};
    for (const { name: called, call, sent } of calls) {
      const answer = await make(stranger, call, sent);
      const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect([called, answer.status < 500]).toEqual([called, true]);
      expect([called, body.includes(mark), [...answer.headers].join().includes(mark)]).toEqual([
        called,
        false,
        false,
      ]);
      if (answer.status >= 300) outcomes[called] = (JSON.parse(body) as { code: string }).code;
    }
    expect(await rowsOf(library, 'astm')).toEqual(before);
    // What someone else keeps is as if it were not there.
    expect(outcomes).toMatchObject({
      'session.redeemCode': 'code-spent',
      'downloads.downloadState': 'download-not-found',
      'downloads.cancelDownload': 'download-not-found',
      'notes.deleteNote': 'note-not-found',
      'training.videoFile': 'ticket-expired',
      'training.videoCaptions': 'ticket-expired',
      'tracking.toggleTracking': 'tracking-not-found',
      'groups.groupDetail': 'group-not-found',
      'groups.groupDocuments': 'group-not-found',
      'groups.renameGroup': 'group-not-found',
      'groups.changeMembers': 'group-not-found',
      'groups.changeDocuments': 'group-not-found',
      'groups.deleteGroup': 'group-not-found',
      'groups.mailGroup': 'group-not-found',
    });
  },
  120_000,
);

it('holds for two tenants that offer the same publisher: each sees what its own readers keep there', async () => {
  const library = await stockedLibrary();
  await markRows(library);
  const path = `/api/user-notes/${library.ids.newer}`;
  const notesSeenBy = async (tenant: 'astm' | 'demowl') =>
    (await (await library.as('individual', tenant))('GET', path)).text();
  expect(await notesSeenBy('astm')).toContain(mark);
  expect(await notesSeenBy('demowl')).toBe('[]');
});

/** Takes a publisher out of what a tenant offers, and waits until the library knows. */
async function withdraw({ database, originOf, anyone }: StockedLibrary, publisher: string): Promise<void> {
  const settings = sql`jsonb_set(settings, '{publishers}', (settings -> 'publishers') - ${publisher})`;
  await sql`update tenants set settings = ${settings} where key = 'api'`.execute(database.withoutTenant());
  const path = `/publishers/${publisher}/mark.svg`;
  const { host } = new URL(originOf('api'));
  await expect.poll(async () => (await anyone('GET', path, undefined, { host })).status).toBe(404);
}

/** Reports tell what readers of the tenant did while the publisher was offered: their past does not change. */
const readsHistory = new Set(['usage.openedDocuments', 'usage.refusals', 'usage.reportTable']);

it('holds for what publishers give: where one is not offered, no call tells anything of its documents', async () => {
  const library = await stockedLibrary();
  const client = await library.as('operator', 'api');
  const disclosing = async (): Promise<string[]> => {
    const names = [];
    for (const { name, call, validRequest } of everyCall) {
      // The audit repeats what the tenant's own readers have asked for, then and now.
      if (name.startsWith('audit.')) continue;
      // An operator looks after broken documents of all publishers; that an administrator does not, `integrity.test.ts` says.
      if (name.startsWith('integrity.')) continue;
      const answer = await make(client, call, await validRequest({ library, client }));
      if (readsHistory.has(name)) continue;
      // What codes of its documents begin with, and the title of the one that is asked for.
      if (/NSB\||Creep of Bonded Anchors/i.test(await answer.text())) names.push(name);
    }
    return names;
  };
  expect(await disclosing()).toEqual(
    expect.arrayContaining(['documents.metadata', 'search.unified', 'usage.recentlyAccessed']),
  );
  await withdraw(library, 'NSB');
  expect(await disclosing()).toEqual([]);
}, 120_000);
