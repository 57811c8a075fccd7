import type { Words } from '../words.ts';
import '../../theme/faces/ja.css';

/** The words of the shell, where there are any. */
export const shell = import.meta.glob<Words>('../ja.json', { eager: true, import: 'default' });

/** The words of features, and those for refusals. */
export const files = import.meta.glob<Words>(
  ['../failures/messages/ja.json', '../../features/**/messages/ja.json'],
  { import: 'default' },
);
