import type { ReportChoices } from '@norma/contracts';
import type { NameInLanguage } from '@norma/contracts/fields';
import { sql, type Kysely } from 'kysely';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;

const maxAccounts = 50;

type Wanted = {
  readonly search: string;
  readonly onlyAccount: string | null;
  readonly nameOfType: (type: string) => NameInLanguage;
};

/** What a report may be narrowed to: what was used so far, and accounts by name; one alone where no other is seen. */
export async function choicesOf(db: Db, { search, onlyAccount, nameOfType }: Wanted): Promise<ReportChoices> {
  const [publishers, types, accounts] = await Promise.all([
    sql<{ code: string; name: string }>`
      select code, coalesce(p.name, code) as name
      from (select distinct publisher_code as code from used_documents where publisher_code <> '') used
        left join publishers p using (code) order by name, code`.execute(db),
    sql<{ type: string }>`select distinct document_type as type from used_documents
      where document_type <> '' order by type`.execute(db),
    accountsNamed(db, search, onlyAccount),
  ]);
  return {
    publishers: publishers.rows,
    documentTypes: types.rows.map(({ type }) => type),
    documentTypeNames: Object.fromEntries(types.rows.map(({ type }) => [type, nameOfType(type)])),
    accounts,
  };
}

function accountsNamed(db: Db, search: string, onlyAccount: string | null) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .$if(onlyAccount !== null, (own) => own.where('id', '=', onlyAccount))
    .$if(search !== '', (found) =>
      found.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('number', 'ilike', pattern)])),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(maxAccounts)
    .execute();
}
