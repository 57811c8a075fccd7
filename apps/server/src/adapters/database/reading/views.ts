import { escapeIdentifier, escapeLiteral, type ClientBase, type Pool } from 'pg';
import { readerRole } from '../roles.ts';
import { isColumnWithheld, isTableWithheld } from './withheld.ts';

/** The schema of the views, which is there only while a statement is being asked. */
export const viewSchema = 'norma_reading';

type Table = { name: string; columns: string[] };

/**
 * Lays out the tables of the library for the reading role: those that hold rows of tenants show this tenant's alone, by
 * a condition that no setting of the session can change; secrets are not among the columns.
 */
export async function layOutViews(owner: ClientBase, tenantKey: string): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(`drop schema if exists ${viewSchema} cascade`);
    await owner.query(`create schema ${viewSchema}`);
    for (const { name, columns } of await tablesOf(owner)) {
      const shown = columns.filter((column) => !isColumnWithheld(name, column));
      if (isTableWithheld(name) || shown.length === 0) continue;
      const view = `${viewSchema}.${escapeIdentifier(name)}`;
      const list = shown.map((column) => escapeIdentifier(column)).join(', ');
      await owner.query(
        `create view ${view} with (security_barrier) as
          select ${list} from public.${escapeIdentifier(name)}${conditionOf({ name, columns }, tenantKey)}`,
      );
    }
    await owner.query(`grant usage on schema ${viewSchema} to ${readerRole}`);
    await owner.query(`grant select on all tables in schema ${viewSchema} to ${readerRole}`);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    throw cause;
  }
}

function conditionOf({ name, columns }: Table, tenantKey: string): string {
  if (columns.includes('tenant')) return ` where tenant = ${escapeLiteral(tenantKey)}`;
  return name === 'tenants' ? ` where key = ${escapeLiteral(tenantKey)}` : '';
}

/** Takes the views away, if any are there. */
export const dropViews = async (owner: Pool | ClientBase): Promise<void> => {
  await owner.query(`drop schema if exists ${viewSchema} cascade`);
};

async function tablesOf(owner: ClientBase): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped
     group by relname order by relname`,
  );
  return rows;
}
