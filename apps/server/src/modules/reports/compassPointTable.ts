import type { CompassPointTable, Deeds, ReportFilters } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { WrittenFile } from '../../context.ts';
import { csvTable, type Cell } from '../../lib/csv.ts';
import { tableHeads, type Head } from '../../i18n/tableHeads.ts';
import { documentTypeNames } from '../../tenant/vocabulary.ts';
import { resolveFilters, type ResolvedFilters, type Context } from './filters.ts';
import { publishersByName } from './compassPointReport.ts';
import { actionsByDay, totalActions, makers, markedDocuments } from './compassPointStore.ts';

type Line = readonly Cell[];
type Table = { readonly heads: readonly Head[]; readonly lines: AsyncIterable<readonly Line[]> };

/** A table of the report on compass points as a file, written while it is sent. */
export async function compassPointTable(
  table: CompassPointTable,
  filters: ReportFilters,
  ctx: Context,
): Promise<WrittenFile | Failed<'report-range-wrong' | 'report-account-not-found'>> {
  const resolved = await resolveFilters(filters, ctx);
  if (resolved instanceof Failed) return resolved;
  const { heads, lines } = tables[table](resolved, ctx);
  const { from, to } = resolved.range;
  return {
    mediaType: 'text/csv; charset=utf-8',
    name:
      ['compass-points', table, resolved.account.number.replaceAll(/\W+/g, '-'), from, to].join('_') + '.csv',
    pieces: csvTable(tableHeads(ctx.language, heads), lines),
  };
}

const tables: Readonly<Record<CompassPointTable, (resolved: ResolvedFilters, ctx: Context) => Table>> = {
  days: ({ counted, range }, { db }) => ({
    heads: ['day', ...actionHeads],
    lines: linesOf(
      () => actionsByDay(db, counted, range),
      (row) => [row.day, ...actionCells(row)],
    ),
  }),
  documents: ({ counted }, { db, ...ctx }) => ({
    heads: ['designation', 'publisher', 'documentType', 'contentCode', 'active'],
    lines: linesByPiece(
      (piece) => markedDocuments(db, counted, piece),
      (row) => [
        row.designation,
        row.publisherCode,
        typeName(row.documentType, ctx),
        row.contentCode,
        row.active,
      ],
    ),
  }),
  makers: ({ counted }, { db }) => ({
    heads: ['maker', 'active'],
    lines: linesByPiece(
      (piece) => makers(db, counted, piece),
      ({ name, active }) => [name, active],
    ),
  }),
  publishers: ({ counted }, ctx) => ({
    heads: ['publisherCode', 'publisher', 'active'],
    lines: linesOf(
      () => publishersByName(counted, ctx),
      ({ code, name, active }) => [code, name, active],
    ),
  }),
  all: ({ counted, range }, { db, ...ctx }) => ({
    heads: ['day', 'publisher', 'documentType', ...actionHeads],
    lines: linesByPiece(
      (piece) => totalActions(db, counted, range, piece),
      (row) => [row.day, row.publisher_code, typeName(row.document_type, ctx), ...actionCells(row)],
    ),
  }),
};

const typeName = (type: string, { tenant, language }: Pick<Context, 'tenant' | 'language'>): string =>
  documentTypeNames(tenant, language)(type).text;

const actionHeads = ['made', 'edited', 'moved', 'shared', 'deactivated', 'reactivated'] as const;

const actionCells = ({ made, edited, moved, shared, deactivated, reactivated }: Deeds): Line => [
  made,
  edited,
  moved,
  shared,
  deactivated,
  reactivated,
];

type Piece = { readonly offset: number; readonly size: number };

const size = 2_000;

/** Lines of rows that may be many, which are read piece by piece. */
async function* linesByPiece<Row>(
  read: (piece: Piece) => Promise<readonly Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<readonly Line[]> {
  let rows: readonly Row[] = [];
  for (let offset = 0; offset === 0 || rows.length === size; offset += size) {
    // oxlint-disable-next-line no-await-in-loop -- each piece is read when the one before was taken
    rows = await read({ offset, size });
    if (rows.length > 0) yield rows.map(lineOf);
  }
}

/** Lines of rows that are few. */
async function* linesOf<Row>(
  read: () => Promise<readonly Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<readonly Line[]> {
  yield (await read()).map(lineOf);
}
