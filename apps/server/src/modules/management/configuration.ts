import type { SettingsOfPrefix, ShownSetting } from '@norma/contracts';
import type { Settings } from '../../config/settings.ts';
import type { Tenant } from '../../tenant/index.ts';
import { maskText, maskValue } from './masking.ts';
import { settingsShown } from './settingsShown.ts';

/** A limit or a place that is built in, by its prefix and name. */
export type BuiltIn = {
  readonly prefix: string;
  readonly name: string;
  readonly value: string | number;
  readonly unit?: ShownSetting['unit'];
};

type Parts = {
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly builtIn: readonly BuiltIn[];
  readonly tenants: readonly Tenant[];
};

/** More of a text than anyone looks at among settings. */
const longestShown = 2_000;

/** Every setting in force by prefix: of the process, what is built in, and of each tenant. */
export function configuration({ settings, environment, builtIn, tenants }: Parts): SettingsOfPrefix[] {
  const fixed = builtIn.map(({ prefix, name, value, unit }) => {
    const setting: ShownSetting = {
      value: maskText(String(value)),
      origin: 'built-in',
      ...(unit && { unit }),
    };
    return { prefix, name, setting };
  });
  const all = [...settingsShown(settings, environment), ...fixed];
  const ofProcess = [...Map.groupBy(all, ({ prefix }) => prefix)].map(([prefix, members]) => ({
    prefix,
    properties: Object.fromEntries(members.map(({ name, setting }) => [name, setting])),
  }));
  return [...ofProcess, ...tenants.map(ofTenant)];
}

function ofTenant({ key, origin, settings }: Tenant): SettingsOfPrefix {
  const describe = (value: unknown): string => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  };
  const shown = Object.entries(settings).map(([name, value]): [string, ShownSetting] => [
    name,
    { value: describe(maskValue(value)), origin: 'database' },
  ]);
  return {
    prefix: `tenants.${key}`,
    properties: { origin: { value: origin, origin: 'database' }, ...Object.fromEntries(shown) },
  };
}
