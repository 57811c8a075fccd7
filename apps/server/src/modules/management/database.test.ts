import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { ownerClient } from '../../testing/database.ts';

const runStatement = (client: TestClient, statement: string): Promise<Response> =>
  client('POST', '/management/database', { statement });

const answered = async (client: TestClient, statement: string) => {
  const answer = await runStatement(client, statement);
  expect([statement, answer.status]).toEqual([statement, 200]);
  return (await answer.json()) as { columns: string[]; rows: (string | null)[][]; isCut: boolean };
};

describe('the database, asked by an operator in development', () => {
  it('answers what is read, as texts, with the names of columns and no more rows than are allowed', async () => {
    const { as } = await startLibrary();
    const client = await as('operator');
    expect(await answered(client, 'select 1 as one, null as nothing, true as yes; ')).toMatchObject({
      columns: ['one', 'nothing', 'yes'],
      rows: [['1', null, 't']],
      isCut: false,
    });
    const many = await answered(client, '-- many\nselect n from generate_series(1, 5000) n');
    expect([many.rows.length, many.isCut]).toEqual([1_000, true]);
    const named = "select content_code from documents where content_code = 'NSB|nsb-e-214-24'";
    expect((await answered(client, named)).rows).toEqual([['NSB|nsb-e-214-24']]);
    expect((await answered(client, 'explain select * from people')).rows.join()).toContain('people');
    expect((await answered(client, 'with t as (select 2 as two) table t')).rows).toEqual([['2']]);
  });

  it('says where a statement is wrong', async () => {
    const { as } = await startLibrary();
    const answer = await runStatement(await as('operator'), 'select 1,\n  nobody from people');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'statement-refused',
      params: { message: 'column "nobody" does not exist', code: '42703', position: '13' },
      fieldErrors: [{ field: 'body.statement' }],
    });
  });

  it('writes nothing, whatever is asked', async () => {
    const { as, database } = await startLibrary();
    const client = await as('operator');
    const owner = await ownerClient(database);
    const state = async () =>
      (
        await owner.query(
          `select (select count(*) from pg_class) as things, (select count(*) from publishers) as publishers,
             (select count(*) from tenants) as tenants`,
        )
      ).rows;
    const before = await state();
    for (const statement of [
      "insert into publishers values ('X', 'X', 'X')",
      "update public.publishers set name = 'X'",
      'delete from publishers',
      'with gone as (delete from public.publishers returning *) select * from gone',
      'explain analyze delete from public.publishers',
      'create table mine (a int)',
      'create temporary table mine (a int)',
      'explain analyze create table mine as select 1',
      'drop table publishers',
      'truncate publishers',
      'commit',
      'select 1; delete from public.publishers',
      'select 1; commit; delete from public.publishers',
      'reset role',
      'set role norma_owner',
      'do $$ begin delete from public.publishers; end $$',
      "copy publishers to program 'id'",
      "select pg_read_file('/etc/passwd')",
      'select lo_create(4711)',
      "select nextval(pg_get_serial_sequence('public.families', 'id'))",
      'vacuum',
      'listen tenant_changes',
      'declare more cursor for select 1',
    ])
      expect([statement, (await runStatement(client, statement)).status]).toEqual([statement, 422]);
    expect(await state()).toEqual(before);
  });

  it('shows no secret and nothing of another tenant, even to who changes the settings of the session', async () => {
    const { as } = await startLibrary();
    await (
      await as('individual', 'api')
    )('GET', '/api/account');
    const client = await as('operator');
    const own = await answered(client, 'select distinct tenant from people');
    expect(own.rows).toEqual([['astm']]);
    expect((await answered(client, 'select key from tenants')).rows).toEqual([['astm']]);
    const turned = `select s.a, p.tenant from (select set_config('norma.tenant', 'api', false) as a) s
      left join lateral (select tenant from people where s.a is not null) p on true`;
    expect((await answered(client, turned)).rows.map(([, tenant]) => tenant)).not.toContain('api');
    const role = `select set_config('role', 'norma_owner', false)`;
    expect((await runStatement(client, role)).status).toBe(422);
    for (const statement of [
      'select password_hash from people',
      'select * from public.people',
      'select * from identity_keys',
      'select * from identity_records',
      'select * from one_time_codes',
      'select * from tickets',
      'select values from mails',
      'select * from mail_secrets',
      'select * from password_links',
      'select session_id from sign_ins',
      'select note from user_notes',
      'select name from compass_points',
      'select current from compass_point_history',
      'select rolpassword from pg_authid',
      "select query_to_xml('select * from public.people', true, true, '')",
    ])
      expect([statement, (await runStatement(client, statement)).status]).toEqual([statement, 422]);
    const { rows } = await answered(
      client,
      `select table_name || '.' || column_name from information_schema.columns where table_schema = 'norma_reading'`,
    );
    const shown = rows.flat().join('\n');
    expect(shown).toContain('people.sign_in_name');
    expect(shown).not.toMatch(/password|secret|token|hash$|private|credential|session_id/m);
  });

  it('ends what takes too long or answers too much, and continues', async () => {
    const { as } = await startLibrary();
    const client = await as('operator');
    const slow = await runStatement(client, 'select pg_sleep(60)');
    expect([slow.status, (await slow.json()).params.code]).toEqual([422, '57014']);
    const large = await runStatement(client, "select repeat('x', 30000000)");
    expect([large.status, (await large.json()).code]).toEqual([422, 'answer-too-large']);
    expect((await answered(client, 'select 1')).rows).toEqual([['1']]);
  });

  it('keeps in the audit who asked what', async () => {
    const { as } = await startLibrary();
    const client = await as('operator');
    await runStatement(client, 'select wrong');
    const audits = await (await client('GET', '/management/audits?type=database-asked')).json();
    expect(audits).toMatchObject([{ principal: 'operator', data: { message: 'select wrong' } }]);
  });

  it('leaves nothing behind, however many ask at once', async () => {
    const library = await startLibrary();
    const client = await library.as('operator');
    await Promise.all([
      runStatement(client, 'select 1'),
      runStatement(client, 'select 2'),
      runStatement(client, 'select 3'),
    ]);
    const owner = await ownerClient(library.database);
    const { rows } = await owner.query("select nspname from pg_namespace where nspname = 'norma_reading'");
    expect(rows).toEqual([]);
  });
});
