import type { Account } from '@norma/contracts';
import { expect, it } from 'vitest';
import { ownerClient } from '../../testing/database.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';

/** Takes all tenants but one off the list, with whatever would hold them there, and returns how they come back. */
async function leaveAlone({ database }: TestLibrary, key: string): Promise<() => Promise<unknown>> {
  const owner = await ownerClient(database);
  await owner.query(`do $$ declare held record; begin
    for held in select conrelid::regclass as rows, conname from pg_constraint where confrelid = 'tenants'::regclass and conparentid = 0
    loop execute format('alter table %s drop constraint %I', held.rows, held.conname); end loop; end $$`);
  await owner.query('create table others as select * from tenants where key <> $1', [key]);
  await owner.query('delete from tenants where key <> $1', [key]);
  return () => owner.query('insert into tenants select * from others');
}

it('anyone who administers the only library of a server operates the server, until there is a second one', async () => {
  const library = await startLibrary();
  const client = await library.as('admin');
  const reader = await library.as('individual');
  const stateOf = async (as: typeof client) => ({
    authorities: ((await (await as('GET', '/api/account')).json()) as Account).authorities,
    loggers: (await as('GET', '/management/loggers')).status,
  });
  const oneOfMany = { authorities: ['ADMIN', 'REPORT_VIEW'], loggers: 403 };
  expect(await stateOf(client)).toEqual(oneOfMany);

  const comeBack = await leaveAlone(library, 'astm');
  await expect
    .poll(() => stateOf(client))
    .toEqual({ authorities: ['ADMIN', 'REPORT_VIEW', 'OPERATOR'], loggers: 200 });
  expect(await stateOf(reader)).toEqual({ authorities: [], loggers: 403 });

  await comeBack();
  await expect.poll(() => stateOf(client)).toEqual(oneOfMany);
});
