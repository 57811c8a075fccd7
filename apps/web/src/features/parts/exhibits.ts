import type { Exhibit } from './exhibit.ts';

const files = import.meta.glob<Exhibit>('./exhibits/*.tsx', { import: 'exhibit', eager: true });

/** Every shared part there is, by its title. */
export const exhibits: readonly Exhibit[] = Object.values(files).sort((one, other) =>
  one.title.localeCompare(other.title, 'en'),
);

/** The name of an exhibit in addresses. */
export const anchorOf = ({ title }: Exhibit): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
