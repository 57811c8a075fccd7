import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** How much a logger says, from everything to nothing. */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a logger was set to, if to anything of its own, and what it therefore says. */
export const LoggerLevels = z.object({
  configuredLevel: z.enum(logLevels).nullable().describe('Null where it says as much as ROOT'),
  effectiveLevel: z.enum(logLevels),
});
export type LoggerLevels = z.infer<typeof LoggerLevels>;

/** The loggers of the process that answers. */
export const loggerCalls = contract({
  loggers: {
    method: 'GET',
    path: '/management/loggers',
    summary: 'The loggers of this process, with their levels',
    who: 'OPERATOR',
    answer: z.object({
      levels: z.array(z.enum(logLevels)),
      loggers: z.record(z.string(), LoggerLevels),
    }),
  },
  setLevel: {
    method: 'POST',
    path: '/management/loggers/{name}',
    summary: 'Set the level of a logger of this process, until it is changed or the process ends',
    who: 'OPERATOR',
    params: z.object({ name: z.string().min(1).max(100) }),
    body: z.strictObject({
      configuredLevel: z.enum(logLevels).nullable().describe('Null lets it say as much as ROOT again'),
    }),
    answer: LoggerLevels,
    failures: [
      { status: 404, code: 'logger-not-found', detail: 'Logger not found' },
      { status: 400, code: 'root-needs-level', detail: 'ROOT has no parent logger' },
    ],
  },
});
