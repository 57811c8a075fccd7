import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@norma/contracts/fields';

const translated = readdirSync(join(import.meta.dirname, '../locales'));

/** The languages that have messages, in the order in which they are offered. */
export const offeredLanguages: Language[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => translated.includes(tag));
