import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { demoPassword, seedPeople } from '../demo/seed.ts';
import { migrations } from '../migrations/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import {
  allTenants,
  clashesInLibrary,
  importTenant,
  originOf,
  type Mistake,
  type TenantTables,
} from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { fileOfTenant, type TenantSettings } from '../tenant/settings.ts';
import { CannotRun, readTenantFile, writeTenantFile } from './tenantFile.ts';
import { mistakeLines, reportLines } from './tenantReport.ts';

const usage = `Usage: npm run tenant -- check <file>          shows what a file would change, and all mistakes in it
       npm run tenant -- import <file>         imports a tenant, completely or not at all
       npm run tenant -- export <key> [file]   writes a tenant to a file, or prints it
       npm run tenant -- list                  lists all tenants
With check and import: --mark <svg> and --icon <svg> read the drawings from separate files, --default makes the
tenant the default one.`;

type TenantArguments = {
  readonly settings: Settings;
  /** The file, or the key. */
  readonly subject: string;
  readonly target: string | undefined;
  readonly drawings: { readonly mark: string | undefined; readonly icon: string | undefined };
  readonly becomesDefault: boolean;
};

/** Each answers the exit code: 0 when all is well, 1 for a mistake in what was given, 2 where it could not be tried. */
const actions = { check, import: takeOver, export: writeOut, list } as const;

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [name = '', subject = '', target, ...tooMuch] = positionals;
  const isKnown =
    Object.hasOwn(actions, name) && tooMuch.length === 0 && (target === undefined || name === 'export');
  if (!isKnown || (subject === '') !== (name === 'list')) throw new CannotRun(usage);
  const { mark, icon, default: becomesDefault = false } = values;
  const settings = readSettings(process.env);
  return actions[name as keyof typeof actions]({
    settings,
    subject,
    target,
    drawings: { mark, icon },
    becomesDefault,
  });
}

function readArguments() {
  const options = {
    default: { type: 'boolean' },
    mark: { type: 'string' },
    icon: { type: 'string' },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    throw new CannotRun(`${reasonOf(cause)}\n${usage}`, { cause });
  }
}

async function check({ settings, subject, drawings, becomesDefault }: TenantArguments): Promise<number> {
  const reading = readTenantFile(subject, drawings);
  if (!reading.settings) return refuse(subject, reading.mistakes);
  const tenant = reading.settings;
  const publicHost = settings.publicUrl.hostname;
  const clashes = hasLibrary(settings)
    ? await withTenants(settings, (db) => clashesInLibrary(db, tenant, { publicHost, becomesDefault }))
    : null;
  for (const line of reportLines(tenant, originOf(tenant, null, settings.publicUrl))) console.log(line);
  for (const note of reading.notes) console.log(`  note        ${note}`);
  if (!clashes)
    console.log('  note        DATA_DIR contains no library yet, so hosts were not checked for conflicts');
  if (clashes && clashes.length > 0) return refuse(subject, clashes);
  console.log(`${subject}: no mistakes`);
  return 0;
}

async function takeOver({ settings, subject, drawings, becomesDefault }: TenantArguments): Promise<number> {
  const reading = readTenantFile(subject, drawings);
  if (!reading.settings) return refuseImport(subject, reading.mistakes);
  const tenant = reading.settings;
  const publicHost = settings.publicUrl.hostname;
  return withDatabase(settings, async (database) => {
    const db = database.withoutTenant<TenantTables>();
    const leavesNetworks = !('networks' in reading.given);
    const outcome = await importTenant(db, tenant, { publicHost, becomesDefault, leavesNetworks });
    if (outcome.result === 'refused') return refuseImport(subject, outcome.mistakes);
    if (tenant.isDemo && settings.isDemo) await addDemoPeople(database, tenant, settings);
    for (const note of reading.notes) console.log(`  note        ${note}`);
    const origin = originOf(tenant, outcome.isDefault ? tenant.key : null, settings.publicUrl);
    console.log(
      `${outcome.result}  ${tenant.key}, ${tenant.title}, at ${origin}${outcome.isDefault ? ', the default' : ''}`,
    );
    return 0;
  });
}

const addDemoPeople = (database: Database, tenant: TenantSettings, settings: Settings): Promise<void> =>
  seedPeople(database.forTenant<SessionTables>(tenant.key), tenant, demoPassword(settings.demoPassword));

async function writeOut({ settings, subject, target }: TenantArguments): Promise<number> {
  const rows = await withTenants(settings, allTenants);
  const row = rows.find(({ key }) => key === subject.toLowerCase());
  if (!row) {
    console.error(`Tenant ${subject} not found. Tenants: ${rows.map(({ key }) => key).join(', ') || 'none'}`);
    return 1;
  }
  if (!row.settings) return refuse(`The row of ${row.key}`, row.mistakes);
  const text = fileOfTenant(row.settings);
  if (target === undefined) process.stdout.write(text);
  else {
    writeTenantFile(target, text);
    console.log(`Tenant ${row.key} written to ${target}`);
  }
  return 0;
}

async function list({ settings }: TenantArguments): Promise<number> {
  const rows = await withTenants(settings, allTenants);
  const defaultKey = rows.find(({ isDefault }) => isDefault)?.key ?? null;
  for (const row of rows) {
    const about = row.settings
      ? `${originOf(row.settings, defaultKey, settings.publicUrl)}  ${row.settings.title}`
      : `cannot be read: ${mistakeLines(row.mistakes).join(';').trim()}`;
    console.log(`${row.isDefault ? '*' : ' '} ${row.key.padEnd(12)}  ${about}`);
  }
  if (rows.length === 0)
    console.log(
      'There is no tenant yet. Import one, or start the server once, which creates the demo tenants.',
    );
  return 0;
}

function refuse(what: string, mistakes: readonly Mistake[]): number {
  console.error(`${what}: ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}`);
  for (const line of mistakeLines(mistakes)) console.error(line);
  return 1;
}

function refuseImport(file: string, mistakes: readonly Mistake[]): number {
  const code = refuse(file, mistakes);
  console.error('Nothing was changed.');
  return code;
}

const hasLibrary = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== null || existsSync(join(dataDir, 'pg'));

async function withDatabase<T>(
  { dataDir, databaseUrl }: Settings,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const withTenants = <T>(settings: Settings, use: (db: Kysely<TenantTables>) => Promise<T>): Promise<T> =>
  withDatabase(settings, (database) => use(database.withoutTenant<TenantTables>()));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
