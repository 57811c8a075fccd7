import { Client } from 'pg';
import { accountsBy } from '../embedded/rolesAndDatabase.ts';
import { connectionToRunning } from '../embedded/startPostgres.ts';
import { prepareExternal } from '../external.ts';

/** Connects as the owner of the tables to a database that is open, in this process or in another. */
export async function connectAsOwner({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<Client> {
  const { owner } =
    databaseUrl === null ? accountsBy(connectionToRunning(dataDir)) : await prepareExternal(databaseUrl);
  const client = new Client(owner);
  client.on('error', () => undefined); // The running query reports it as well.
  await client.connect();
  return client;
}
