import type { LoggerLevels } from '@norma/contracts';
import { expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

type Answer = { levels: string[]; loggers: Record<string, LoggerLevels> };

const loggersOf = async (client: TestClient): Promise<Answer> =>
  (await client('GET', '/management/loggers')).json();
const set = (client: TestClient, name: string, configuredLevel: unknown): Promise<Response> =>
  client('POST', `/management/loggers/${name}`, { configuredLevel });

it('are listed with their levels, each as ROOT until it has one of its own [admin-020]', async () => {
  const { as } = await startLibrary({ onLogged: () => undefined, logLevel: 'error' });
  const { levels, loggers } = await loggersOf(await as('operator'));
  expect(levels).toEqual(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF']);
  expect(Object.keys(loggers)).toEqual(
    expect.arrayContaining(['ROOT', 'http', 'search', 'jobs', 'mails', 'imports', 'identity', 'database']),
  );
  expect(loggers['ROOT']).toEqual({ configuredLevel: 'ERROR', effectiveLevel: 'ERROR' });
  expect(loggers['http']).toEqual({ configuredLevel: null, effectiveLevel: 'ERROR' });
});

it('say more or less from the moment that their level is changed, and no other one does [admin-021]', async () => {
  const lines: { logger: string; msg: string; route?: string }[] = [];
  const onLogged = (line: string): void => void lines.push(JSON.parse(line));
  const { as } = await startLibrary({ onLogged, logLevel: 'error' });
  const client = await as('operator');
  const countOf = (logger: string): number => lines.filter((line) => line.logger === logger).length;

  await client('GET', '/api/account');
  expect(lines).toEqual([]);
  expect(await (await set(client, 'http', 'DEBUG')).json()).toEqual({
    configuredLevel: 'DEBUG',
    effectiveLevel: 'DEBUG',
  });
  await client('GET', '/api/notes/../account?secret=in-an-address');
  await expect.poll(() => countOf('http')).toBeGreaterThan(0);
  expect(countOf('database')).toBe(0);
  expect(JSON.stringify(lines)).not.toContain('in-an-address');

  await set(client, 'http', null);
  await set(client, 'ROOT', 'TRACE');
  expect((await loggersOf(client)).loggers).toMatchObject({
    ROOT: { configuredLevel: 'TRACE', effectiveLevel: 'TRACE' },
    database: { configuredLevel: null, effectiveLevel: 'TRACE' },
  });
  await expect.poll(() => countOf('database')).toBeGreaterThan(0);
  await set(client, 'database', 'OFF');
  const silentSince = countOf('database');
  await client('GET', '/api/account');
  expect(countOf('database')).toBe(silentSince);
  expect(countOf('http')).toBeGreaterThan(1);
});

it('refuse a name or a level that no one knows, and name the field', async () => {
  const { as } = await startLibrary();
  const client = await as('operator');
  const before = await loggersOf(client);
  const refusals: [string, unknown, number, string, string][] = [
    ['nobody', 'DEBUG', 404, 'logger-not-found', 'params.name'],
    ['__proto__', 'DEBUG', 404, 'logger-not-found', 'params.name'],
    ['HTTP', 'DEBUG', 404, 'logger-not-found', 'params.name'],
    ['http', 'LOUD', 400, 'invalid-request', 'body.configuredLevel'],
    ['http', undefined, 400, 'invalid-request', 'body.configuredLevel'],
    ['ROOT', null, 400, 'root-needs-level', 'body.configuredLevel'],
  ];
  for (const [name, level, status, code, field] of refusals) {
    const answer = await set(client, name, level);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, fieldErrors: [{ field }] });
  }
  expect(await loggersOf(client)).toEqual(before);
});

it('leave in the audit who changed which of them, and from what to what', async () => {
  const { as } = await startLibrary();
  const client = await as('operator');
  await set(client, 'mails', 'DEBUG');
  const audits = await (await client('GET', '/management/audits?type=log-level-changed')).json();
  expect(audits).toMatchObject([
    { principal: 'operator', data: { message: 'Set the logger mails from OFF to DEBUG' } },
  ]);
});
