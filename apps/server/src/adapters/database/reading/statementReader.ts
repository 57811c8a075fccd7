import { Socket } from 'node:net';
import { Client, DatabaseError, type ClientConfig, type Pool } from 'pg';
import type { StatementResult, StatementLimits, RunStatement } from '../../../ports/database.ts';
import { dropViews, layOutViews, viewSchema } from './views.ts';

type Parts = { readonly owner: Pool; readonly reader: ClientConfig };

/** Nodes of one library take turns: the views of one tenant must be gone before another's are there. */
const turn = 0x6e_6f_72_64;

const MiB = 1024 * 1024;

/** Asks statements, one at a time, over a connection that is made for each and belongs to the reading role from its first moment. */
export function statementReader({ owner, reader }: Parts): RunStatement {
  const runStatement: RunStatement = async (tenantKey, statement, limits) => {
    const laying = await owner.connect();
    try {
      await laying.query('select pg_advisory_lock($1)', [turn]);
      await layOutViews(laying, tenantKey);
      try {
        return await readStatement(reader, { tenantKey, statement, limits });
      } finally {
        await dropViews(laying);
      }
    } finally {
      // Its session ends, and the turn with it, however this has gone.
      laying.release(true);
    }
  };
  let before: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const answer = before.then(() => runStatement(...args));
    before = answer.catch(() => undefined);
    return answer;
  };
}

type StatementRequest = { tenantKey: string; statement: string; limits: StatementLimits };

async function readStatement(
  reader: ClientConfig,
  { tenantKey, statement, limits }: StatementRequest,
): Promise<StatementResult> {
  const counted = countedSocket(limits.megabytes * MiB);
  const client = new Client({
    ...reader,
    stream: () => counted.socket,
    application_name: 'norma-reading',
    statement_timeout: limits.seconds * 1000,
    // Written as texts, whatever they are.
    types: { getTypeParser: () => String },
    options: [
      '-c default_transaction_read_only=on',
      `-c search_path=${viewSchema}`,
      `-c norma.tenant=${tenantKey}`,
      '-c idle_in_transaction_session_timeout=10s',
      '-c max_parallel_workers_per_gather=0',
    ].join(' '),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await read(client, statement, limits);
  } catch (cause) {
    if (counted.isTooMuch()) return { outcome: 'too-large' };
    throw cause;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const leading = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;
const cursor = 'declare asked no scroll cursor for ';

/**
 * Reads what a statement answers. A cursor is declared for nothing that writes, and gives no more rows than are fetched;
 * `explain` has none, and is asked as it is. A name makes PostgreSQL take one statement and no second one behind it.
 */
async function read(client: Client, statement: string, limits: StatementLimits): Promise<StatementResult> {
  const startedAt = performance.now();
  const isExplain = /^explain\b/i.test(statement.replace(leading, ''));
  const prefix = isExplain ? '' : cursor;
  try {
    await client.query('begin transaction read only');
    const args = {
      name: 'asked',
      text: prefix + statement.replace(/[;\s]+$/, ''),
      rowMode: 'array' as const,
    };
    const answer = await client.query<(string | null)[]>(args);
    const { fields, rows } = isExplain
      ? answer
      : await client.query<(string | null)[]>({
          text: `fetch ${limits.rows + 1} from asked`,
          rowMode: 'array',
        });
    const ms = Math.round(performance.now() - startedAt);
    await client.query('rollback');
    return {
      outcome: 'answered',
      columns: fields.map(({ name }) => name),
      rows: rows.slice(0, limits.rows),
      isCut: rows.length > limits.rows,
      ms,
    };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const place = error.position ? Number(error.position) - prefix.length : 0;
    return {
      outcome: 'refused',
      message: error.message,
      code: error.code ?? '',
      position: place > 0 ? place : null,
    };
  }
}

/** A connection that ends when more has come over it than may be answered: one value alone may be a gigabyte. */
function countedSocket(maxBytes: number): { socket: Socket; isTooMuch: () => boolean } {
  const socket = new Socket();
  socket.on('data', () => {
    if (socket.bytesRead > maxBytes) socket.destroy();
  });
  return { socket, isTooMuch: () => socket.bytesRead > maxBytes };
}
