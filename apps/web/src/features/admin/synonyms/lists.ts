import type { SynonymLists } from '@norma/contracts';

type Lists = SynonymLists['lists'];
type Language = Lists[number]['language'];

/** The rules of each language that has some. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** Lists as texts by language. */
export const textsOf = (lists: Lists): Texts =>
  Object.fromEntries(lists.map(({ language, rules }) => [language, rules]));

/** Texts by language as lists; empty ones are left out. */
export const listsOf = (texts: Texts): Lists =>
  Object.entries(texts).flatMap(([language, rules]) =>
    rules.trim() === '' ? [] : [{ language: language as Language, rules: rules.trimEnd() }],
  );

/** How many rules a text has: lines that are neither empty nor comments. */
export const countRules = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#')).length;
