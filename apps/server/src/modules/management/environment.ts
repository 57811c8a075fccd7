import type { PropertySource } from '@norma/contracts';
import { arch, availableParallelism, hostname, release, totalmem, type } from 'node:os';
import { mask, maskText } from './masking.ts';
import { settingVariables } from './settingsShown.ts';

/** Variables of the system that hold no secret as they are meant; what they hold is looked at all the same. */
const ofTheSystem = new Set([
  'HOME',
  'HOSTNAME',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LOGNAME',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_VERSION',
  'PATH',
  'PWD',
  'SHELL',
  'TMPDIR',
  'TZ',
  'USER',
  'UV_THREADPOOL_SIZE',
]);

const mayBeShown = (name: string): boolean =>
  ofTheSystem.has(name) || settingVariables.get(name)?.isSecret === false;

type Environment = Readonly<Record<string, string | undefined>>;

const byName = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const properties = (values: Record<string, string>): PropertySource['properties'] =>
  Object.fromEntries(Object.entries(byName(values)).map(([name, value]) => [name, { value }]));

/** What the process was started with. A variable that no one knows is masked, whatever it is called. */
export function propertySources(environment: Environment): PropertySource[] {
  const variables = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, mayBeShown(name) ? maskText(value) : mask]],
  );
  return [
    { name: 'commandLine', properties: properties(commandLine()) },
    { name: 'systemEnvironment', properties: properties(Object.fromEntries(variables)) },
    { name: 'systemProperties', properties: properties(systemProperties()) },
  ];
}

/** The program and its own options; what was given to the library itself is masked, because it takes nothing. */
function commandLine(): Record<string, string> {
  const [, script = '', ...given] = process.argv;
  return {
    program: maskText(process.execPath),
    script: maskText(script),
    options: maskText(process.execArgv.join(' ')),
    arguments: given.map(() => mask).join(' '),
  };
}

function systemProperties(): Record<string, string> {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    'node.version': process.version,
    'v8.version': process.versions.v8,
    'openssl.version': process.versions.openssl,
    'os.name': type(),
    'os.version': release(),
    'os.architecture': arch(),
    'os.processors': String(availableParallelism()),
    'os.memory': `${totalmem()}`,
    'host.name': hostname(),
    'process.id': String(process.pid),
    'process.folder': maskText(process.cwd()),
    'process.started': new Date(Date.now() - process.uptime() * 1000).toISOString(),
    'time.zone': timeZone,
    locale,
  };
}
