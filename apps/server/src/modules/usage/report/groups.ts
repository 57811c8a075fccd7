import type { ReportDocumentType, ReportedAccounts, ReportPublisher } from '@norma/contracts';
import type { NameInLanguage } from '@norma/contracts/fields';
import { sql, type Kysely } from 'kysely';
import type { Slice } from './documents.ts';
import { hasNoSearches, within, type Scope } from './scope.ts';
import { openedSums, otherSums, searchSum, type OpenedSums, type OtherSums } from './sums.ts';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;
type Use = OpenedSums & OtherSums & { readers: number };
type Sums<Name extends string> = Use & { searches: number } & Record<Name, string>;

/** What was read of each publisher, the most opened first. */
export async function byPublisher(db: Db, scope: Scope): Promise<ReportPublisher[]> {
  const rows = await usesBy(db, scope, 'publisher_code');
  const named = await db.selectFrom('publishers').select(['code', 'name']).execute();
  const names = new Map(named.map(({ code, name }) => [code, name]));
  return rows.map(({ publisher_code: code, searches: _searches, ...use }) => ({
    code,
    name: names.get(code) ?? code,
    ...use,
  }));
}

/** What was read of each type of document, the most opened first. */
export async function byDocumentType(
  db: Db,
  scope: Scope,
  nameOf: (type: string) => NameInLanguage,
): Promise<ReportDocumentType[]> {
  const rows = await usesBy(db, scope, 'document_type');
  return rows.map(({ document_type: documentType, searches: _searches, ...use }) => ({
    documentType,
    documentTypeName: nameOf(documentType),
    ...use,
  }));
}

/** What was read through each account, the most opened first. */
export async function byAccount(db: Db, scope: Scope, { offset, limit }: Slice): Promise<ReportedAccounts> {
  const rows = await usesBy(db, scope, 'account_id');
  const page = rows.slice(offset, offset + limit);
  const known = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(page.map(({ account_id }) => account_id)))))
    .execute();
  const accounts = new Map(known.map((account) => [account.id, account]));
  return {
    total: rows.length,
    accounts: page.map(({ account_id: id, searches, ...use }) => ({
      ...(accounts.get(id) ?? { id, name: id, number: '' }),
      ...use,
      searches: hasNoSearches(scope) ? null : searches,
    })),
  };
}

/** Uses by what a column says, without those that are of no document where the column tells of documents. */
async function usesBy<Name extends 'publisher_code' | 'document_type' | 'account_id'>(
  db: Db,
  scope: Scope,
  column: Name,
): Promise<Sums<Name>[]> {
  const by = sql.ref(column);
  const { rows } = await sql<Sums<Name>>`
    with uses as (select ${by}, ${openedSums}, ${otherSums}, ${searchSum} from usage_days
      where ${within(scope, scope)} ${column === 'account_id' ? sql`` : sql`and way <> 'search'`} group by ${by}),
    readers as (select ${by}, count(*) as readers from (select distinct ${by}, reader_id from usage_readers
      where ${within(scope, scope)} and what = 'opened') reading group by ${by})
    select uses.*, coalesce(readers, 0) as readers from uses left join readers using (${by})
    order by opened desc, viewed desc, ${sql.ref(`uses.${column}`)}`.execute(db);
  return rows;
}
