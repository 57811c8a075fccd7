import { isIP } from 'node:net';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How this server runs. Every environment variable that the product reads is described here. */
export type Settings = {
  /** `PORT`: where to listen, 3000. */
  readonly port: number;
  /** `HOST`: the address to listen on, 127.0.0.1. */
  readonly host: string;
  /** `DATA_DIR`: the folder for everything that must survive a restart, `./data`. */
  readonly dataDir: string;
  /** `DATABASE_URL`: a PostgreSQL 17 or later instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** `PUBLIC_URL`: where readers of the default tenant reach the server, `http://localhost:<PORT>`. */
  readonly publicUrl: URL;
  /** `TRUSTED_PROXIES`: addresses and networks of reverse proxies, whose `X-Forwarded-For` is believed; none. */
  readonly trustedProxies: readonly string[];
  /** `OIDC_ISSUER` and `OIDC_CLIENT_ID`: another OpenID provider for the default tenant. */
  readonly oidc: { readonly issuer: string; readonly clientId: string } | null;
  /** `DEMO`: `off` keeps an empty library empty; otherwise it starts with the demo library. */
  readonly isDemo: boolean;
  /** `DEMO_LIBRARY`: `full` for some 300 standards, most of them seeded after the start; `small` for eight. */
  readonly demoLibrary: (typeof demoLibraries)[number];
  /** `DEMO_PASSWORD`: the password of all demo people. */
  readonly demoPassword: string;
  /** `API_DOCS`: `off` leaves out the profile `swagger`, under which the calls can be looked at and tried. */
  readonly hasApiDocs: boolean;
  /** `CALL_LIMITS`: `off` lets readers search and download as often as they like: for measuring. */
  readonly limitsCalls: boolean;
  /** `WEB_APP`: the folder of the built web app, `apps/web/dist`. */
  readonly webApp: string;
  /** `EMBEDDER_PATH`: a folder with a sentence model for the search by meaning; else the library itself is learnt from. */
  readonly embedderPath: string | null;
  /** `MAIL_URL`: the mail server, `smtps://user:password@host:465`; without it mails stay in a folder below `DATA_DIR`. */
  readonly mailUrl: string | null;
  /** `MAILS_PER_SECOND`: the most mails that this server sends in a second, 20. */
  readonly mailsPerSecond: number;
  /** `CHANGES_GATHERED_SECONDS`: for how long changes to what somebody tracks are gathered into one mail, 60. */
  readonly changesGatheredMs: number;
  /** `SEARCH_WORKERS`: threads that search, one less than processors; 0 for a small library, which then needs none. */
  readonly searchWorkers: number;
  /** `NODE_NAME`: what this server is called among several behind a balancer, the name of its machine. */
  readonly nodeName: string;
  /** `MONITORING_TOKEN`: lets programs that watch the server read its health and its metrics; nobody without it. */
  readonly monitoringToken: string | null;
  /** `DISK_THRESHOLD_MB`: below so much free room on the disk of the data folder the server asks for care, 1024. */
  readonly diskThreshold: number;
  /** Told by `npm run dev` in `NORMA_DEV`: the embedded PostgreSQL runs beside the server already. */
  readonly hasRunningDatabase: boolean;
  /** `LOG_LEVEL`: trace, debug, info, warn, error or fatal. */
  readonly logLevel: (typeof logLevels)[number];
};

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const mostSearchWorkers = 64;
const demoLibraries = ['full', 'small'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** A setting that cannot be used; its message names the variable, what was given and what is expected. */
export class SettingError extends Error {
  constructor(variable: string, given: string, expected: string) {
    super(`${variable} is "${given}": ${expected} is expected.`);
  }
}

type Environment = Record<string, string | undefined>;

const portOf = (given: string): number => {
  const port = Number(given);
  const isPort = /^\d{1,5}$/.test(given) && port >= 1 && port <= 65_535;
  if (!isPort) throw new SettingError('PORT', given, 'a whole number from 1 to 65535');
  return port;
};

const workersOf = (given: string): number => {
  const isCount = /^\d{1,2}$/.test(given) && Number(given) <= mostSearchWorkers;
  if (!isCount)
    throw new SettingError('SEARCH_WORKERS', given, `a whole number from 0 to ${mostSearchWorkers}`);
  return Number(given);
};

const usualSearchWorkers = (): number => Math.min(Math.max(availableParallelism() - 1, 1), mostSearchWorkers);

const hostOf = (given: string): string => {
  const isHost = isIP(given) > 0 || /^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(given);
  if (!isHost) throw new SettingError('HOST', given, 'an IP address or a host name');
  return given;
};

const urlOf = (variable: string, given: string, protocols: string[], expected: string): URL => {
  const url = URL.parse(given);
  if (!url || !protocols.includes(url.protocol)) throw new SettingError(variable, given, expected);
  return url;
};

const publicUrlOf = (given: string): URL => {
  const expected = 'an address such as https://library.example.org, without a path,';
  const url = urlOf('PUBLIC_URL', given, ['http:', 'https:'], expected);
  if (url.pathname !== '/' || url.search || url.hash) throw new SettingError('PUBLIC_URL', given, expected);
  return url;
};

/** A database address may hold a password: it is never repeated in a message. */
const databaseUrlOf = (given: string): string => {
  const url = URL.parse(given);
  const isPostgres = url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
  if (!isPostgres)
    throw new SettingError(
      'DATABASE_URL',
      '(not shown)',
      'an address such as postgres://user:password@host/name',
    );
  return given;
};

/** The address of a mail server may hold a password: it is never repeated in a message. */
const mailUrlOf = (given: string): string => {
  const url = URL.parse(given);
  const isServer = url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  if (!isServer)
    throw new SettingError('MAIL_URL', '(not shown)', 'an address such as smtps://user:password@host:465');
  return given;
};

const gatheredMsOf = (given: string): number => {
  if (!/^\d{1,4}$/.test(given))
    throw new SettingError('CHANGES_GATHERED_SECONDS', given, 'a whole number from 0 to 9999');
  return Number(given) * 1_000;
};

/** A token is a secret: it is never repeated in a message. */
const monitoringTokenOf = (given: string): string => {
  if (!/^[\x21-\x7e]{24,}$/.test(given))
    throw new SettingError(
      'MONITORING_TOKEN',
      '(not shown)',
      'a secret of 24 characters or more, without spaces,',
    );
  return given;
};

const diskThresholdOf = (given: string): number => {
  if (!/^\d{1,9}$/.test(given))
    throw new SettingError('DISK_THRESHOLD_MB', given, 'a whole number of megabytes');
  return Number(given) * 1024 * 1024;
};

const mailsPerSecondOf = (given: string): number => {
  const isRate = /^\d{1,4}$/.test(given) && Number(given) > 0;
  if (!isRate) throw new SettingError('MAILS_PER_SECOND', given, 'a whole number from 1 to 9999');
  return Number(given);
};

const oidcOf = (environment: Environment): Settings['oidc'] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = environment;
  if (!issuer && !clientId) return null;
  if (!issuer) throw new SettingError('OIDC_ISSUER', '', 'the issuer of the client named by OIDC_CLIENT_ID');
  if (!clientId)
    throw new SettingError('OIDC_CLIENT_ID', '', 'the client id that OIDC_ISSUER gave this library');
  urlOf('OIDC_ISSUER', issuer, ['http:', 'https:'], 'an address such as https://login.example.org');
  return { issuer, clientId };
};

const proxiesOf = (given: string): string[] =>
  given.split(/[\s,]+/).filter((proxy) => {
    const [address = '', prefix, ...more] = proxy.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const isNetwork = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (proxy !== '' && (isIP(address) === 0 || !isNetwork || more.length > 0))
      throw new SettingError('TRUSTED_PROXIES', proxy, 'an address or a network such as 10.0.0.0/8');
    return proxy !== '';
  });

const oneOf = <const T extends string>(variable: string, given: string, choices: readonly T[]): T => {
  const choice = choices.find((each) => each === given);
  if (!choice) throw new SettingError(variable, given, `one of ${choices.join(', ')}`);
  return choice;
};

/** Reads the settings; an empty variable counts as absent. Throws a SettingError for the first wrong one. */
export function readSettings(environment: Environment): Settings {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = portOf(given('PORT') ?? '3000');
  const databaseUrl = given('DATABASE_URL');
  const embedderPath = given('EMBEDDER_PATH');
  const mailUrl = given('MAIL_URL');
  const monitoringToken = given('MONITORING_TOKEN');
  return {
    port,
    host: hostOf(given('HOST') ?? '127.0.0.1'),
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl ? databaseUrlOf(databaseUrl) : null,
    publicUrl: publicUrlOf(given('PUBLIC_URL') ?? `http://localhost:${port}`),
    trustedProxies: proxiesOf(given('TRUSTED_PROXIES') ?? ''),
    oidc: oidcOf(environment),
    isDemo: oneOf('DEMO', given('DEMO') ?? 'on', ['on', 'off']) === 'on',
    demoLibrary: oneOf('DEMO_LIBRARY', given('DEMO_LIBRARY') ?? 'full', demoLibraries),
    demoPassword: given('DEMO_PASSWORD') ?? 'norma-demo',
    hasApiDocs: oneOf('API_DOCS', given('API_DOCS') ?? 'on', ['on', 'off']) === 'on',
    limitsCalls: oneOf('CALL_LIMITS', given('CALL_LIMITS') ?? 'on', ['on', 'off']) === 'on',
    webApp: resolve(given('WEB_APP') ?? builtWebApp),
    embedderPath: embedderPath ? resolve(embedderPath) : null,
    mailUrl: mailUrl ? mailUrlOf(mailUrl) : null,
    mailsPerSecond: mailsPerSecondOf(given('MAILS_PER_SECOND') ?? '20'),
    changesGatheredMs: gatheredMsOf(given('CHANGES_GATHERED_SECONDS') ?? '60'),
    searchWorkers: workersOf(given('SEARCH_WORKERS') ?? String(usualSearchWorkers())),
    nodeName: given('NODE_NAME') ?? hostname(),
    monitoringToken: monitoringToken ? monitoringTokenOf(monitoringToken) : null,
    diskThreshold: diskThresholdOf(given('DISK_THRESHOLD_MB') ?? '1024'),
    hasRunningDatabase: given('NORMA_DEV') !== undefined && !databaseUrl,
    logLevel: oneOf('LOG_LEVEL', given('LOG_LEVEL') ?? 'info', logLevels),
  };
}
