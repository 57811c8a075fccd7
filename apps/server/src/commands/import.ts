import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { migrations } from '../migrations/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { importStandards, stsFilesAt, type Outcome } from '../modules/ingestion/index.ts';
import { offerPublisher, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { readSettings, type Settings } from '../settings.ts';

const usage = 'Usage: npm run import -- <STS file or folder> [--tenant KEY]';

/** Imports NISO STS files, beside a running server or on its own, and tells what became of each. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(usage);
  const paths = await stsFilesAt(path);
  if (paths.length === 0) throw new Error(`There is no STS file (.xml) in ${path}`);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  const database = await joinDatabase({
    dataDir,
    databaseUrl,
    migrations,
    log: (step) => console.error(`  ${step}`),
  });
  try {
    await importAll(paths, { database, settings, tenantKey: values.tenant ?? null });
  } finally {
    await database.close();
  }
}

type Means = { readonly database: Database; readonly settings: Settings; readonly tenantKey: string | null };

async function importAll(paths: readonly string[], { database, settings, tenantKey }: Means): Promise<void> {
  const startedAt = performance.now();
  const db = database.withoutTenant<DocumentTables>();
  const files = folderFileStore(join(settings.dataDir, 'files'));
  const results = { added: 0, replaced: 0, unchanged: 0, rejected: 0 };
  const publishers = new Set<string>();
  for await (const outcome of importStandards(paths, { db, files, now: () => new Date() })) {
    results[outcome.result] += 1;
    console.log(line(outcome));
    if (outcome.result !== 'rejected') publishers.add(outcome.publisher);
  }
  for (const publisher of publishers) {
    const isNew = await offerPublisher(database.withoutTenant<TenantTables>(), { tenantKey, publisher });
    if (isNew)
      console.log(`${publisher} is offered now; its documents open for accounts that subscribe to it`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { added, replaced, unchanged, rejected } = results;
  console.log(
    `${added} added, ${replaced} replaced, ${unchanged} unchanged, ${rejected} rejected in ${seconds.toFixed(1)} s (${(paths.length / seconds).toFixed(1)} a second)`,
  );
  if (rejected > 0) process.exitCode = 1;
}

const line = (outcome: Outcome): string =>
  outcome.result === 'rejected'
    ? `rejected   ${outcome.path}: ${outcome.reason}`
    : `${outcome.result.padEnd(10)} ${outcome.contentCode}`;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
