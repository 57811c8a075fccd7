import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** What the search index takes of a document. */
export type IndexedDocument = {
  contentCode: string;
  designation: string;
  title: string;
  /** Titles by BCP 47 tag, that of its own language perhaps among them. */
  titles: Record<string, string>;
  keywords: string[];
  description: string;
  body: string;
  publisher: string;
  documentType: string;
  status: string;
  /** The one vocabulary of status. */
  edition_status: string | null;
  language: string;
  /** The languages in which the edition exists. */
  languages: string[];
  isTranslation: boolean;
  familyId: number;
  publishedOn: string | null;
  year: number | null;
  committee: string | null;
  ics: string[];
  categories: string[];
  industries: string[];
  topics: string[];
};

/** What has happened to documents: some as they are now, and the codes of some that are gone. */
export type IndexChanges = {
  readonly documents: readonly IndexedDocument[];
  readonly removed: readonly string[];
};

/** Few enough that their texts fit into memory many times over. */
const atATime = 500;

/** What the index lacks, some at a time: every document at first, then those changed since a mark. */
export async function* indexChanges(db: Db, since: string | null): AsyncGenerator<IndexChanges> {
  if (since === null) yield* everyDocument(db);
  else yield* changedDocuments(db, since);
}

const columns = [
  'content_id',
  'content_code as contentCode',
  'designation',
  'title_text as title',
  'titles',
  'keywords',
  'description_text as description',
  'body_text as body',
  'publisher_code as publisher',
  'document_type as documentType',
  'status',
  'edition_status',
  'language',
  'languages',
  'is_translation as isTranslation',
  'family_id as familyId',
  'published_on as publishedOn',
  'edition_year as year',
  'committee',
  'ics',
  'categories',
  'industries',
  'topics',
] as const;

async function* everyDocument(db: Db): AsyncGenerator<IndexChanges> {
  for (let last = 0; ;) {
    const documents = await db
      .selectFrom('documents')
      .select(columns)
      .where('content_id', '>', last)
      .orderBy('content_id')
      .limit(atATime)
      .execute();
    const end = documents.at(-1);
    if (!end) return;
    yield { documents, removed: [] };
    last = end.content_id;
  }
}

async function* changedDocuments(db: Db, since: string): AsyncGenerator<IndexChanges> {
  for (let last = { transaction: since, seq: 0 }; ;) {
    const changes = await db
      .selectFrom('document_changes')
      .select(['seq', 'transaction', 'content_code'])
      // In the order of their index: by their numbers, all changes ever made would be passed over first.
      .where(sql<boolean>`(transaction, seq) > (${last.transaction}::xid8, ${last.seq})`)
      .orderBy('transaction')
      .orderBy('seq')
      .limit(atATime)
      .execute();
    const end = changes.at(-1);
    if (!end) return;
    const codes = [...new Set(changes.map(({ content_code }) => content_code))];
    const documents = await db
      .selectFrom('documents')
      .select(columns)
      .where('content_code', '=', ({ fn, val }) => fn.any(val(codes)))
      .execute();
    const present = new Set(documents.map(({ contentCode }) => contentCode));
    yield { documents, removed: codes.filter((code) => !present.has(code)) };
    last = end;
  }
}
