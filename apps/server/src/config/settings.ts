import { isIP } from 'node:net';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

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
  /** `API_DOCS`: `off` leaves out the profile `swagger`, with which the API can be browsed and tried. */
  readonly hasApiDocs: boolean;
  /** `CALL_LIMITS`: `off` lets readers search and download as often as they like: for measuring. */
  readonly limitsCalls: boolean;
  /** `WEB_APP`: the folder of the built web app, `apps/web/dist`. */
  readonly webApp: string;
  /** `EMBEDDER_PATH`: a folder with a sentence model for the search by meaning; else the library itself is learned from. */
  readonly embedderPath: string | null;
  /** `MAIL_URL`: the mail server, `smtps://user:password@host:465`; without it emails stay in a folder below `DATA_DIR`. */
  readonly mailUrl: string | null;
  /** `MAILS_PER_SECOND`: the most emails that this server sends in a second, 20. */
  readonly mailsPerSecond: number;
  /** `CHANGES_GATHERED_SECONDS`: for how long changes to tracked documents are collected into one email, 60. */
  readonly changesGatheredMs: number;
  /** `SEARCH_WORKERS`: threads that search, one less than processors; 0 for a small library, which then needs none. */
  readonly searchWorkers: number;
  /** `NODE_NAME`: what this server is called among several behind a balancer, the name of its machine. */
  readonly nodeName: string;
  /** `MONITORING_TOKEN`: lets monitoring programs read health and metrics; without it no program may. */
  readonly monitoringToken: string | null;
  /** `DISK_THRESHOLD_MB`: below so much free room on the disk of the data folder the server asks for care, 1024. */
  readonly diskThreshold: number;
  /** Told by `npm run dev` in `NORMA_DEV`: the embedded PostgreSQL already runs. */
  readonly hasRunningDatabase: boolean;
  /** `LOG_LEVEL`: trace, debug, info, warn, error or fatal. */
  readonly logLevel: (typeof logLevels)[number];
};

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const maxSearchWorkers = 64;
const demoLibraries = ['full', 'small'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** A setting that cannot be used; its message names the variable, what was given and what is expected. */
export class SettingError extends Error {
  constructor(variable: string, given: string, expected: string) {
    super(`${variable} is "${given}": ${expected} is expected.`);
  }
}

type Environment = Record<string, string | undefined>;

/** How a variable is read: its schema, what a message says is expected, and whether its value may be repeated there. */
type Rule<T> = {
  readonly schema: z.ZodType<T, string>;
  readonly expected: string;
  readonly isSecret?: boolean;
};

/** Digits alone, no more of them than the largest number has. */
const wholeNumber = (min: number, max: number, expected?: string): Rule<number> => ({
  schema: z
    .string()
    .max(String(max).length)
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max)),
  expected: expected ?? `a whole number from ${min} to ${max}`,
});

const oneOf = <const T extends string>(choices: readonly [T, ...T[]]): Rule<T> => ({
  schema: z.string().pipe(z.enum(choices)),
  expected: `one of ${choices.join(', ')}`,
});

const url = (protocols: readonly string[]) =>
  z.string().transform((given, context) => {
    const address = URL.parse(given);
    if (address && protocols.includes(address.protocol)) return address;
    context.addIssue('This is no such address');
    return z.NEVER;
  });

const isProxy = (given: string): boolean => {
  const [address = '', prefix, ...more] = given.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isNetwork = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) > 0 && isNetwork && more.length === 0;
};

const onOrOff = oneOf(['on', 'off']);

const rules = {
  port: wholeNumber(1, 65_535),
  host: {
    schema: z
      .string()
      .refine((given) => isIP(given) > 0 || /^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(given)),
    expected: 'an IP address or a host name',
  },
  publicUrl: {
    schema: url(['http:', 'https:']).refine(
      ({ pathname, search, hash }) => pathname === '/' && !search && !hash,
    ),
    expected: 'an address such as https://library.example.org, without a path,',
  },
  // The addresses of the database and of the mail server may hold a password.
  databaseUrl: {
    schema: z.string().refine((given) => url(['postgres:', 'postgresql:']).safeParse(given).success),
    expected: 'an address such as postgres://user:password@host/name',
    isSecret: true,
  },
  mailUrl: {
    schema: z.string().refine((given) => url(['smtp:', 'smtps:']).safeParse(given).data?.hostname),
    expected: 'an address such as smtps://user:password@host:465',
    isSecret: true,
  },
  issuer: { schema: url(['http:', 'https:']), expected: 'an address such as https://login.example.org' },
  proxy: { schema: z.string().refine(isProxy), expected: 'an address or a network such as 10.0.0.0/8' },
  monitoringToken: {
    schema: z.string().regex(/^[\x21-\x7e]{24,}$/),
    expected: 'a secret of 24 characters or more, without spaces,',
    isSecret: true,
  },
  searchWorkers: wholeNumber(0, maxSearchWorkers),
  gatheredSeconds: wholeNumber(0, 9_999),
  diskThresholdMb: wholeNumber(0, 999_999_999, 'a whole number of megabytes'),
  mailsPerSecond: wholeNumber(1, 9_999),
  demoLibrary: oneOf(demoLibraries),
  logLevel: oneOf(logLevels),
};

/** Reads a variable by its rule, or throws a SettingError. */
function read<T>(variable: string, given: string, { schema, expected, isSecret }: Rule<T>): T {
  const { success, data } = schema.safeParse(given);
  if (!success) throw new SettingError(variable, isSecret ? '(not shown)' : given, expected);
  return data;
}

const usualSearchWorkers = (): number => Math.min(Math.max(availableParallelism() - 1, 1), maxSearchWorkers);

const oidcOf = (environment: Environment): Settings['oidc'] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = environment;
  if (!issuer && !clientId) return null;
  if (!issuer) throw new SettingError('OIDC_ISSUER', '', 'the issuer of the client in OIDC_CLIENT_ID');
  if (!clientId) throw new SettingError('OIDC_CLIENT_ID', '', 'the client ID of this library at OIDC_ISSUER');
  read('OIDC_ISSUER', issuer, rules.issuer);
  return { issuer, clientId };
};

const proxiesOf = (given: string): string[] =>
  given
    .split(/[\s,]+/)
    .filter((proxy) => proxy !== '')
    .map((proxy) => read('TRUSTED_PROXIES', proxy, rules.proxy));

/** The password of the demo users unless another one is set: the documentation tells it to everyone. */
export const usualDemoPassword = 'norma-demo';

/** Reads the settings; an empty variable counts as absent. Throws a SettingError for the first wrong one. */
export function readSettings(environment: Environment): Settings {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = read('PORT', given('PORT') ?? '3000', rules.port);
  const databaseUrl = given('DATABASE_URL');
  const embedderPath = given('EMBEDDER_PATH');
  const mailUrl = given('MAIL_URL');
  const monitoringToken = given('MONITORING_TOKEN');
  return {
    port,
    host: read('HOST', given('HOST') ?? '127.0.0.1', rules.host),
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl ? read('DATABASE_URL', databaseUrl, rules.databaseUrl) : null,
    publicUrl: read('PUBLIC_URL', given('PUBLIC_URL') ?? `http://localhost:${port}`, rules.publicUrl),
    trustedProxies: proxiesOf(given('TRUSTED_PROXIES') ?? ''),
    oidc: oidcOf(environment),
    isDemo: read('DEMO', given('DEMO') ?? 'on', onOrOff) === 'on',
    demoLibrary: read('DEMO_LIBRARY', given('DEMO_LIBRARY') ?? 'full', rules.demoLibrary),
    demoPassword: given('DEMO_PASSWORD') ?? usualDemoPassword,
    hasApiDocs: read('API_DOCS', given('API_DOCS') ?? 'on', onOrOff) === 'on',
    limitsCalls: read('CALL_LIMITS', given('CALL_LIMITS') ?? 'on', onOrOff) === 'on',
    webApp: resolve(given('WEB_APP') ?? builtWebApp),
    embedderPath: embedderPath ? resolve(embedderPath) : null,
    mailUrl: mailUrl ? read('MAIL_URL', mailUrl, rules.mailUrl) : null,
    mailsPerSecond: read('MAILS_PER_SECOND', given('MAILS_PER_SECOND') ?? '20', rules.mailsPerSecond),
    changesGatheredMs:
      read('CHANGES_GATHERED_SECONDS', given('CHANGES_GATHERED_SECONDS') ?? '60', rules.gatheredSeconds) *
      1_000,
    searchWorkers: read(
      'SEARCH_WORKERS',
      given('SEARCH_WORKERS') ?? String(usualSearchWorkers()),
      rules.searchWorkers,
    ),
    nodeName: given('NODE_NAME') ?? hostname(),
    monitoringToken: monitoringToken
      ? read('MONITORING_TOKEN', monitoringToken, rules.monitoringToken)
      : null,
    diskThreshold:
      read('DISK_THRESHOLD_MB', given('DISK_THRESHOLD_MB') ?? '1024', rules.diskThresholdMb) * 1024 * 1024,
    hasRunningDatabase: given('NORMA_DEV') !== undefined && !databaseUrl,
    logLevel: read('LOG_LEVEL', given('LOG_LEVEL') ?? 'info', rules.logLevel),
  };
}
