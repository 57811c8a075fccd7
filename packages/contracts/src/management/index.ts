import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { configurationCalls } from './configuration.ts';
import { databaseCalls } from './database.ts';
import { loggerCalls } from './loggers.ts';

export {
  settingOrigins,
  type PropertySource,
  type SettingOrigin,
  type SettingsOfPrefix,
  type ShownSetting,
} from './configuration.ts';
export { statementLimits, type StatementRows } from './database.ts';
export { logLevels, type LoggerLevels, type LogLevel } from './loggers.ts';

/** What programs that watch the server ask, and operators of how it is set up. */
export const management = contract({
  info: {
    method: 'GET',
    path: '/management/info',
    summary: 'Version and profiles',
    who: 'anyone',
    answer: z.object({
      version: z.string(),
      'display-ribbon-on-profiles': z.string(),
      activeProfiles: z.array(z.enum(['prod', 'swagger', 'demo'])),
    }),
  },
  ...loggerCalls,
  ...configurationCalls,
  ...databaseCalls,
});
