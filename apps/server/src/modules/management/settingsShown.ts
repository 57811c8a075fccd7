import type { ShownSetting } from '@norma/contracts';
import type { Settings } from '../../config/settings.ts';
import { mask, maskText } from './masking.ts';

type Description = {
  /** Its prefix and its name there. */
  readonly as: `${string}.${string}`;
  readonly variables: readonly [string, ...string[]];
  readonly unit?: ShownSetting['unit'];
  /** What may be shown of it, which is looked at once more for secrets; null for what may not. */
  readonly value: null | ((settings: Settings) => string | number);
};

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** Every setting of the process, what it is called here, and what may be shown of it. */
const descriptions: { readonly [Key in keyof Settings]: Description } = {
  port: { as: 'server.port', variables: ['PORT'], value: ({ port }) => port },
  host: { as: 'server.host', variables: ['HOST'], value: ({ host }) => host },
  publicUrl: {
    as: 'server.public-url',
    variables: ['PUBLIC_URL'],
    value: ({ publicUrl }) => publicUrl.origin,
  },
  trustedProxies: {
    as: 'server.trusted-proxies',
    variables: ['TRUSTED_PROXIES'],
    value: ({ trustedProxies }) => trustedProxies.join(', '),
  },
  webApp: { as: 'server.web-app', variables: ['WEB_APP'], value: ({ webApp }) => webApp },
  limitsCalls: {
    as: 'server.call-limits',
    variables: ['CALL_LIMITS'],
    value: ({ limitsCalls }) => onOff(limitsCalls),
  },
  logLevel: { as: 'server.log-level', variables: ['LOG_LEVEL'], value: ({ logLevel }) => logLevel },
  hasApiDocs: {
    as: 'server.api-docs',
    variables: ['API_DOCS'],
    value: ({ hasApiDocs }) => onOff(hasApiDocs),
  },
  dataDir: { as: 'storage.data-dir', variables: ['DATA_DIR'], value: ({ dataDir }) => dataDir },
  databaseUrl: {
    as: 'database.url',
    variables: ['DATABASE_URL'],
    value: ({ databaseUrl }) => databaseUrl ?? 'embedded',
  },
  nodeName: { as: 'monitoring.node-name', variables: ['NODE_NAME'], value: ({ nodeName }) => nodeName },
  monitoringToken: { as: 'monitoring.token', variables: ['MONITORING_TOKEN'], value: null },
  diskThreshold: {
    as: 'monitoring.disk-threshold',
    variables: ['DISK_THRESHOLD_MB'],
    unit: 'bytes',
    value: ({ diskThreshold }) => diskThreshold,
  },
  hasRunningDatabase: {
    as: 'database.runs-beside',
    variables: ['NORMA_DEV'],
    value: ({ hasRunningDatabase }) => onOff(hasRunningDatabase),
  },
  oidc: {
    as: 'identity.provider',
    variables: ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
    value: ({ oidc }) => (oidc ? `${oidc.issuer} (${oidc.clientId})` : 'built-in'),
  },
  isDemo: { as: 'demo.demo', variables: ['DEMO'], value: ({ isDemo }) => onOff(isDemo) },
  demoLibrary: { as: 'demo.library', variables: ['DEMO_LIBRARY'], value: ({ demoLibrary }) => demoLibrary },
  demoPassword: { as: 'demo.password', variables: ['DEMO_PASSWORD'], value: null },
  mailUrl: { as: 'mail.url', variables: ['MAIL_URL'], value: ({ mailUrl }) => mailUrl ?? 'outbox' },
  mailsPerSecond: {
    as: 'mail.rate',
    variables: ['MAILS_PER_SECOND'],
    unit: 'per-second',
    value: ({ mailsPerSecond }) => mailsPerSecond,
  },
  changesGatheredMs: {
    as: 'tracking.changes-gathered',
    variables: ['CHANGES_GATHERED_SECONDS'],
    unit: 'ms',
    value: ({ changesGatheredMs }) => changesGatheredMs,
  },
  searchWorkers: {
    as: 'search.workers',
    variables: ['SEARCH_WORKERS'],
    value: ({ searchWorkers }) => searchWorkers,
  },
  embedderPath: {
    as: 'search.embedder',
    variables: ['EMBEDDER_PATH'],
    value: ({ embedderPath }) => embedderPath ?? 'built-in',
  },
};

const all: readonly Description[] = Object.values(descriptions);

/** The environment variables that set something here, and whether they are secrets. */
export const settingVariables: ReadonlyMap<string, { isSecret: boolean }> = new Map(
  all.flatMap(({ variables, value }) => variables.map((name) => [name, { isSecret: value === null }])),
);

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the process by prefix and name, with secrets masked and where each comes from. */
export function settingsShown(
  settings: Settings,
  environment: Environment,
): { prefix: string; name: string; setting: ShownSetting }[] {
  return all.map(({ as, variables, unit, value }) => {
    const [prefix = '', name = ''] = as.split('.');
    const isSet = variables.some((variable) => (environment[variable] ?? '').trim() !== '');
    const setting: ShownSetting = {
      value: value ? maskText(String(value(settings))) : mask,
      ...(unit && { unit }),
      origin: isSet ? 'environment' : 'default',
      variable: variables.join(', '),
    };
    return { prefix, name, setting };
  });
}
