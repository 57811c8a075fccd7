import { readdirSync } from 'node:fs';
import { languages, type Language } from '@norma/contracts/fields';

const files = readdirSync(import.meta.dirname);

/** The languages in which the shell speaks, in the order in which they are offered. */
export const spokenLanguages: Language[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => files.includes(`${tag}.json`));
