import { readFileSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: new URL('http://localhost:3000'),
      trustedProxies: [],
      oidc: null,
      isDemo: true,
      hasApiDocs: true,
      demoLibrary: 'full',
      demoPassword: 'norma-demo',
      webApp: resolve(import.meta.dirname, '../../../web/dist'),
      embedderPath: null,
      searchWorkers: Math.max(availableParallelism() - 1, 1),
      mailUrl: null,
      nodeName: hostname(),
      monitoringToken: null,
      diskThreshold: 1024 ** 3,
      mailsPerSecond: 20,
      changesGatheredMs: 60_000,
      hasRunningDatabase: false,
      limitsCalls: true,
      logLevel: 'info',
    });
  });

  it('stand with every variable in docs/install.md', () => {
    const source = readFileSync(new URL('settings.ts', import.meta.url), 'utf8');
    const table = readFileSync(new URL('../../../../docs/install.md', import.meta.url), 'utf8');
    const namesIn = (text: string, pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].flatMap(([part]) => part.match(/\b[A-Z]+(_[A-Z]+)*(?=`)/g) ?? []).sort();
    expect(namesIn(table, /^\| `[A-Z].*?\|/gm)).toEqual(namesIn(source, /\/\*\* `[A-Z].*?:/g));
  });

  it('take an empty variable as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it('take the proxies to trust as a list', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
  });

  it('lead to the port that was chosen', () => {
    expect(readSettings({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000');
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc": a whole number from 1 to 65535 is expected.'],
    ['PORT', '0', 'PORT is "0"'],
    ['PORT', '65536', 'PORT is "65536"'],
    ['PORT', '3000.5', 'PORT is "3000.5"'],
    ['HOST', 'no host', 'HOST is "no host": an IP address or a host name is expected.'],
    ['PUBLIC_URL', 'library.example', 'PUBLIC_URL is "library.example"'],
    ['PUBLIC_URL', 'ftp://library.example', 'PUBLIC_URL'],
    ['PUBLIC_URL', 'https://library.example/path', 'without a path'],
    ['MAIL_URL', 'https://mail.example/secret', 'MAIL_URL is "(not shown)": an address such as smtps://'],
    ['MAILS_PER_SECOND', '0', 'MAILS_PER_SECOND is "0": a whole number from 1 to 9999 is expected.'],
    ['TRUSTED_PROXIES', '10.0.0.1, everybody', 'TRUSTED_PROXIES is "everybody": an address or a network'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES is "10.0.0.0/33"'],
    ['DATABASE_URL', 'mysql://somewhere', 'postgres://'],
    ['OIDC_ISSUER', 'https://login.example', 'OIDC_CLIENT_ID'],
    ['OIDC_CLIENT_ID', 'norma', 'OIDC_ISSUER'],
    ['DEMO', 'maybe', 'DEMO is "maybe": one of on, off is expected.'],
    ['DEMO_LIBRARY', 'huge', 'DEMO_LIBRARY is "huge": one of full, small is expected.'],
    ['SEARCH_WORKERS', 'many', 'SEARCH_WORKERS is "many": a whole number from 0 to 64 is expected.'],
    ['SEARCH_WORKERS', '65', 'SEARCH_WORKERS is "65"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"'],
  ])('end the start when %s is "%s"', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  it('never repeat the password of a database address', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(/^(?!.*secret)/s);
  });
});
