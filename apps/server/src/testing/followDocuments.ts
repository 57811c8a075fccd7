import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../adapters/database/openDatabase.ts';
import { jobsRole, ownerRole, serverRole } from '../adapters/database/roles.ts';
import { threadedSearchEngine } from '../adapters/search-engine/threaded.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { indexing } from '../modules/search/index.ts';

// Follows the documents of a database with a search engine that saves without a pause, until it is killed. Given a
// number, it kills itself when it has seen so many times that a file of the index is being written. Prints what it complains of, and `ready` when
// it has caught up for the first time.
const [host = '', port = '', name = '', folder = '', lastSeen = '0'] = process.argv.slice(2);
const as = (user: string) => ({ host, port: Number(port), user, database: name, ssl: false });
const accounts = { owner: as(ownerRole), server: as(serverRole), jobs: as(jobsRole) };
const never = new Promise<never>(() => undefined);

mkdirSync(folder, { recursive: true });
let seen = 0;
watch(folder, (_, file) => {
  const unfinished = join(folder, file ?? '');
  if (!file?.endsWith('.unfinished') || !existsSync(unfinished)) return;
  seen += 1;
  if (seen === Number(lastSeen)) process.kill(process.pid, 'SIGKILL');
});

const engine = threadedSearchEngine({
  workers: 2,
  folder,
  version: 'a test',
  onError: (what, cause) => console.log(what, cause),
  restMs: 0,
});
const database = await connectDatabase({ accounts, died: never, stop: async () => undefined }, console.log);
const index = indexing({
  engine,
  db: database.withoutTenant<DocumentTables>(),
  signal: new AbortController().signal,
  onRebuild: (reason) => console.log(`anew: ${reason}`),
});
const catchUp = (): void => void index.catchUp().catch((cause: unknown) => console.log(cause));
await database.listen('document_changes', catchUp);
await index.catchUp();
console.log('ready');
