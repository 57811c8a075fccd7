import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copied, quoted, tablesOf, type Table } from './tables.ts';

/** A table in a file: what is needed to see that it is whole, and to bring it back. */
export type DumpedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string;
};

/** Where a sequence stands: the value it gave last, or would give first. */
export type DumpedSequence = { readonly name: string; readonly value: string; readonly isCalled: boolean };

type Dump = { readonly tables: DumpedTable[]; readonly sequences: DumpedSequence[] };

type DumpParams = {
  /** The file that a table goes into. */
  readonly fileOf: (table: string) => string;
  readonly onTable: (table: DumpedTable, done: number, of: number) => void;
};

/**
 * Writes every table into a gzipped file of its own, in the text format of COPY, all as they were at one moment.
 * The owner of the tables sees the rows of one tenant at a time, as everyone does: it goes from tenant to tenant.
 */
export async function dumpTables(client: Client, { fileOf, onTable }: DumpParams): Promise<Dump> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    const tenants = await client.query<{ key: string }>('select key from tenants order by key');
    const keys = tenants.rows.map(({ key }) => key);
    const tables = await tablesOf(client);
    const dumped: DumpedTable[] = [];
    for (const table of tables) {
      const one = await dumpTable(client, table, { file: fileOf(table.name), tenants: keys });
      dumped.push(one);
      onTable(one, dumped.length, tables.length);
    }
    return { tables: dumped, sequences: await sequencesOf(client) };
  } finally {
    await client.query('rollback');
  }
}

async function dumpTable(
  client: Client,
  table: Table,
  { file, tenants }: { file: string; tenants: readonly string[] },
): Promise<DumpedTable> {
  const { name, columns, isByTenant } = table;
  const hash = createHash('sha256');
  const counted = { rows: 0 };
  await pipeline(
    rowsOf(client, table, isByTenant ? tenants : [''], counted),
    createGzip({ level: 4 }),
    passing((chunk) => hash.update(chunk)),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { name, columns, rows: counted.rows, sha256: hash.digest('hex') };
}

async function* rowsOf(
  client: Client,
  table: Table,
  tenants: readonly string[],
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  for (const tenant of tenants) {
    await client.query("select set_config('norma.tenant', $1, true)", [tenant]);
    const copying = copyTo(`copy (select ${copied(table)} from ${quoted(table.name)}) to stdout`);
    yield* client.query(copying) as Readable;
    counted.rows += copying.rowCount ?? 0;
  }
}

const passing = (look: (chunk: Buffer) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      look(chunk);
      done(null, chunk);
    },
  });

// Sequences belong to no snapshot: they are read last, so that they are at or after every row that was seen.
async function sequencesOf(client: Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<DumpedSequence>(`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = current_schema() order by 1`);
  return rows;
}
