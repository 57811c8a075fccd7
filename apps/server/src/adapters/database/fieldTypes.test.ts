import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareDatabase } from '../../testing/database.ts';
import { fieldTypes } from './fieldTypes.ts';
import type { PreparedServer } from './openDatabase.ts';

let server: PreparedServer;
let client: Client;

beforeAll(async () => {
  server = await bareDatabase();
  client = new Client({ ...server.accounts.server, types: fieldTypes });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await server.stop();
});

const read = async (expression: string): Promise<unknown> =>
  (await client.query(`select ${expression} as value`)).rows[0]?.value;

it.each([
  ['count(*)', 1],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['array[1, null, 2]::bigint[]', [1, null, 2]],
  ["date '2024-02-29'", '2024-02-29'],
  ["array[date '2024-02-29']", ['2024-02-29']],
  ["timestamptz '2026-11-21 08:00:00+02'", new Date('2026-11-21T06:00:00Z')],
  ['null::bigint', null],
])('reads %s as a plain value', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

it('refuses a whole number that JavaScript cannot hold, instead of rounding it', async () => {
  await expect(read('9007199254740993::bigint')).rejects.toThrow(/9007199254740993/);
  expect(await read('1::bigint')).toBe(1);
});
