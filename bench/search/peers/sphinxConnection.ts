import { connect, type Socket } from 'node:net';

/** Rows of one result, each value as text. */
export type Rows = string[][];

/** A connection to Sphinx's SQL port. */
export type SphinxConnection = {
  /** Sends the statements in one packet; answers the rows of each result, FACET giving several. */
  search(statements: string[]): Promise<Rows[]>;
  close(): void;
};

const moreResults = 0x0008;

/**
 * Speaks as much of MySQL's protocol 4.1 as Sphinx does: a handshake without a password, COM_QUERY, text rows. (The
 * protocol: dev.mysql.com/doc/dev/mysql-server/latest, page "Client/Server Protocol".)
 */
export async function connectSphinx(port: number): Promise<SphinxConnection> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed));
  socket.setNoDelay(true);
  const packets = packetsOf(socket);
  const next = async (): Promise<Buffer> => {
    const { value, done } = await packets.next();
    if (done) throw new Error('Sphinx closed the connection');
    return value;
  };
  await next();
  // CLIENT_PROTOCOL_41 | MULTI_STATEMENTS | MULTI_RESULTS, 16 MB, utf8, no user, no password
  socket.write(
    packet(1, Buffer.concat([Buffer.from([0x00, 0x02, 0x03, 0x00, 0, 0, 0, 1, 33]), Buffer.alloc(25)])),
  );
  await next();
  return {
    search: async (statements) => {
      socket.write(packet(0, Buffer.from(`\x03${statements.join(';')}`)));
      const results: Rows[] = [];
      for (let more = true; more;) {
        const { rows, hasMore } = await result(next);
        results.push(rows);
        more = hasMore;
      }
      return results;
    },
    close: () => socket.destroy(),
  };
}

async function result(next: () => Promise<Buffer>): Promise<{ rows: Rows; hasMore: boolean }> {
  const head = await next();
  if (head[0] === 0xff) throw new Error(`Sphinx refuses: ${head.subarray(9).toString()}`);
  if (head[0] === 0x00) return { rows: [], hasMore: false };
  while (!isEnd(await next()));
  const rows: Rows = [];
  for (;;) {
    const row = await next();
    if (row[0] === 0xff) throw new Error(`Sphinx refuses: ${row.subarray(9).toString()}`);
    if (isEnd(row)) return { rows, hasMore: (row.readUInt16LE(3) & moreResults) !== 0 };
    rows.push(valuesOf(row));
  }
}

const isEnd = (given: Buffer): boolean => given[0] === 0xfe && given.length < 9;

function valuesOf(row: Buffer): string[] {
  const values: string[] = [];
  for (let at = 0; at < row.length;) {
    const first = row[at] ?? 0;
    const wide = first === 0xfc;
    const length = wide ? row.readUInt16LE(at + 1) : first;
    const from = at + (wide ? 3 : 1);
    values.push(row.toString('utf8', from, from + length));
    at = from + length;
  }
  return values;
}

function packet(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = sequence;
  return Buffer.concat([head, body]);
}

async function* packetsOf(socket: Socket): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk as Buffer]) : (chunk as Buffer);
    while (pending.length >= 4) {
      const end = 4 + pending.readUIntLE(0, 3);
      if (pending.length < end) break;
      yield pending.subarray(4, end);
      pending = pending.subarray(end);
    }
  }
}
