import { logLevels, type LogLevel } from '@norma/contracts';
import type { Logger } from 'pino';
import type { LoggerName, Loggers } from '../../ports/loggers.ts';

const rootName = 'ROOT';

const pinoLevels: Record<LogLevel, string> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'info',
  WARN: 'warn',
  ERROR: 'error',
  OFF: 'silent',
};

/** What pino calls fatal no one here says: such a logger is off. */
const levelOf = ({ level }: Logger): LogLevel =>
  logLevels.find((each) => pinoLevels[each] === level) ?? 'OFF';

/**
 * Loggers by name under one of pino. A child of pino keeps the level that it was made with, so those that follow ROOT
 * are told when it changes.
 */
export function namedLoggers(root: Logger): Loggers<Logger> {
  const child = (name: LoggerName): Logger => root.child({ logger: name }, { level: root.level });
  const children: Record<LoggerName, Logger> = {
    comparison: child('comparison'),
    database: child('database'),
    documents: child('documents'),
    downloads: child('downloads'),
    http: child('http'),
    identity: child('identity'),
    imports: child('imports'),
    jobs: child('jobs'),
    mails: child('mails'),
    meaning: child('meaning'),
    search: child('search'),
    tenants: child('tenants'),
    tracking: child('tracking'),
    usage: child('usage'),
  };
  const own = new Map<string, LogLevel>();

  return {
    named: (name) => children[name],

    levels: () =>
      new Map([
        [rootName, { configuredLevel: levelOf(root), effectiveLevel: levelOf(root) }],
        ...Object.entries(children).map(
          ([name, logger]) =>
            [name, { configuredLevel: own.get(name) ?? null, effectiveLevel: levelOf(logger) }] as const,
        ),
      ]),

    setLevel: (name, level) => {
      if (name !== rootName && !Object.hasOwn(children, name)) return 'unknown';
      if (name === rootName && !level) return 'root-needs-level';
      if (level === null) own.delete(name);
      else if (name === rootName) root.level = pinoLevels[level];
      else own.set(name, level);
      for (const [each, logger] of Object.entries(children))
        logger.level = pinoLevels[own.get(each) ?? levelOf(root)];
      return 'set';
    },
  };
}
