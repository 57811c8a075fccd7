import type { ReportDocument, ReportDocuments, ReportRefusal, ReportRefusals } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import { within, type Scope } from './scope.ts';
import { openedSums, otherSums, refusedWays } from './sums.ts';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;

/** A part of a list: so many rows after the first ones. */
export type Slice = { readonly offset: number; readonly limit: number };

/** The documents that were opened, the most opened first, each with its readers. */
export async function openedDocuments(
  db: Db,
  scope: Scope,
  { offset, limit }: Slice,
): Promise<ReportDocuments> {
  // Readers are counted of what is shown alone.
  const { rows } = await sql<{ total: number; most: number } & Nullable<ReportDocument>>`
    with counted as materialized (select content_code, ${openedSums}, ${otherSums} from usage_documents
      where ${within(scope, scope)} group by content_code),
    opened as (select * from counted where opened > 0),
    page as (select o.*, ${described} from opened o left join used_documents u using (content_code)
      order by o.opened desc, designation, content_code limit ${limit} offset ${offset}),
    readers as (select content_code, count(distinct reader_id) as readers from usage_readers
      where ${within(scope, scope)} and what = 'opened'
        and content_code = any(array(select content_code from page)) group by content_code)
    select total, most, page.content_code as "contentCode", designation, title, publisher_code as "publisherCode",
      document_type as "documentType", opened, pdf, html, download, comparison, viewed, readers
    from (select count(*) as total, coalesce(max(opened), 0)::bigint as most from opened) whole
      left join (page join readers using (content_code)) on true
    order by opened desc, designation, page.content_code`.execute(db);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    most: first?.most ?? 0,
    documents: rows.flatMap(({ total: _total, most: _most, ...row }) => (isWhole(row) ? [row] : [])),
  };
}

/** What was refused and why, the most often refused first, each with the people it was refused to. */
export async function refusals(db: Db, scope: Scope, { offset, limit }: Slice): Promise<ReportRefusals> {
  const { rows } = await sql<{ total: number } & Nullable<ReportRefusal>>`
    with refused as materialized (select content_code, way, sum(count)::bigint as refused from usage_documents
      where ${within(scope, scope)} and way = any(${refusedWays}::text[]) group by content_code, way),
    page as (select r.*, ${described} from refused r left join used_documents u using (content_code)
      order by r.refused desc, designation, content_code, way limit ${limit} offset ${offset}),
    readers as (select content_code, what, count(distinct reader_id) as readers from usage_readers
      where ${within(scope, scope)} and what <> 'opened'
        and content_code = any(array(select content_code from page)) group by content_code, what)
    select total, page.content_code as "contentCode", designation, title, publisher_code as "publisherCode",
      document_type as "documentType", way as reason, refused, readers
    from (select count(*) as total from refused) whole
      left join (page join readers on readers.content_code = page.content_code and readers.what = page.way) on true
    order by refused desc, designation, page.content_code, way`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    refusals: rows.flatMap(({ total: _total, ...row }) => (isWhole(row) ? [row] : [])),
  };
}

/** What a document was called when it was used last: it may be gone. */
const described = sql`coalesce(u.designation, content_code) as designation, coalesce(u.title, '') as title,
  coalesce(u.publisher_code, '') as publisher_code, coalesce(u.document_type, '') as document_type`;

/** A page behind the last one has a row of totals, and nothing else. */
type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };
const isWhole = <Row extends { contentCode: string }>(row: Nullable<Row>): row is Row =>
  row.contentCode !== null;
