import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DumpedSequence, DumpedTable } from './dump.ts';
import { copied, quoted, tablesOf, type Table } from './tables.ts';

type LoadParams = {
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly DumpedSequence[];
  readonly fileOf: (table: string) => string;
  readonly onTable: (table: DumpedTable, done: number, of: number) => void;
};

/** Puts dumped tables in place of what is there, in one transaction: all of them, or nothing is changed. */
export async function loadTables(
  client: Client,
  { tables, sequences, fileOf, onTable }: LoadParams,
): Promise<void> {
  await client.query('begin');
  try {
    // A server that still serves holds the tables: better to say so soon than to wait for it.
    await client.query("set local lock_timeout = '10s'");
    const present = await tablesOf(client);
    refuseOthers(present, tables);
    await client.query(`truncate ${present.map(({ name }) => quoted(name)).join(', ')} restart identity`);
    for (const [index, table] of present.entries()) {
      const dumped = tables.find(({ name }) => name === table.name);
      if (!dumped) continue;
      await loadTable(client, table, fileOf(table.name));
      await refuseOtherCount(client, dumped);
      onTable(dumped, index + 1, present.length);
    }
    for (const table of present) await closeAgain(client, table);
    await notifyFollowers(client);
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function refuseOthers(present: readonly Table[], tables: readonly DumpedTable[]): void {
  const shapeOf = ({ name, columns }: { name: string; columns: readonly string[] }): string =>
    `${name} (${columns.join(', ')})`;
  const [ours, theirs] = [present, tables].map((all) => new Set(all.map(shapeOf)));
  const differing = [...(theirs ?? [])].filter((shape) => !ours?.has(shape));
  if (differing.length > 0)
    throw new Error(`This version of Norma does not have these tables: ${differing.join('; ')}`);
}

// The tables are opened to their owner, and their triggers told to rest, until the transaction ends:
// what they would write is in the backup too.
async function loadTable(client: Client, table: Table, file: string): Promise<void> {
  const name = quoted(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  if (table.isByTenant) await client.query(`alter table ${name} no force row level security`);
  const copying = client.query(copyFrom(`copy ${name} (${copied(table)}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), copying);
}

/** Anyone who followed the documents that were there before must read all of them again. */
async function notifyFollowers(client: Client): Promise<void> {
  await client.query('delete from document_changes');
  await client.query(
    'update followed_library set id = gen_random_uuid(), changes_since = pg_current_xact_id()',
  );
  await client.query("select pg_notify('document_changes', '')");
}

async function closeAgain(client: Client, { name, isByTenant }: Table): Promise<void> {
  if (isByTenant) await client.query(`alter table ${quoted(name)} force row level security`);
  await client.query(`alter table ${quoted(name)} enable trigger user`);
}

async function refuseOtherCount(client: Client, { name, rows }: DumpedTable): Promise<void> {
  const found = await client.query<{ count: string }>(`select count(*) as count from ${quoted(name)}`);
  const count = Number(found.rows[0]?.count);
  if (count !== rows) throw new Error(`${count} rows of ${name} were restored instead of ${rows}`);
}
