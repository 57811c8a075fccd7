import type { Words } from '../words.ts';
import '../../theme/faces/zh-Hans.css';

/** The words of the shell, where there are any. */
export const shell = import.meta.glob<Words>('../zh-Hans.json', { eager: true, import: 'default' });

/** The words of features, and those for refusals. */
export const files = import.meta.glob<Words>(
  ['../failures/messages/zh-Hans.json', '../../features/**/messages/zh-Hans.json'],
  { import: 'default' },
);
