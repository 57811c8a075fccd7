import type { IssueKind } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { Issue } from './checkDocument.ts';
import type { IntegrityTables } from './tables.ts';

type Db = Kysely<IntegrityTables & DocumentTables>;
type IssueQuery = {
  /** The publishers whose documents are of interest; null for all. */
  readonly publishers: readonly string[] | null;
  readonly kind?: IssueKind | undefined;
  readonly search: string;
};

/** Puts what is broken now in the place of what was known of these documents; what is still broken keeps its time. */
export async function replaceIssues(
  db: Kysely<IntegrityTables>,
  contentIds: readonly number[],
  { faults, now }: { faults: readonly Issue[]; now: Date },
): Promise<void> {
  if (contentIds.length === 0) return;
  const recordset = sql`json_to_recordset(${JSON.stringify(
    faults.map(({ contentId, kind, details }) => ({ content_id: contentId, kind, details: [...details] })),
  )}::json) as given(content_id bigint, kind text, details text[])`;
  await sql`delete from document_faults known where content_id = any(${[...contentIds]}::bigint[])
    and not exists (select from ${recordset} where given.content_id = known.content_id and given.kind = known.kind)`.execute(
    db,
  );
  // A document that went in the meantime has no faults.
  await sql`insert into document_faults (content_id, kind, details, found_at)
    select given.content_id, given.kind, given.details, ${now} from ${recordset}
    join documents on documents.content_id = given.content_id
    on conflict (content_id, kind) do update set details = excluded.details`.execute(db);
}

const matching = ({ publishers, kind, search }: IssueQuery) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(${publishers === null} or documents.publisher_code = any(${[...(publishers ?? [])]}::text[]))
    and (${kind ?? null}::text is null or document_faults.kind = ${kind ?? null})
    and (${search} = '' or documents.designation ilike ${pattern} or documents.title_text ilike ${pattern}
      or documents.content_code ilike ${pattern})`;
};

const issuesAndDocuments = (db: Db) =>
  db
    .selectFrom('document_faults')
    .innerJoin('documents', 'documents.content_id', 'document_faults.content_id');

const listed = (db: Db) =>
  issuesAndDocuments(db).select([
    'document_faults.content_id',
    'document_faults.kind',
    'document_faults.details',
    'document_faults.found_at',
    'documents.content_code',
    'documents.designation',
    'documents.title_text',
    'documents.publisher_code',
  ]);

/** Faults of documents that are wanted, in the order of their designations. */
export async function findIssues(db: Db, query: IssueQuery & { from: number; size: number }) {
  return listed(db)
    .where(matching(query))
    .orderBy('documents.designation')
    .orderBy('document_faults.content_id')
    .orderBy('document_faults.kind')
    .limit(query.size)
    .offset(query.from)
    .execute();
}

/** A fault with the document it is of. */
export type ListedIssue = Awaited<ReturnType<typeof findIssues>>[number];

/** What is known to be broken about one document. */
export async function issuesOfDocument(db: Db, contentId: number): Promise<ListedIssue[]> {
  return listed(db)
    .where('document_faults.content_id', '=', contentId)
    .orderBy('document_faults.kind')
    .execute();
}

/** How many faults there are of each kind that has any, of all that is searched for. */
export async function countsOfIssues(
  db: Db,
  query: Omit<IssueQuery, 'kind'>,
): Promise<{ kind: IssueKind; count: number }[]> {
  return issuesAndDocuments(db)
    .select((eb) => ['document_faults.kind', eb.fn.countAll<number>().as('count')])
    .where(matching(query))
    .groupBy('document_faults.kind')
    .execute();
}
