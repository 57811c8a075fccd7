import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectAsOwner } from '../adapters/database/backup/connectAsOwner.ts';
import { openDatabase } from '../adapters/database/openDatabase.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { readManifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { migrations } from '../migrations/index.ts';
import { readSettings } from '../config/settings.ts';
import { runCommand } from './runCommand.ts';

const usage = 'Usage: npm run restore -- <folder of a backup> [--replace]';

/** Brings a backup back into an empty library, or in place of the one that is there; the server must not run. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(usage);
  await readManifest(folder); // What is no backup is told before a database is made for it.
  const { dataDir, databaseUrl } = readSettings(process.env);
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await openDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    const client = await connectAsOwner({ dataDir, databaseUrl });
    const restored = await restoreBackup(folder, {
      client,
      files: folderFileStore(join(dataDir, 'files')),
      dataDir,
      migrations: Object.keys(migrations),
      replaces: values.replace,
      log,
    }).finally(() => client.end());
    console.log(
      `Restored the library of ${restored.madeAt} with the tenants ${restored.tenants.join(', ')}. Start it with npm start.`,
    );
  } finally {
    await database.close();
  }
}

runCommand(main);
