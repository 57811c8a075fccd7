import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Migrations by name; names sort in the order in which they were written, such as '0001-tenants'. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database to the newest state, each migration in a transaction of its own, and tells which ones ran.
 * Nodes that start together wait for each other. Throws for a database that a newer Norma has migrated.
 */
export async function migrate(owner: Kysely<unknown>, migrations: Migrations): Promise<string[]> {
  const migrator = new Migrator({
    db: owner,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  await refuseNewer(owner, migrations);

  const done: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) throw migrationFailure(failed.migrationName, error);
    if (error) throw new Error('The database could not be migrated.', { cause: error });
    if (results.length === 0) return done;
    done.push(...results.map(({ migrationName }) => migrationName));
  }
}

async function refuseNewer(owner: Kysely<unknown>, migrations: Migrations): Promise<void> {
  const unknown = (await executedMigrations(owner)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this version of Norma: it has the migrations ${unknown.join(', ')}, which this version does not have. ` +
      'Start the newer version, or restore a backup made before the upgrade.',
  );
}

async function executedMigrations(owner: Kysely<unknown>): Promise<string[]> {
  const tables = await owner.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (owner as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

function migrationFailure(name: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The migration ${name} failed and was rolled back: ${reason}`, { cause });
}
