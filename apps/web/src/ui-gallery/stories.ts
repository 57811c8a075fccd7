import type { Story } from './story.ts';

const files = import.meta.glob<Story>('./stories/*.tsx', { import: 'story', eager: true });

/** Every shared part there is, by its title. */
export const stories: readonly Story[] = Object.values(files).sort((one, other) =>
  one.title.localeCompare(other.title, 'en'),
);

/** The name of a story in addresses. */
export const anchorOf = ({ title }: Story): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
