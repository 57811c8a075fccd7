import type { PropertySource, SettingsOfPrefix } from '@norma/contracts';
import { expect, it } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { configuration } from './configuration.ts';
import { propertySources } from './environment.ts';
import { settingVariables } from './settingsShown.ts';

const beansOf = async (client: TestClient): Promise<Record<string, SettingsOfPrefix>> =>
  (await (await client('GET', '/management/configprops')).json()).contexts.norma.beans;

it('the settings in force are told by prefix, with where each comes from [admin-022]', async () => {
  const { as } = await startLibrary({ environment: { MAILS_PER_SECOND: '7', API_DOCS: 'off' } });
  const beans = await beansOf(await as('operator'));
  expect(beans['mail']).toMatchObject({
    prefix: 'mail',
    properties: {
      url: { value: 'outbox', origin: 'default', variable: 'MAIL_URL' },
      rate: { value: '7', unit: 'per-second', origin: 'environment', variable: 'MAILS_PER_SECOND' },
    },
  });
  expect(beans['server']?.properties).toMatchObject({
    'api-docs': { value: 'off', origin: 'environment' },
    'largest-body': { value: '1048576', unit: 'bytes', origin: 'built-in' },
  });
  expect(beans['demo']?.properties['password']?.value).toBe('******');
  expect(beans['tenants.astm']?.properties).toMatchObject({
    key: { value: 'astm', origin: 'database' },
    publishers: { value: expect.stringContaining('"NSB"') },
  });
});

it('the sources of properties are told, of the environment only what is known to be no secret [admin-023]', async () => {
  const environment = { LANG: 'en_GB.UTF-8', MY_COMPANY: 'hush', DEMO_LIBRARY: 'small' };
  const { as } = await startLibrary({ environment });
  const client = await as('operator');
  const answer = await client('GET', '/management/env');
  const { activeProfiles, propertySources: sources } = (await answer.json()) as {
    activeProfiles: string[];
    propertySources: PropertySource[];
  };
  expect(activeProfiles).toEqual(['prod', 'swagger', 'demo']);
  expect(sources.map(({ name }) => name)).toEqual(['commandLine', 'systemEnvironment', 'systemProperties']);
  const [commandLine, variables, system] = sources;
  expect(commandLine?.properties['program']?.value).toContain('node');
  expect(variables?.properties).toEqual({
    DEMO_LIBRARY: { value: 'small' },
    LANG: { value: 'en_GB.UTF-8' },
    MY_COMPANY: { value: '******' },
  });
  expect(system?.properties['node.version']?.value).toBe(process.version);
});

/** Something secret for a variable, in a shape that the variable can hold, and the part that no one may see. */
const planted: Record<string, { value: string; secret: string }> = {
  DATABASE_URL: {
    value: 'postgres://norma:kept-quiet@db.example/norma?sslpassword=kept-quiet',
    secret: 'kept-quiet',
  },
  MAIL_URL: { value: 'smtps://norma:kept-quiet@mail.example:465', secret: 'kept-quiet' },
  DEMO_PASSWORD: { value: 'kept-quiet', secret: 'kept-quiet' },
  MONITORING_TOKEN: { value: 'kept-quiet-kept-quiet-kept-quiet', secret: 'kept-quiet' },
  OIDC_ISSUER: { value: 'https://norma:kept-quiet@login.example', secret: 'kept-quiet' },
  PUBLIC_URL: { value: 'https://norma:kept-quiet@library.example', secret: 'kept-quiet' },
};
const random = '9fK2mQ81xZ7vT4pL0sWbY6cR3nHd';
const harmless: Record<string, string> = {
  PORT: '3000',
  HOST: 'localhost',
  TRUSTED_PROXIES: '10.0.0.0/8',
  DEMO: 'on',
  DEMO_LIBRARY: 'small',
  API_DOCS: 'on',
  CALL_LIMITS: 'on',
  MAILS_PER_SECOND: '20',
  CHANGES_GATHERED_SECONDS: '60',
  SEARCH_WORKERS: '0',
  LOG_LEVEL: 'info',
  DISK_THRESHOLD_MB: '1024',
};

it('no secret that is in any variable is told, whichever variable it is', () => {
  const others = [
    'PATH',
    'HOME',
    'NODE_OPTIONS',
    'LANG',
    'AWS_SECRET_ACCESS_KEY',
    'ANYTHING',
    'STRIPE',
    'PGPASSWORD',
  ];
  for (const name of [...settingVariables.keys(), ...others]) {
    if (harmless[name] !== undefined) continue;
    const { value, secret } = planted[name] ?? { value: `/opt/${random}`, secret: random };
    const environment = {
      ...harmless,
      // These two are given together or not at all.
      ...(name.startsWith('OIDC') && { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'library' }),
      [name]: value,
    };
    const settings = readSettings(environment);
    const response = JSON.stringify([
      configuration({ settings, environment, builtIn: [], tenants: [] }),
      propertySources(environment),
    ]);
    expect([name, response.includes(secret)]).toEqual([name, false]);
  }
});

it('every variable of the settings can be planted or holds a value of a list', () => {
  const known = new Set([...Object.keys(planted), ...Object.keys(harmless)]);
  expect([...settingVariables.keys()].filter((name) => !known.has(name))).toEqual([
    'WEB_APP',
    'DATA_DIR',
    'NODE_NAME',
    'NORMA_DEV',
    'OIDC_CLIENT_ID',
    'EMBEDDER_PATH',
  ]);
});
