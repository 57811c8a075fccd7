import type { ClientBase } from 'pg';

/** A table as a backup holds it: its columns in their order, without those that PostgreSQL computes. */
export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether row-level security keeps its rows apart by tenant. */
  readonly isByTenant: boolean;
  /** The tables that its rows refer to. */
  readonly refersTo: readonly string[];
};

/** Tables that tell of this database alone: how its migrations went, and what followers of its documents must know. */
const ofThisDatabase = ['kysely\\_migration%', 'followed\\_library', 'document\\_changes'];

/** Every table of Norma that a backup holds, which is none that is unlogged, each after those that its rows refer to. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select relname as name, relrowsecurity as "isByTenant",
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select distinct target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence <> 'u'
      and not relname like any($1)
    order by relname`,
    [ofThisDatabase],
  );
  return inOrder(rows);
}

/** Each table after those that it refers to; throws where two refer to each other. */
export function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (free.length === 0) throw new Error(`The tables ${[...names].join(', ')} refer to each other`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table with its columns, as COPY names it. */
export const copied = ({ columns }: Table): string => columns.map(quoted).join(', ');
