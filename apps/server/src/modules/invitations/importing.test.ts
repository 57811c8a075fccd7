import type { InviteReport } from '@norma/contracts';
import { expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { InvitationTables } from './tables.ts';

type Written = InviteReport & { readonly isWritten: boolean };

const sent = (text: string, more: object = {}) => ({ file: Buffer.from(text).toString('base64'), ...more });
const preview = async (client: TestClient, text: string, more?: object): Promise<InviteReport> =>
  (await client('POST', '/api/admin/invitations/preview', sent(text, more))).json() as Promise<InviteReport>;
const imported = async (client: TestClient, text: string, more?: object): Promise<Written> =>
  (await client('POST', '/api/admin/invitations/import', sent(text, more))).json() as Promise<Written>;
const peopleOf = async ({ database }: TestLibrary): Promise<number> =>
  (await database.forTenant<InvitationTables>('astm').selectFrom('people').select('id').execute()).length;

const list = [
  'E-mail,First name,Last name,Account number,Roles',
  'liv@x.example,Liv,Solheim,400218,Usage reports',
  'INES.ravndal@halvorsen.example,Ines,Ravndal,400218; 100001,',
  'tomas.eide@halvorsen.example,Tomas,Eide,400218,',
  'LIV@x.example,Liv,Solheim,100001,',
  'nobody,No,Body,999999,Emperor',
  'op@x.example,Op,Erator,400218,OPERATOR',
].join('\n');

it('shows what would come of each line and writes nothing, then writes what has no mistake, and twice no more', async () => {
  const library = await startLibrary();
  const admin = await library.as('admin');
  const before = await peopleOf(library);
  const seen = await preview(admin, list);
  expect(seen.rows.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
    '2 new',
    '3 added',
    '4 unchanged',
    '5 added',
    '6 mistake',
    '7 mistake',
  ]);
  expect(seen.rows.slice(4).flatMap(({ mistakes }) => mistakes.map(({ reason }) => reason))).toEqual([
    'email-unusable',
    'account-unknown',
    'role-unknown',
    'role-not-yours',
  ]);
  expect(seen.rows[4]?.cells).toEqual(['nobody', 'No', 'Body', '999999', 'Emperor']);
  expect(await peopleOf(library)).toBe(before);

  expect((await imported(admin, list, { isAllOrNothing: true })).isWritten).toBe(false);
  expect(await peopleOf(library)).toBe(before);
  expect(await imported(admin, list)).toMatchObject({ isWritten: true, counts: seen.counts });
  expect(await peopleOf(library)).toBe(before + 1);
  expect((await imported(admin, list)).counts).toEqual({ new: 0, added: 0, unchanged: 4, mistake: 2 });
  expect(await peopleOf(library)).toBe(before + 1);
});

it('takes the chosen account for lines that name none, and refuses a file that is no list by name', async () => {
  const library = await startLibrary();
  const admin = await library.as('admin');
  const lines = 'mail,name\nliv@x.example,Liv\n';
  expect((await preview(admin, lines)).rows[0]?.mistakes).toMatchObject([{ reason: 'account-missing' }]);
  expect((await preview(admin, lines, { accountIds: ['library'] })).rows[0]).toMatchObject({
    outcome: 'new',
    accounts: ['Norma Library Service'],
  });
  const answer = await admin('POST', '/api/admin/invitations/preview', sent('name\nLiv\n'));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    400,
    'file-without-email',
  ]);
});

it('takes five thousand people in at once', async () => {
  const library = await startLibrary();
  const admin = await library.as('admin');
  const people = Array.from({ length: 5_000 }, (_, at) => `person-${at}@x.example,Person,${at},400218`);
  const text = `mail,first name,last name,account\n${people.join('\n')}\n`;
  expect((await preview(admin, text)).counts.new).toBe(5_000);
  expect((await imported(admin, text)).counts.new).toBe(5_000);
  expect((await preview(admin, text)).counts.unchanged).toBe(5_000);
});
