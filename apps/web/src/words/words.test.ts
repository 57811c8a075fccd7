import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const source = join(import.meta.dirname, '..');
const folders = globSync('**/en.json', { cwd: source }).map((file) => dirname(file));
const languagesBesideEnglish = (folder: string): string[] =>
  globSync('*.json', { cwd: join(source, folder) })
    .map((file) => basename(file, '.json'))
    .filter((language) => language !== 'en');

const wordsOf = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8'));

const partsOf = (message: string, language: string): Element[] =>
  everyPart(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());

const everyPart = (parts: Element[]): Element[] =>
  parts.flatMap((part) =>
    'options' in part
      ? [part, ...Object.values(part.options).flatMap(({ value }) => everyPart(value))]
      : [part],
  );

const argumentsOf = (message: string, language: string): string[] => {
  const named = partsOf(message, language).filter((part) => part.type !== 0 && part.type !== 7); // Neither text nor #.
  return [...new Set(named.map((part) => ('value' in part ? part.value : '')))].sort();
};

/** The plural forms that a counted message lacks in its language. */
const missingForms = (message: string, language: string): string[] => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = partsOf(message, language).filter((part) => part.type === 6);
  return plurals.flatMap(({ options }) => needed.filter((form) => !(form in options)));
};

const cases = folders.flatMap((folder) =>
  languagesBesideEnglish(folder).map((language) => ({ folder, language })),
);

describe.each(folders)('the words in %s', (folder) => {
  it('exist in Arabic as well', () => {
    expect(languagesBesideEnglish(folder)).toContain('ar');
  });

  it('have every plural form of English', () => {
    const lacking = Object.entries(wordsOf(folder, 'en')).filter(
      ([, words]) => missingForms(words, 'en').length > 0,
    );
    expect(lacking).toEqual([]);
  });
});

describe.each(cases)('the words in $folder in $language', ({ folder, language }) => {
  const english = wordsOf(folder, 'en');
  const translated = wordsOf(folder, language);

  it('are as many as in English, under the same names', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  it('say something each', () => {
    expect(Object.entries(translated).filter(([, words]) => words.trim() === '')).toEqual([]);
  });

  it('take the arguments of the English', () => {
    const taken = Object.entries(translated).map(([key, words]) => [key, argumentsOf(words, language)]);
    expect(taken).toEqual(Object.keys(translated).map((key) => [key, argumentsOf(english[key] ?? '', 'en')]));
  });

  it('have every plural form of the language', () => {
    const lacking = Object.entries(translated).filter(
      ([, words]) => missingForms(words, language).length > 0,
    );
    expect(lacking).toEqual([]);
  });
});

it('finds a missing plural form and an argument of another name', () => {
  expect(missingForms('{count, plural, one {# وثيقة} other {# وثيقة}}', 'ar')).toEqual([
    'zero',
    'two',
    'few',
    'many',
  ]);
  expect(argumentsOf('{number} of {title}', 'en')).toEqual(['number', 'title']);
});
