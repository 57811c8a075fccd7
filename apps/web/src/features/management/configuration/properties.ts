import type { PropertySource, SettingsOfPrefix, ShownSetting } from '@norma/contracts';
import { hasText } from '../useFilter.ts';

/** A property of the server; those of the environment have no known origin. */
export type Property = { name: string; value: string } & Partial<Omit<ShownSetting, 'value'>>;

/** Properties that belong together: those of a prefix, or of a source. */
export type Group = { name: string; source: PropertySource['name'] | null; properties: Property[] };

/** The settings of a prefix, one by one. */
export const ofPrefix = ({ prefix, properties }: SettingsOfPrefix): Group => ({
  name: prefix,
  source: null,
  properties: Object.entries(properties).map(([name, setting]) => ({ name, ...setting })),
});

/** The properties of a source, one by one. */
export const ofSource = ({ name: source, properties }: PropertySource): Group => ({
  name: source,
  source,
  properties: Object.entries(properties).map(([name, { value }]) => ({ name, value })),
});

/** Filters groups: a group whose name matches stays whole, others keep their matching properties. */
export const narrowed = (groups: readonly Group[], filter: string): Group[] =>
  groups
    .map((group) =>
      hasText(filter, group.name)
        ? group
        : {
            ...group,
            properties: group.properties.filter(({ name, value, variable = '' }) =>
              hasText(filter, `${group.name}.${name}`, value, variable),
            ),
          },
    )
    .filter(({ properties }) => properties.length > 0);
