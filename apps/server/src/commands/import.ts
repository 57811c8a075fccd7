import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { pdfiumReader } from '../adapters/pdf-reader/pdfiumReader.ts';
import { importFolders } from '../imports/importService.ts';
import { libraryImports } from '../imports/libraryImports.ts';
import { migrations } from '../migrations/index.ts';
import { isFinished, type Importing, type ImportRequest } from '../modules/imports/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { ending, progress } from './importProgress.ts';
import { runCommand } from './runCommand.ts';

const usage =
  'Usage: npm run import -- <file or folder> [--tenant KEY] [--publisher CODE] [--dry-run] [--visible-at TIME]';

/** Imports a delivery: through the server where one runs on the same data, on its own otherwise, and tells how it goes. */
async function main(): Promise<void> {
  const command = readCommand();
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  const pdfReader = pdfiumReader();
  try {
    const tenant = await tenantOf(command.tenant, { database, settings, log });
    const jobs = await database.openJobs();
    try {
      const files = folderFileStore(join(dataDir, 'files'));
      const folders = importFolders(dataDir);
      const { isDemo } = settings;
      const now = (): Date => new Date();
      const imports = libraryImports({ database, jobs, files, pdfReader, ...folders, isDemo, now });
      const { id, isGoingOn } = await imports.request({ ...command, tenant });
      if (isGoingOn) log(`Resuming unfinished import ${id}`);
      if (!database.isBesideServer) await imports.work();
      await follow(id, imports);
    } finally {
      await jobs.close();
    }
  } finally {
    await pdfReader.close();
    await database.close();
  }
}

function readCommand(): Omit<ImportRequest, 'tenant'> & { tenant: string | null } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      publisher: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'visible-at': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(usage);
  return {
    path,
    tenant: values.tenant ?? null,
    publisher: values.publisher ?? null,
    isDryRun: values['dry-run'] ?? false,
    visibleAt: values['visible-at'] === undefined ? null : timeOf(values['visible-at']),
  };
}

/** A moment with its offset, or the time of day where the command is given; a day alone would leave open whose. */
function timeOf(given: string): Date {
  const time = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(given) || Number.isNaN(time.getTime()))
    throw new Error(
      `--visible-at is "${given}": a time such as 2027-01-15T06:00 or 2027-01-15T06:00Z is expected.`,
    );
  return time;
}

/** The tenant that was named, or the default one; a library that has never been started gets the demo's first. */
async function tenantOf(
  tenantKey: string | null,
  { database, settings, log }: { database: Database; settings: Settings; log: (step: string) => void },
): Promise<string> {
  const db = database.withoutTenant<TenantTables>();
  if ((await allTenants(db)).length === 0 && settings.isDemo) {
    // Loaded here alone: an import needs nothing of the demo unless the library is empty.
    const { seedTenants } = await import('../demo/seed.ts');
    await seedTenants({ database, password: settings.demoPassword, log });
  }
  const tenants = await allTenants(db);
  const found = tenantKey === null ? tenants[0] : tenants.find(({ key }) => key === tenantKey.toLowerCase());
  if (found) return found.key;
  throw new Error(
    tenantKey === null
      ? 'There is no tenant yet. Start the server once, which creates the demo tenants, or import one with npm run tenant.'
      : `Tenant ${tenantKey} not found.`,
  );
}

const glanceMs = 250;

/** Tells how an import goes until it ends; Ctrl-C asks it to stop, anyone who does it. */
async function follow(id: number, imports: Importing): Promise<void> {
  const show = progress(process.stderr);
  let isStopRequested = false;
  const requestStop = (): void => {
    if (!isStopRequested) show.print('Stopping after the records being written; imported records stay');
    isStopRequested = true;
    imports.stop(id).catch(() => undefined);
  };
  process.on('SIGINT', requestStop);
  process.on('SIGTERM', requestStop);
  for (;;) {
    const found = await imports.look(id);
    if (!found) throw new Error(`Import ${id} no longer exists.`);
    const { job } = found;
    if (isFinished(job) || job.state === 'scheduled') {
      show.clear();
      console.log(ending(job));
      if (job.rejected > 0 || job.state === 'failed') process.exitCode = 1;
      return;
    }
    show.update(found);
    await sleep(glanceMs);
  }
}

runCommand(main);
