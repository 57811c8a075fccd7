import type { ReportTable } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { Language, NameInLanguage } from '@norma/contracts/fields';
import { csvTable } from '../../../lib/csv.ts';
import { translate } from '../../../i18n/translate.ts';
import type { CountedWay } from '../tables.ts';
import { openedDocuments, refusals } from './documents.ts';
import { byAccount, byDocumentType, byPublisher } from './groups.ts';
import { overview } from './overview.ts';
import { daysIn, hasNoSearches, within, type Scope } from './scope.ts';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;
type Word = Parameters<typeof translate<'usage'>>[2];
type Row = Readonly<Record<string, string | number | null>>;
type TableQuery = {
  readonly scope: Scope;
  readonly language: Language;
  readonly nameOfType: (type: string) => NameInLanguage;
};

/** A table of a report: its columns, named as their words are, and its rows in pieces. */
type Table = {
  readonly columns: readonly Word[];
  readonly rows: (db: Db, query: TableQuery) => AsyncGenerator<readonly Row[]>;
};

const atOnce = 2_000;
const openings = ['opened', 'pdf', 'html', 'download', 'comparison'] as const;
const uses = [...openings, 'viewed', 'films', 'refused', 'readers'] as const;
const document = ['contentCode', 'designation', 'title', 'publisherCode', 'documentType'] as const;

const tables: Record<ReportTable, Table> = {
  days: {
    columns: ['day', ...openings],
    rows: async function* (db, { scope }) {
      yield (await overview(db, scope)).days;
    },
  },
  documents: {
    columns: [...document, ...openings, 'viewed', 'readers'],
    rows: (db, { scope }) => inSlices(async (slice) => (await openedDocuments(db, scope, slice)).documents),
  },
  refusals: {
    columns: [...document, 'reason', 'refused', 'readers'],
    rows: (db, { scope, language }) =>
      inSlices(async (slice) =>
        (await refusals(db, scope, slice)).refusals.map((row) => ({
          ...row,
          reason: translate('usage', language, `reason-${row.reason}`),
        })),
      ),
  },
  publishers: {
    columns: ['publisherCode', 'publisher', ...uses],
    rows: async function* (db, { scope }) {
      const rows = await byPublisher(db, scope);
      yield rows.map((row) => ({ ...row, publisherCode: row.code, publisher: row.name }));
    },
  },
  'document-types': {
    columns: ['documentType', ...uses],
    rows: async function* (db, { scope, nameOfType }) {
      const rows = await byDocumentType(db, scope, nameOfType);
      yield rows.map(({ documentTypeName: _name, ...row }) => row);
    },
  },
  accounts: {
    columns: ['accountNumber', 'account', ...uses, 'searches'],
    rows: async function* (db, { scope }) {
      const { accounts } = await byAccount(db, scope, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
      yield accounts.map((row) => ({ ...row, accountNumber: row.number, account: row.name }));
    },
  },
  all: {
    columns: ['day', 'accountNumber', 'account', ...document, 'use', 'count'],
    rows: async function* (db, query) {
      for (const day of daysIn(query.scope)) yield everyCountOf(db, { ...query, day });
    },
  },
};

/** A table of a report as CSV, in the words of a language, piece by piece. */
export function csvOf(db: Db, table: ReportTable, query: TableQuery): AsyncGenerator<string> {
  const { columns, rows } = tables[table];
  const heads = columns.map((column) => translate('usage', query.language, column));
  return csvTable(heads, cellsOf(rows(db, query), columns, query));
}

async function* cellsOf(
  rows: AsyncIterable<readonly Row[]>,
  columns: readonly (keyof Row)[],
  { nameOfType }: TableQuery,
) {
  const cellOf = (row: Row, column: keyof Row) =>
    column === 'documentType' ? nameOfType(String(row[column] ?? '')).text : (row[column] ?? null);
  for await (const some of rows) yield some.map((row) => columns.map((column) => cellOf(row, column)));
}

async function* inSlices(read: (slice: { offset: number; limit: number }) => Promise<Row[]>) {
  for (let offset = 0; ; offset += atOnce) {
    const some = await read({ offset, limit: atOnce });
    yield some;
    if (some.length < atOnce) return;
  }
}

/** Every count of a day: of documents by account, document and use, and searches by account. */
async function everyCountOf(
  db: Db,
  { scope, language, day }: TableQuery & { readonly day: string },
): Promise<Row[]> {
  const ofDay = within(scope, { from: day, to: day });
  const { rows } = await sql<Row & { way: CountedWay }>`
    select day::text as day, coalesce(a.number, '') as "accountNumber", coalesce(a.name, account_id) as account,
      content_code as "contentCode", coalesce(u.designation, content_code, '') as designation, coalesce(u.title, '') as title,
      c.publisher_code as "publisherCode", c.document_type as "documentType", way, count
    from (select day, account_id, publisher_code, document_type, content_code, way, count from usage_documents
        where ${ofDay}
      union all select day, account_id, '', '', null, way, count from usage_days
        where way = 'search' and ${hasNoSearches(scope) ? sql`false` : ofDay}) c
      left join used_documents u using (content_code) left join accounts a on a.id = c.account_id
    order by account, account_id, content_code nulls first, way`.execute(db);
  return rows.map(({ way, ...row }) => ({ ...row, use: translate('usage', language, `way-${way}`) }));
}
