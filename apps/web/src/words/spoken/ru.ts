import type { Words } from '../words.ts';

/** The words of the shell, where there are any. */
export const shell = import.meta.glob<Words>('../ru.json', { eager: true, import: 'default' });

/** The words of features, and those for refusals. */
export const files = import.meta.glob<Words>(
  ['../failures/messages/ru.json', '../../features/**/messages/ru.json'],
  { import: 'default' },
);
