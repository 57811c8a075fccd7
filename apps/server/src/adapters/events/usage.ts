import { createHash } from 'node:crypto';
import { contentTypeOf, type AssetType, type ContentType } from '@norma/contracts';
import { sql, type Insertable, type Kysely } from 'kysely';
import { advisoryLocks } from '../../lib/advisoryLocks.ts';
import type { UsageActor, Usage, UsageEvent } from '../../ports/usage.ts';
import { dataTypeOf } from './dataType.ts';
import { isRobot } from './robots.ts';

type UsageTables = {
  usage_events: {
    tenant: string;
    at: Date;
    type: string;
    way: string;
    session_id: string;
    person_id: string;
    reader_id: string;
    account_id: string;
    is_robot: boolean;
    content_code: string | null;
    format: string | null;
    video: string | null;
    title: string | null;
    designation: string | null;
    family: string | null;
    edition: string | null;
    year_of_publication: number | null;
    publisher_code: string | null;
    publisher: string | null;
    document_type: string | null;
    data_type: string | null;
    access_type: string | null;
    access_method: string;
    search_type: string | null;
    search_text: string | null;
    found: number | null;
    searched: readonly string[] | null;
    chose_publishers: boolean | null;
    page: string | null;
    remote_address: string;
    user_agent: string;
  };
  documents: {
    content_code: string;
    family_id: number;
    title_text: string;
    designation: string;
    edition: string;
    publisher_code: string;
    document_type: string;
    content_type: ContentType | null;
    asset_type: AssetType;
    edition_year: number | null;
  };
  families: { id: number; designation: string };
  publishers: { code: string; name: string };
};

type Db = Kysely<UsageTables>;
type Row = Insertable<UsageTables['usage_events']>;

/** Keeps usage events in the tenant's own rows of the database, with all that a count will say of their items. */
export const databaseUsage = (dbOf: (tenantKey: string) => Db, now: () => Date): Usage => ({
  record: async (tenant, event) => {
    await dbOf(tenant)
      .connection()
      .execute((db) => insert(db, { tenant, at: now() }, event));
  },

  recordOnce: async (tenant, event, withinMs) => {
    const at = now();
    const since = new Date(at.getTime() - withinMs);
    await dbOf(tenant)
      .connection()
      .execute(async (db) => {
        // Most of what is asked for is a later piece of a file that was opened long ago: no lock for those.
        if (await wasRequested(db, event, since)) return;
        await db.transaction().execute(async (within) => {
          const key = [tenant, event.sessionId, event.contentCode].join(' ');
          await sql`select pg_advisory_xact_lock(${advisoryLocks.usageEvents}, hashtext(${key}))`.execute(
            within,
          );
          if (!(await wasRequested(within, event, since))) await insert(within, { tenant, at }, event);
        });
      });
  },
});

async function insert(
  db: Db,
  { tenant, at }: { readonly tenant: string; readonly at: Date },
  event: UsageEvent,
): Promise<void> {
  const row: Row = { tenant, at, ...whoOf(event), ...whatOf(event) };
  const item = 'contentCode' in event ? await itemOf(db, event.contentCode) : null;
  const film = 'video' in event ? ({ title: event.title, data_type: 'Audiovisual' } as const) : null;
  await db
    .insertInto('usage_events')
    .values({ ...row, ...item, ...film })
    .execute();
}

async function wasRequested(
  db: Db,
  event: UsageEvent & { readonly type: 'request' },
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('usage_events')
    .select('at')
    .where('type', '=', 'request')
    .where('session_id', '=', event.sessionId)
    .where('person_id', '=', event.personId)
    .where('content_code', '=', event.contentCode)
    .where('format', '=', event.format)
    .where('way', '=', wayOf(event))
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const whoOf = (event: UsageEvent) => ({
  session_id: event.sessionId,
  person_id: event.personId,
  reader_id: readerOf(event),
  account_id: event.accountId,
  is_robot: isRobot(event.userAgent),
  access_method: 'Regular',
  remote_address: event.remoteAddress,
  user_agent: event.userAgent.slice(0, 500),
});

const whatOf = (event: UsageEvent) => ({
  type: event.type,
  way: wayOf(event),
  content_code: 'contentCode' in event ? event.contentCode : null,
  access_type: 'contentCode' in event ? 'Controlled' : null,
  format: 'format' in event ? event.format : null,
  video: 'video' in event ? event.video : null,
  search_type: 'searchType' in event ? event.searchType : null,
  search_text: 'text' in event ? event.text : null,
  found: 'found' in event ? event.found : null,
  searched: 'publishers' in event ? event.publishers : null,
  chose_publishers: 'isChosen' in event ? event.isChosen : null,
  page: 'page' in event ? event.page : null,
});

function wayOf(event: UsageEvent): string {
  if ('way' in event) return event.way;
  return event.type === 'request' ? 'reading' : '';
}

/** One reader among those who share a sign-in, by where they ask from and with what, as COUNTER tells users apart. */
function readerOf({ isShared, personId, remoteAddress, userAgent }: UsageActor): string {
  if (!isShared) return personId;
  const digest = createHash('sha256').update([personId, remoteAddress, userAgent].join('\n')).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a count says of a document; kept with each event, because counts are asked for when it may be gone. */
async function itemOf(db: Db, contentCode: string): Promise<Partial<Row> | null> {
  const found = await db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .innerJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .select([
      'documents.title_text as title',
      'documents.designation',
      'families.designation as family',
      'documents.edition',
      'documents.publisher_code',
      'publishers.name as publisher',
      'documents.document_type',
      'documents.content_type',
      'documents.asset_type',
      'documents.edition_year as year_of_publication',
    ])
    .where('documents.content_code', '=', contentCode)
    .executeTakeFirst();
  if (!found) return null;
  const { content_type, asset_type, ...item } = found;
  const contentType = content_type ?? contentTypeOf(asset_type);
  return { ...item, data_type: dataTypeOf({ documentType: item.document_type, contentType }) };
}
