import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** Where the value of a setting comes from. */
export const settingOrigins = ['environment', 'default', 'built-in', 'database'] as const;
export type SettingOrigin = (typeof settingOrigins)[number];

/** A setting as it may be shown: secrets are masked. */
export const ShownSetting = z.object({
  value: z.string(),
  unit: z.enum(['bytes', 'ms', 's', 'per-second']).optional(),
  origin: z.enum(settingOrigins),
  variable: z.string().optional().describe('The environment variable that sets it'),
});
export type ShownSetting = z.infer<typeof ShownSetting>;

/** Settings that belong together. */
export const SettingsOfPrefix = z.object({
  prefix: z.string(),
  properties: z.record(z.string(), ShownSetting),
});
export type SettingsOfPrefix = z.infer<typeof SettingsOfPrefix>;

/** A place that settings come from, with all that is there. */
export const PropertySource = z.object({
  name: z.enum(['commandLine', 'systemEnvironment', 'systemProperties']),
  properties: z.record(z.string(), z.object({ value: z.string() })),
});
export type PropertySource = z.infer<typeof PropertySource>;

/** How the process that answers is set up. */
export const configurationCalls = contract({
  configprops: {
    method: 'GET',
    path: '/management/configprops',
    summary:
      'The settings of this process and of its tenants by prefix, with where each comes from; secrets masked',
    who: 'OPERATOR',
    answer: z.object({
      contexts: z.object({ norma: z.object({ beans: z.record(z.string(), SettingsOfPrefix) }) }),
    }),
  },
  env: {
    method: 'GET',
    path: '/management/env',
    summary: 'The environment of this process; secrets and unknown variables are masked',
    who: 'OPERATOR',
    answer: z.object({ activeProfiles: z.array(z.string()), propertySources: z.array(PropertySource) }),
  },
});
