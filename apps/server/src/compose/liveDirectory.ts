import {
  allTenants,
  tenantDirectory,
  type TenantDirectory,
  type TenantRow,
  type TenantTables,
} from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';

type Logger = { readonly error: (details: Record<string, unknown>, message: string) => void };

/** The tenants as their table says now: it is read again whenever it changes. */
export async function liveDirectory(
  database: Database,
  publicUrl: URL,
  logger: Logger,
): Promise<TenantDirectory> {
  const readRows = async (): Promise<TenantRow[]> => {
    const rows = await allTenants(database.withoutTenant<TenantTables>());
    for (const { key, mistakes = [] } of rows)
      for (const { path, message } of mistakes)
        logger.error(
          { tenant: key, field: path, message },
          `tenant ${key} not reloaded, because its settings are invalid: ${path}: ${message}`,
        );
    return rows;
  };
  const directory = tenantDirectory(await readRows(), publicUrl);
  let latest = 0;
  await database.listen('tenant_changes', () => {
    const turn = (latest += 1);
    readRows()
      // Answers may overtake each other; the last question knows best.
      .then((rows) => turn === latest && directory.replace(rows))
      .catch((error: unknown) => logger.error({ err: error }, 'tenants could not be reloaded'));
  });
  return directory;
}
