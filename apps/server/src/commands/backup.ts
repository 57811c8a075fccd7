import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectAsOwner } from '../adapters/database/backup/connectAsOwner.ts';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { migrations } from '../migrations/index.ts';
import { readSettings } from '../config/settings.ts';
import { version } from '../config/version.ts';
import { runCommand } from './runCommand.ts';

const usage = 'Usage: npm run backup -- [folder]';

/** Writes a backup of the whole library, of all tenants, with or without a running server. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  if (positionals.length > 1) throw new Error(usage);
  const { dataDir, databaseUrl } = readSettings(process.env);
  const now = new Date();
  const folder = positionals[0] ?? join(dataDir, 'backups', nameOf(now));
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    const client = await connectAsOwner({ dataDir, databaseUrl });
    const files = folderFileStore(join(dataDir, 'files'));
    const made = await takeBackup(folder, { client, files, version, now, log }).finally(() => client.end());
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${folder}: ${made.tenants.length} tenants, ${made.tables.length} tables with ${rows} rows, ${made.files.length} files. ` +
        'It contains password hashes and signing keys: protect it like the library itself.',
    );
  } finally {
    await database.close();
  }
}

const nameOf = (now: Date): string => `norma-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

runCommand(main);
