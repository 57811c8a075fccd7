import type { ClientConfig, Pool } from 'pg';

/** The superuser of an embedded PostgreSQL; it makes roles and databases and does nothing else. */
export const superuser = 'norma';

/** The role that owns the tables and migrates. */
export const ownerRole = 'norma_owner';

/** The role that serves: it owns nothing, and row-level security always holds for it. */
export const serverRole = 'norma_server';

/** The role that owns the job queues, in a schema of their own. */
export const jobsRole = 'norma_jobs';

/** The role in whose name operators ask; it may read what is laid out for it, for as long as it is, and nothing else. */
export const readerRole = 'norma_reader';

/**
 * How to connect as the role that migrates, as the role that serves, as the one of the job queues, and as the one that
 * reads: whose session must begin and end as that role, so that no one else's PostgreSQL has it.
 */
export type Accounts = {
  owner: ClientConfig;
  server: ClientConfig;
  jobs: ClientConfig;
  reader?: ClientConfig;
};

/** Throws if the role of these connections could see or change what row-level security hides from it. */
export async function refuseBypass(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{
    role: string;
    isSuperuser: boolean;
    bypasses: boolean;
    owned: string[];
  }>(`
    select rolname as role, rolsuper as "isSuperuser", rolbypassrls as bypasses, array(
        select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind in ('r', 'p') and nspname not like 'pg\\_%' and nspname <> 'information_schema'
          and pg_has_role(relowner, 'USAGE')
        order by 1 limit 3) as owned
    from pg_roles where rolname = current_user`);
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL does not know the database role of this connection.');
  const reason = reasonToRefuse(found);
  if (!reason) return;
  throw new Error(
    `The database role "${found.role}" is not safe for requests: ${reason}, so tenants would not be isolated from each other. ` +
      `Revoke that from the role, or drop the role so that Norma recreates it.`,
  );
}

function reasonToRefuse(role: {
  isSuperuser: boolean;
  bypasses: boolean;
  owned: string[];
}): string | undefined {
  if (role.isSuperuser) return 'it is a superuser';
  if (role.bypasses) return 'it has BYPASSRLS';
  if (role.owned.length > 0) return `it has the rights of the owner of ${role.owned.join(', ')}`;
  return undefined;
}
