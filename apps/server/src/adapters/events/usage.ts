import { contentTypeOf, type AssetType, type ContentType } from '@norma/contracts';
import type { Insertable, Kysely } from 'kysely';
import type { Usage } from '../../ports/usage.ts';
import { dataTypeOf } from './dataType.ts';

type UsageTables = {
  usage_events: {
    tenant: string;
    at: Date;
    type: string;
    session_id: string;
    person_id: string;
    account_id: string;
    content_code: string | null;
    format: string | null;
    search_type: string | null;
    search_text: string | null;
    found: number | null;
    page: string | null;
    remote_address: string;
    user_agent: string;
    title: string | null;
    designation: string | null;
    family: string | null;
    publisher_code: string | null;
    publisher: string | null;
    data_type: string | null;
    year_of_publication: number | null;
    video: string | null;
  };
  documents: {
    content_code: string;
    family_id: number;
    title_text: string;
    designation: string;
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
    const at = now();
    const contentCode = 'contentCode' in event ? event.contentCode : null;
    const row: Row = {
      tenant,
      at,
      type: event.type,
      session_id: event.sessionId,
      person_id: event.personId,
      account_id: event.accountId,
      content_code: contentCode,
      format: 'format' in event ? event.format : null,
      search_type: 'searchType' in event ? event.searchType : null,
      search_text: 'text' in event ? event.text : null,
      found: 'found' in event ? event.found : null,
      page: 'page' in event ? event.page : null,
      remote_address: event.remoteAddress,
      user_agent: event.userAgent.slice(0, 500),
      video: 'video' in event ? event.video : null,
    };
    await dbOf(tenant)
      .connection()
      .execute(async (db) => {
        const item = contentCode === null ? null : await itemOf(db, contentCode);
        const film = 'video' in event ? ({ title: event.title, data_type: 'Audiovisual' } as const) : null;
        await db
          .insertInto('usage_events')
          .values({ ...row, ...item, ...film })
          .execute();
      });
  },
});

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
  const { document_type: documentType, content_type, asset_type, ...item } = found;
  const contentType = content_type ?? contentTypeOf(asset_type);
  return { ...item, data_type: dataTypeOf({ documentType, contentType }) };
}
