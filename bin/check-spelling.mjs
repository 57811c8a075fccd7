// Checks the American spelling of English messages, guides and documents, then plants misspellings to prove that it finds them.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proseOf, withoutNames } from './words/phrases.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, 'bin/tools');
/** Words that are right here and unknown to the dictionary, one per line: names, and terms of the trade. */
const ownDictionary = 'bin/words/dictionary.txt';

/** A table of codes, a list of work, and licenses of others. */
const notProse = /who-may-call|plan\.md|THIRD-PARTY-NOTICES/;

/** @typedef {{ correct: (word: string) => boolean, add: (word: string) => void }} Speller */

/** @type {(dictionary: { aff: string, dic: string }) => Speller} */
const nspell = createRequire(join(tools, 'package.json'))('nspell');

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');
const american = 'bin/tools/node_modules/dictionary-en/index';
const speller = nspell({ aff: textOf(`${american}.aff`), dic: textOf(`${american}.dic`) });

/**
 * The words of a text that are written as words: acronyms, identifiers and what has digits are not.
 * @param {string} text
 */
const wordsIn = (text) =>
  (text.replaceAll('’', "'").match(/(?<![\p{L}\d_@./])\p{L}[\p{L}']*(?![\p{L}\d_@/]|\.\p{L})/gu) ?? [])
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 1 && !/.\p{Lu}/u.test(word));

/** @param {string} text */
const misspelled = (text) => [...new Set(wordsIn(text))].filter((word) => !speller.correct(word));

/** @type {{ path: string, text: string }[]} */
const texts = [
  ...globSync(['apps/web/src/locales/en/*.json', 'apps/server/src/i18n/locales/en/*.json'], {
    cwd: root,
  }).map((path) => ({
    path,
    text: Object.values(/** @type {Record<string, string>} */ (JSON.parse(textOf(path))))
      .map(withoutNames)
      .join('\n'),
  })),
  ...globSync(['apps/server/src/modules/help/guides/*.en.txt'], { cwd: root }).map((path) => ({
    path,
    text: textOf(path),
  })),
  ...globSync(['*.md', 'docs/*.md', 'docs/glossary/en.md'], { cwd: root })
    .filter((path) => !notProse.test(path))
    .map((path) => ({ path, text: proseOf(textOf(path)) })),
];

const own = textOf(ownDictionary).trim().split('\n');
const used = new Set(texts.flatMap(({ text }) => wordsIn(text).map((word) => word.toLowerCase())));
const complaints = own
  .filter((word) => speller.correct(word) || !used.has(word.toLowerCase()))
  .map((word) => `${ownDictionary} lists “${word}”, which is not needed`);
for (const word of own) speller.add(word);
for (const { path, text } of texts)
  complaints.push(
    ...misspelled(text).map((word) => `${path}: “${word}” is misspelled, or missing in ${ownDictionary}`),
  );

const canaries = ['favourites', 'colour', 'organisation', 'licence', 'occured', 'seperate'];
const missed = canaries.filter((word) => misspelled(`The ${word} of a reader.`).length === 0);
complaints.push(...missed.map((word) => `“${word}” is no longer found when it is planted`));

for (const complaint of complaints) console.error(complaint);
console.log(`${texts.length} files, ${used.size} words, ${own.length} words of our own`);
process.exitCode = complaints.length > 0 ? 1 : 0;
