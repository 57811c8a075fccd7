import type { Words } from '../words.ts';
import '../../theme/faces/ko.css';

/** The words of the shell, where there are any. */
export const shell = import.meta.glob<Words>('../ko.json', { eager: true, import: 'default' });

/** The words of features, and those for refusals. */
export const files = import.meta.glob<Words>(
  ['../failures/messages/ko.json', '../../features/**/messages/ko.json'],
  { import: 'default' },
);
