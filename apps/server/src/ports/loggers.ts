import type { LoggerLevels, LogLevel } from '@norma/contracts';

/** Who in the server says something: each is named after what it is about. */
export type LoggerName =
  | 'comparison'
  | 'database'
  | 'documents'
  | 'downloads'
  | 'http'
  | 'identity'
  | 'imports'
  | 'jobs'
  | 'mails'
  | 'meaning'
  | 'search'
  | 'tenants'
  | 'tracking'
  | 'usage';

type LogMethod = {
  (message: string): void;
  (details: object, message?: string): void;
};

/** What a part of the server logs with. */
export type Logger = {
  readonly trace: LogMethod;
  readonly debug: LogMethod;
  readonly info: LogMethod;
  readonly warn: LogMethod;
  readonly error: LogMethod;
};

/** Loggers that say as much as the one named ROOT unless they were given a level of their own. */
export type Loggers<Each extends Logger = Logger> = {
  readonly named: (name: LoggerName) => Each;
  /** How much each of them says, ROOT first. */
  readonly levels: () => ReadonlyMap<string, LoggerLevels>;
  /** Changes how much one says from now on; null for as much as ROOT, which ROOT itself cannot be given. */
  readonly setLevel: (name: string, level: LogLevel | null) => 'set' | 'unknown' | 'root-needs-level';
};
