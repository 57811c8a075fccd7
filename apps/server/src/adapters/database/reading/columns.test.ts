import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownerClient } from '../../../testing/database.ts';
import { tablesOf } from '../../../testing/writtenTables.ts';
import { layOutViews, viewSchema } from './views.ts';

const written = tablesOf(readFileSync(new URL('columns.md', import.meta.url), 'utf8'));

const columnsIn = (schema: string, kinds: string): string =>
  `select relname as name, string_agg(attname::text, ', ' order by attname::text collate "C") as columns
   from pg_class join pg_attribute on attrelid = pg_class.oid
   where relnamespace = '${schema}'::regnamespace and relkind in (${kinds}) and not relispartition
     and attnum > 0 and not attisdropped
   group by relname order by relname collate "C"`;

it('operators are shown the columns that columns.md names, and every other one is withheld there', async () => {
  const owner = await ownerClient();
  await layOutViews(owner, 'astm');
  const all = await owner.query<{ name: string; columns: string }>(columnsIn('public', `'r', 'p'`));
  const shown = await owner.query<{ name: string; columns: string }>(columnsIn(viewSchema, `'v'`));
  const shownOf = new Map(shown.rows.map(({ name, columns }) => [name, columns]));
  const actual = all.rows.map(({ name, columns }) => {
    const open = shownOf.get(name)?.split(', ') ?? [];
    const withheld = columns.split(', ').filter((column) => !open.includes(column));
    return `| ${name} | ${open.join(', ') || '–'} | ${withheld.join(', ') || '–'} |`;
  });
  const documented = [...written].map(
    ([name, cells]) => `| ${name} | ${cells.get('shown')} | ${cells.get('withheld')} |`,
  );
  expect(documented).toEqual(actual);
});
